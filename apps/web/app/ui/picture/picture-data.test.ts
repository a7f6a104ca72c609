import { pictureOf } from "@kvart/media/picture";
import { expect, test } from "vitest";
import { pictureData } from "./picture-data.ts";

test("a master comes in three formats and many widths", () => {
	const { src, avif, webp, srcSet, blur } = pictureData(pictureOf("zemun/hall-left-1", "sr"));
	expect(src).toMatch(/\.1200\.jpg$/);
	for (const list of [avif, webp, srcSet]) expect(list).toContain(" 1600w");
	expect(blur).toMatch(/^data:image\/webp/);
});

test("a drawing is one file with its text, size and ground", () => {
	const drawing = pictureOf("drawn/zumba", "en");
	expect(pictureData(drawing)).toEqual({
		src: `/media/p/drawn-zumba.${drawing.hash}.svg`,
		width: 1000,
		height: 800,
		alt: "Three women dance Zumba, two with an arm up, the third clapping",
		color: "#C8FF2E",
	});
});
