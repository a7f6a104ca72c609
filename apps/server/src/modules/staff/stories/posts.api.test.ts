import type { BlogPost } from "@kvart/contract/content";
import type { StoredPicture } from "@kvart/contract/staff/pictures";
import type { ListedPost, StaffPost } from "@kvart/contract/staff/stories";
import { instantOf } from "@kvart/contract/time";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sampleJpeg } from "../../../../test/sample-pictures.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { samplePost } from "../../../../test/story-samples.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";

const app = await buildTestApp();
const { call, db, clock } = app;
const editor = await addStaff(db);
const { headers } = editor;

const add = (body: unknown) => call<StaffPost>("POST", "/api/staff/blog", { headers, body });
const change = (id: number, body: unknown) => call<StaffPost>("PATCH", `/api/staff/blog/${id}`, { headers, body });
const read = async (id: number) => (await call<StaffPost>("GET", `/api/staff/blog/${id}`, { headers })).body;
const listed = async (id: number) =>
	(await call<ListedPost[]>("GET", "/api/staff/blog", { headers })).body.find((post) => post.id === id);
const visible = async (id: number) => (await call("GET", `/api/blog/${id}`)).status === 200;

/** The input for saving a post unchanged. */
function sent({ id: _, state: _state, published_at, ...post }: StaffPost) {
	return { ...post, publish_at: published_at };
}

const later = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);
const hour = 3_600_000;

test("a post is a draft until it is published, and then it is the newest", async () => {
	const { status, body: draft } = await add({ ...samplePost, publish_at: null });
	expect(status).toBe(201);
	expect(draft).toMatchObject({ state: "draft", published_at: null, date: null, version: 1 });
	expect(await visible(draft.id)).toBe(false);
	const { body: published } = await change(draft.id, { ...sent(draft), publish_at: "now" });
	expect(published).toMatchObject({ state: "published", version: 2 });
	const [newest] = (await call<BlogPost[]>("GET", "/api/blog")).body;
	expect(newest).toMatchObject({ id: draft.id, header: samplePost.header, date_of_creation: published.published_at });
	// Saving again keeps the moment of publication.
	const { body: again } = await change(draft.id, { ...sent(published), header: "Nov naslov", publish_at: "now" });
	expect(again).toMatchObject({ header: "Nov naslov", published_at: published.published_at });
	const { body: hidden } = await change(draft.id, { ...sent(again), publish_at: null });
	expect(hidden.state).toBe("draft");
	expect(await visible(draft.id)).toBe(false);
});

test("a scheduled post becomes public by the server's clock", async () => {
	const { body } = await add({ ...samplePost, publish_at: later(hour).toISOString() });
	expect(await listed(body.id)).toMatchObject({ state: "waiting" });
	expect(await visible(body.id)).toBe(false);
	clock.set(later(hour));
	expect(await visible(body.id)).toBe(true);
	expect(await listed(body.id)).toMatchObject({ state: "published" });
	clock.set(testNow);
});

test("a chosen date is kept for drafts and published posts", async () => {
	const { body: draft } = await add({ ...samplePost, date: "2026-03-08", publish_at: null });
	expect(await read(draft.id)).toMatchObject({ date: "2026-03-08" });
	const { body: published } = await change(draft.id, { ...sent(draft), publish_at: "now" });
	expect(published.date).toBe("2026-03-08");
	const { body: shown } = await call<BlogPost>("GET", `/api/blog/${draft.id}`);
	expect(shown.date_of_creation).toBe(instantOf("2026-03-08", 1200).toISOString());
	const { body: plain } = await change(draft.id, { ...sent(published), date: null });
	expect(plain.date).toBeNull();
	expect((await listed(draft.id))?.date).toBe("2026-11-18");
});

test("an uploaded picture is shown with its alt text on the post and in the link preview", async () => {
	const upload = await call<StoredPicture>("POST", "/api/staff/picture?kind=story", {
		headers,
		body: await sampleJpeg({ color: "#ff0000" }),
	});
	const photo = { url: upload.body.url, alt: "Crvena vrata", alt_eng: "A red door" };
	const { body: post } = await add({ ...samplePost, photo });
	expect(post.photo).toEqual(photo);
	const { body: shown } = await call<BlogPost>("GET", `/api/blog/${post.id}`);
	expect(shown).toMatchObject({
		photo_url: photo.url,
		photo: { alt: "Crvena vrata", alt_eng: "A red door", width: 1600 },
	});
	const card = await app.server.inject(`/media/og/blog-${post.id}.sr.jpg`);
	expect(card.statusCode).toBe(200);
	const { dominant } = await sharp(card.rawPayload).extract({ left: 600, top: 260, width: 40, height: 20 }).stats();
	expect(dominant.r).toBeGreaterThan(dominant.g + 60);
});

test.for([
	[
		"a picture from elsewhere",
		{ photo: { url: "https://elsewhere.example/a.jpg", alt: "", alt_eng: "" } },
		"photo.url",
	],
	[
		"a picture that is not there",
		{ photo: { url: "/media/uploads/99999-0123456789.jpg", alt: "", alt_eng: "" } },
		"photo",
	],
	["no picture", { photo: null }, "photo"],
	["no text", { text: "<p> </p>" }, "text"],
	["no title", { header: " " }, "header"],
	["a title without end", { header: "a".repeat(161) }, "header"],
	["an hour that is none", { publish_at: "tomorrow" }, "publish_at"],
	["a day that is none", { date: "2026-02-30" }, "date"],
] as const)("%s is refused at its field", async ([, part, field]) => {
	const { status, body } = await call<{ errors: { field: string }[] }>("POST", "/api/staff/blog", {
		headers,
		body: { ...samplePost, ...part },
	});
	expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]]);
});

test("a draft needs only a title", async () => {
	const bare = { ...samplePost, header_eng: "", text: "", text_eng: "", photo: null, publish_at: null };
	const { status, body } = await add(bare);
	expect(status).toBe(201);
	expect(await listed(body.id)).toMatchObject({ photo_url: "", translated: false });
});

test("the second of two editors gets the current post", async () => {
	const { body: post } = await add(samplePost);
	await change(post.id, { ...sent(post), header: "Prvi" });
	expect(await change(post.id, { ...sent(post), header: "Drugi" })).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current: { header: "Prvi", version: 2 } },
	});
	expect(await call("DELETE", `/api/staff/blog/${post.id}?version=1`, { headers })).toMatchObject({ status: 409 });
	expect((await read(post.id)).header).toBe("Prvi");
});

test("a removed post is gone, and the audit log has its last state", async () => {
	const { body: post } = await add(samplePost);
	expect((await call("DELETE", `/api/staff/blog/${post.id}?version=1`, { headers })).status).toBe(200);
	expect((await call("GET", `/api/staff/blog/${post.id}`, { headers })).status).toBe(404);
	expect(await visible(post.id)).toBe(false);
	const notes = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entity, "post"), eq(auditLog.entityId, String(post.id))))
		.orderBy(auditLog.id);
	expect(notes).toMatchObject([
		{ action: "post.created", actorId: editor.id, after: { header: post.header } },
		{ action: "post.removed", actorId: editor.id, before: { header: post.header }, after: null },
	]);
});
