import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type DrawingName, drawingNames, drawingOf, facesOf, isDrawingName, sceneOf } from "./drawings.ts";
import type { Leg } from "./figure/skeleton.ts";
import { dot, sub, unit, type Vec } from "./figure/space.ts";
import { drawScene, stageOf } from "./figure/stage.ts";
import { bitDistance, perceptualHash } from "./perceptual-hash.ts";

/** The download of one drawing, compressed; heroes show up to five people. */
const MOST_BYTES = { poster: 8500, hero: 14_000 };
/** In bits; a poster and its copy with another person differ by more. */
const NEAR_DUPLICATE = 10;

const bodiesOf = (name: DrawingName) => stageOf(sceneOf(name)).stage.bodies;
const sidesOf = (name: DrawingName) => bodiesOf(name).flatMap(({ left, right }) => [left, right]);

/** Angle at a joint in degrees; 180 is straight. */
function bend(a: Vec, joint: Vec, b: Vec): number {
	return (Math.acos(Math.min(1, Math.max(-1, dot(unit(sub(a, joint)), unit(sub(b, joint)))))) * 180) / Math.PI;
}

/** The lowest point of the sole, or of the toes. */
function lowest({ ankle, foot }: Leg, scale: number): number {
	const sole = ankle[1] - foot.up[1] * 0.085 * scale;
	return Math.min(sole - foot.front[1] * 0.05 * scale, sole + foot.front[1] * 0.2 * scale, ankle[1]);
}

describe.each(drawingNames)("%s", (name) => {
	test("is the same each time, and an image that browsers can read", async () => {
		const { svg, width, height } = drawingOf(name);
		expect(drawScene(sceneOf(name))).toBe(svg);
		expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
		expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width, height });
	});

	test("is small", () => {
		expect(gzipSync(drawingOf(name).svg).length).toBeLessThan(
			name.startsWith("drawn/hero") ? MOST_BYTES.hero : MOST_BYTES.poster,
		);
	});

	test("shows bodies that people could have", () => {
		for (const { shoulder, elbow, hand, hip, knee, ankle, missed } of sidesOf(name)) {
			expect(bend(shoulder, elbow, hand)).toBeGreaterThan(25);
			expect(bend(hip, knee, ankle)).toBeGreaterThan(25);
			// Hands and feet are where the pose puts them, up to a hand's breadth.
			expect(missed).toBeLessThan(0.11);
		}
	});

	test("no figure sinks into the floor", () => {
		for (const { left, right, scale } of bodiesOf(name)) {
			for (const leg of [left, right]) expect(lowest(leg, scale)).toBeGreaterThan(-0.06);
		}
	});

	test("has alternative texts in both languages", () => {
		const { sr, en } = drawingOf(name);
		expect(sr.length).toBeGreaterThan(20);
		expect(en.length).toBeGreaterThan(20);
		expect(en).not.toMatch(/[žšćčđ]|\b(na|sa|pod)\b/);
		expect(`${sr}${en}`).not.toMatch(/ {2}|^\s|\s$|\.$/);
	});
});

/** No figure on these has its feet on the floor: they leap, ride, climb or lie on a table. */
const offTheFloor = new Set<DrawingName>([
	"drawn/hiit",
	"drawn/indoor-cycling",
	"drawn/strength-for-runners",
	"drawn/boxing-fit",
	"drawn/body-attack",
	"drawn/step-aerobics",
	"drawn/hero-group",
	"drawn/hero-start",
	"drawn/hero-padel",
	"drawn/hero-padel-front",
	"drawn/hero-night",
	"drawn/service-massage",
	"drawn/room-pionir",
	"drawn/room-banjica",
]);

test("people stand, sit or lie on the floor, unless they leap, ride, climb or lie on a table", () => {
	for (const name of drawingNames) {
		for (const { left, right, hips, scale } of bodiesOf(name)) {
			const ground = Math.min(
				lowest(left, scale),
				lowest(right, scale),
				hips[1] - 0.14 * scale,
				left.knee[1] - 0.06,
				right.knee[1] - 0.06,
			);
			if (!offTheFloor.has(name)) expect(ground, name).toBeLessThan(0.04);
		}
	}
});

test("people in heroes stand in the right part, which phones show, and their faces are in the picture", () => {
	for (const name of drawingNames.filter((each) => each.startsWith("drawn/hero"))) {
		const faces = facesOf(name);
		expect(faces.length, name).toBe(bodiesOf(name).length);
		for (const { x, y, width, height } of faces) {
			expect(x, name).toBeGreaterThan(640 / 1600);
			expect(x + width, name).toBeLessThan(1);
			expect(y, name).toBeGreaterThan(0);
			expect(y + height, name).toBeLessThan(1);
		}
	}
});

test("no two are alike", async () => {
	const hashes = await Promise.all(
		drawingNames.map(async (name) => ({
			name,
			hash: await perceptualHash(Buffer.from(drawingOf(name).svg)),
		})),
	);
	const alike = hashes.flatMap((a, at) =>
		hashes
			.slice(at + 1)
			.filter((b) => bitDistance(a.hash, b.hash) < NEAR_DUPLICATE)
			.map((b) => `${a.name} ~ ${b.name}`),
	);
	expect(alike).toEqual([]);
	for (const language of ["sr", "en"] as const) {
		expect(new Set(drawingNames.map((name) => drawingOf(name)[language])).size).toBe(drawingNames.length);
	}
});

test("other names are not drawings", () => {
	for (const name of ["drawn/toString", "drawn/", "hiit", "common/hall-axis-9"])
		expect(isDrawingName(name)).toBe(false);
});
