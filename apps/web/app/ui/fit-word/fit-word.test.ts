import { describe, expect, it } from "vitest";
import { longestWord, textWidth } from "./fit-word.ts";

describe("fitting a word", () => {
	// Measured in Chromium with the cut font; ours leaves out kerning, so it may only ever be wider.
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

	it("takes letter spacing into account", () => {
		expect(textWidth("Zemun", -0.04)).toBeCloseTo(textWidth("Zemun") - 0.2, 3);
	});

	it("finds the longest word, not the longest line", () => {
		expect(longestWord("Nađi svoj kvart")).toBe(textWidth("kvart"));
	});

	it("gives an unknown sign the widest place", () => {
		expect(textWidth("Ж")).toBe(1.23);
	});
});
