import { describe, expect, it } from "vitest";
import { linesOf, longestWord, textWidth } from "./fit-word.ts";

describe("fitting a word", () => {
	// Measured in Chromium with our font. We ignore kerning, so our width may only be larger.
	it.each([
		["Zemun", 4.911],
		["Miljakovac", 8.644],
		["Prvomajska", 9.369],
		["Les Mills", 6.845],
		["Ušće", 3.67],
	])("is never narrower than %s really is, and at most 4 %% wider", (word, measured) => {
		expect(textWidth(word)).toBeGreaterThanOrEqual(measured - 0.005);
		expect(textWidth(word)).toBeLessThanOrEqual(measured * 1.04);
	});

	it("includes letter spacing", () => {
		expect(textWidth("Zemun", -0.04)).toBeCloseTo(textWidth("Zemun") - 0.2, 3);
	});

	it("finds the longest word, not the longest line", () => {
		expect(longestWord("Nađi svoj kvart")).toBe(textWidth("kvart"));
	});

	it.each([
		["Zemun", 1],
		["Les Mills", 2],
		["Nađi svoj kvart", 3],
	])("counts the lines of %s in a column as wide as its longest word", (text, lines) => {
		expect(linesOf(text, longestWord(text))).toBe(lines);
	});

	it("keeps a text on one line if there is room", () => {
		expect(linesOf("Les Mills", textWidth("Les Mills"))).toBe(1);
	});

	it("counts unknown characters as the widest", () => {
		expect(textWidth("Ж")).toBe(1.23);
	});
});
