import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { masters } from "@kvart/media/masters";
import { pictureOf } from "@kvart/media/picture";
import {
	drawingUrl,
	galleryUrl,
	openGraphUrl,
	photoUrl,
	pictureUrl,
	portraitUrl,
	thumbnailUrl,
} from "@kvart/media/urls";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOpenGraphCards } from "./og-cards.ts";
import { mediaRoutes } from "./routes.ts";

/** Real routes and masters; titles of records are fake. */
const mastersDir = fileURLToPath(new URL("../../../../../media/masters", import.meta.url));
const picture = pictureOf("vracar/hall-axis-2", "sr");
let cacheDir: string;
let app: FastifyInstance;

beforeAll(async () => {
	cacheDir = await mkdtemp(join(tmpdir(), "kvart-media-"));
	app = Fastify();
	mediaRoutes(app, {
		cacheDir,
		mastersDir,
		wordmark: "KVART",
		effort: 0,
		openGraphCard: createOpenGraphCards({
			slogan: { sr: "Tvoj kvart.", en: "Your block." },
			clubName: async (slug) => (slug === "usce-sc" ? "Ušće" : undefined),
			blogPost: async (id) =>
				id === 1 ? { title: "Prvi", photoUrl: "/media/blog/blog-gym-etiquette.jpg" } : undefined,
			event: async () => undefined,
			class: async (id) => (id === 7 ? { title: "Joga", kicker: "Zemun, sreda, 18:30", clubSlug: "zemun" } : undefined),
		}),
	});
	await app.ready();
});
afterAll(async () => {
	await app.close();
	await rm(cacheDir, { recursive: true, force: true });
});

describe("hashed pictures", () => {
	test("are cached forever", async () => {
		const response = await app.inject(pictureUrl(picture, 240, "avif"));
		expect(response.statusCode).toBe(200);
		expect(response.headers["content-type"]).toBe("image/avif");
		expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		expect((await sharp(response.rawPayload).metadata()).width).toBe(240);
	});

	test("an old hash redirects to the current picture", async () => {
		const response = await app.inject(pictureUrl({ ...picture, hash: "0000000000" }, 240, "avif"));
		expect(response.statusCode).toBe(302);
		expect(response.headers.location).toBe(pictureUrl(picture, 240, "avif"));
	});

	test.each([
		"/media/p/vracar-hall-axis-2.avif",
		`/media/p/vracar-hall-axis-2.${picture.hash}.241.avif`,
		`/media/p/vracar-hall-axis-2.${picture.hash}.1600.avif`,
		`/media/p/vracar-hall-axis-2.${picture.hash}.240.png`,
		`/media/p/..%2f..%2fpackage.${picture.hash}.240.avif`,
		"/media/p/__proto__.0000000000.240.avif",
	])("nothing undeclared is made: %s", async (url) => {
		const before = await readdir(cacheDir).catch(() => []);
		expect((await app.inject(url)).statusCode).toBe(404);
		expect(await readdir(cacheDir).catch(() => [])).toEqual(before);
	});
});

describe("stable addresses", () => {
	test.each([
		[galleryUrl("vracar", 27), 1200],
		[galleryUrl("usce", 1), 1200],
		[thumbnailUrl("zemun", 10), 400],
		[photoUrl("trainings", "body-pump"), 1200],
		[photoUrl("blog", "blog-gym-etiquette"), 1200],
		[photoUrl("clubs", "usce-sc"), 1200],
		["/media/banners/event-non-stop-month.jpg", 1600],
		[photoUrl("trainers", "vuk-antonijev"), 800],
	])("%s is a JPEG %i pixels wide that is checked once a day", async (url, width) => {
		const response = await app.inject(url);
		expect(response.statusCode).toBe(200);
		expect(response.headers["cache-control"]).toBe("public, max-age=86400");
		expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
		const again = await app.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
		expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
	});

	test.each([
		galleryUrl("zemun", 11),
		galleryUrl("zemun", 0),
		"/galleries/zemun/01.jpg",
		"/galleries/zemun/1_thumb.jpg",
		"/galleries/constructor/1.jpg",
		photoUrl("trainings", "toString"),
		photoUrl("trainers", "nobody"),
		"/media/nothing/body-pump.jpg",
	])("%s is not found", async (url) => {
		expect((await app.inject(url)).statusCode).toBe(404);
	});

	test("posters are drawings that are cached forever, and redirect from an old hash", async () => {
		const poster = pictureOf("drawn/body-pump", "sr");
		const response = await app.inject(drawingUrl(poster));
		expect(response.headers["content-type"]).toBe("image/svg+xml");
		expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		expect(response.body).toMatch(/^<svg .*<\/svg>$/);
		const old = await app.inject(drawingUrl({ ...poster, hash: "0000000000" }));
		expect([old.statusCode, old.headers.location]).toEqual([302, drawingUrl(poster)]);
		for (const id of ["drawn-nothing", "vracar-hall-axis-2", "drawn-__proto__"]) {
			expect((await app.inject(drawingUrl({ ...poster, id }))).statusCode, id).toBe(404);
		}
	});

	test("portraits are drawings", async () => {
		const response = await app.inject(portraitUrl("sofija-jankulov"));
		expect(response.headers["content-type"]).toBe("image/svg+xml");
		expect(response.body).toContain("<svg");
	});
});

describe("link previews", () => {
	test.each(["home", "price-list", "club-usce-sc", "blog-1", "class-7"])(
		"%s has a card in both languages",
		async (page) => {
			for (const locale of ["sr", "en"] as const) {
				const response = await app.inject(openGraphUrl(page, locale));
				const { width, height } = await sharp(response.rawPayload).metadata();
				expect([width, height]).toEqual([1200, 630]);
			}
		},
	);

	test.each(["nothing", "club-nowhere", "blog-2", "event-1", "blog-0", "class-8", "class-7-2026-11-18", "toString"])(
		"%s has none",
		async (page) => {
			expect((await app.inject(openGraphUrl(page, "sr"))).statusCode).toBe(404);
		},
	);
});

test("a thousand invalid sizes create no files", async () => {
	const before = (await readdir(cacheDir)).length;
	const { hash } = masters["vracar/hall-axis-2"];
	for (let width = 100; width < 1150; width++) {
		if (width % 20 === 0) continue;
		const { statusCode } = await app.inject(`/media/p/vracar-hall-axis-2.${hash}.${width}.webp`);
		expect(statusCode).toBe(404);
	}
	expect((await readdir(cacheDir)).length).toBe(before);
});
