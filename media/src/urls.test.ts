import { expect, test } from "vitest";
import { masters } from "./masters.ts";
import { isMasterName, pictureId, pictureNameOf, pictureOf } from "./picture.ts";
import { drawingUrl, fallbackUrl, galleryUrl, pictureUrl, pictureWidths, srcSet, thumbnailUrl } from "./urls.ts";

const wide = pictureOf("vracar/hall-corner-1", "sr");
const small = pictureOf("vracar/hall-axis-2", "en");

test("addresses contain name, hash and width", () => {
	expect(pictureUrl(wide, 600, "avif")).toBe(`/media/p/vracar-hall-corner-1.${wide.hash}.600.avif`);
	expect(galleryUrl("vracar", 3)).toBe("/galleries/vracar/3.jpg");
	expect(thumbnailUrl("vracar", 3)).toBe("/galleries/vracar_thumbnails/3_thumb.jpg");
});

test("a drawing has one address, with its hash, and no blurred copy", () => {
	const drawing = pictureOf("drawn/hiit", "en");
	expect(drawingUrl(drawing)).toBe(`/media/p/drawn-hiit.${drawing.hash}.svg`);
	expect(drawing).toMatchObject({ drawn: true, blur: "", width: 1000, height: 800 });
	expect(pictureNameOf("drawn-hiit")).toBe("drawn/hiit");
});

test("a picture is never offered larger than its master", () => {
	expect(pictureWidths(1200, "avif").at(-1)).toBe(1200);
	expect(srcSet(wide, "webp")).toContain("1600w");
	expect(srcSet(small, "webp")).not.toContain("1400w");
	expect(fallbackUrl(small)).toContain(".1200.jpg");
});

test("widths differ by less than a factor of 1.3", () => {
	const widths = pictureWidths(1600, "avif");
	for (const [at, width] of widths.entries()) if (at) expect(width / (widths[at - 1] ?? width)).toBeLessThan(1.3);
});

test("alternative text follows the language, and ids resolve to the master", () => {
	expect(small.alt).toContain("Vračar centre");
	for (const name of Object.keys(masters)) if (isMasterName(name)) expect(pictureNameOf(pictureId(name))).toBe(name);
	expect(pictureNameOf("__proto__")).toBeUndefined();
});
