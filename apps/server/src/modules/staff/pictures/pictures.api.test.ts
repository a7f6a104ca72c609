import { pictureMegabytes } from "@kvart/contract/staff/picture-rules";
import type { StoredPicture } from "@kvart/contract/staff/pictures";
import { pictureUrl } from "@kvart/media/urls";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sampleJpeg, samplePicture } from "../../../../test/sample-pictures.ts";
import { addStaff, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog, pictures } from "../../../platform/database/schema/office.ts";
import { photosOf } from "../../media/service.ts";

const app = await buildTestApp();
const { call, db } = app;
const worker = await addStaff(db, { clubs: [zemun] });

const upload = (body: Buffer, kind = "story", type = "image/jpeg") =>
	call<StoredPicture>("POST", `/api/staff/picture?kind=${kind}`, {
		headers: { ...worker.headers, "content-type": type },
		body,
	});

const fetchPicture = (url: string) => app.server.inject(url);

const refusal = (code: string) => ({
	status: 422,
	body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field: "file", code }] },
});

test("an uploaded picture is stored as sent and served in all sizes", async () => {
	const bytes = await sampleJpeg({ width: 2000, height: 1200 });
	const { status, body } = await upload(bytes);
	expect(status).toBe(201);
	expect(body).toMatchObject({ width: 2000, height: 1200, alt: "", alt_eng: "" });

	const stable = await fetchPicture(body.url);
	expect(stable.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	expect((await sharp(stable.rawPayload).metadata()).width).toBe(1600);

	const photo = (await photosOf(db, [body.url]))(body.url);
	expect(photo?.blur).toMatch(/^data:image\/webp;base64,/);
	expect(photo?.color).toMatch(/^#[0-9a-f]{6}$/);
	for (const format of ["avif", "webp"] as const) {
		const small = await fetchPicture(pictureUrl(photo ?? { id: "", hash: "" }, 480, format));
		expect([small.statusCode, small.headers["content-type"]]).toEqual([200, `image/${format}`]);
		expect((await sharp(small.rawPayload).metadata()).width).toBe(480);
	}
	const [row] = await db.select().from(pictures).orderBy(desc(pictures.id)).limit(1);
	expect(row?.original.equals(bytes)).toBe(true);
	const notes = await db.select().from(auditLog).where(eq(auditLog.entityId, body.url));
	expect(notes).toMatchObject([{ actorId: worker.id, action: "picture.uploaded", after: { kind: "story" } }]);
});

test("the same picture is stored once", async () => {
	const bytes = await sampleJpeg();
	expect((await upload(bytes)).body.url).toBe((await upload(bytes)).body.url);
});

test.for(["png", "webp", "avif"] as const)("accepts %s regardless of the name", async (format) => {
	const bytes = await samplePicture({ color: "#123456" }).toFormat(format).toBuffer();
	const { status, body } = await upload(bytes, "story", "image/jpeg");
	expect(status).toBe(201);
	expect((await fetchPicture(body.url)).headers["content-type"]).toBe("image/jpeg");
});

test("a picture is rotated upright and loses its metadata", async () => {
	const bytes = await samplePicture({ width: 1200, height: 1600 })
		.withExif({ IFD0: { Copyright: "Somebody", Make: "Camera" }, IFD3: { GPSLatitudeRef: "N" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const { body } = await upload(bytes);
	expect(body).toMatchObject({ width: 1600, height: 1200 });
	const shown = await sharp((await fetchPicture(body.url)).rawPayload).metadata();
	expect([shown.width, shown.height]).toEqual([1600, 1200]);
	expect([shown.exif, shown.orientation]).toEqual([undefined, undefined]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script/></svg>');

test.for([
	["a drawing", () => svg],
	["text", () => Buffer.from("this is no picture at all")],
	["the beginning of a picture", async () => (await sampleJpeg()).subarray(0, 900)],
	["a picture of another kind", () => samplePicture().gif().toBuffer()],
	[
		"an animation",
		async () => {
			const frames = await Promise.all(
				["#111111", "#eeeeee"].map((color) => samplePicture({ color }).png().toBuffer()),
			);
			return sharp(frames, { join: { animated: true } })
				.webp()
				.toBuffer();
		},
	],
] as const)("%s is refused by its content", async ([, make]) => {
	expect(await upload(await make())).toMatchObject(refusal("not-a-picture"));
});

test("refuses pictures that are too small for their use or too large", async () => {
	const small = await sampleJpeg({ width: 1300, height: 700 });
	expect((await upload(small, "story")).status).toBe(201);
	expect(await upload(small, "banner")).toMatchObject(refusal("picture-too-small"));
	// Small to send, but far too large to decode.
	const bomb = await samplePicture({ width: 9000, height: 6000 }).png({ compressionLevel: 9 }).toBuffer();
	expect(await upload(bomb)).toMatchObject(refusal("picture-too-large"));
});

test("stops reading a file that is too large, and reads none without access", async () => {
	const heavy = Buffer.alloc(pictureMegabytes * 1024 * 1024 + 1, 0xff);
	expect((await upload(heavy)).status).toBe(413);
	const stranger = await call("POST", "/api/staff/picture?kind=story", { body: heavy });
	expect(stranger).toMatchObject({ status: 401, body: { code: "ERR_BAD_SESSION_ID" } });
});

test.for(["", "?kind=nothing"])("requires a use: %s", async (query) => {
	const answer = await call("POST", `/api/staff/picture${query}`, {
		headers: worker.headers,
		body: await sampleJpeg(),
	});
	expect(answer.status).toBe(422);
});

test("refuses JSON", async () => {
	const answer = await call("POST", "/api/staff/picture?kind=story", { headers: worker.headers, body: { a: 1 } });
	expect(answer).toMatchObject(refusal("required-field"));
});

test.for([
	"/media/uploads/999999-0123456789.jpg",
	"/media/uploads/1-0000000000.jpg",
	"/media/uploads/99999999999-0123456789.jpg",
	"/media/uploads/1.jpg",
	"/media/p/upload-999999.0123456789.480.avif",
])("%s is not found", async (url) => {
	expect((await fetchPicture(url)).statusCode).toBe(404);
});
