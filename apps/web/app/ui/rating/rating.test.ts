import { describe, expect, it } from "vitest";
import { formatRating, starsWidth } from "./rating.tsx";

describe("rating", () => {
	it("formats tenths in both languages", () => {
		expect(formatRating(4.7, "sr")).toBe("4,7");
		expect(formatRating(4, "en")).toBe("4.0");
		expect(formatRating(4.649, "en")).toBe("4.6");
	});

	it("fills the stars in steps of a tenth, at most all five", () => {
		expect(starsWidth(0)).toBe(0);
		expect(starsWidth(2.5)).toBe(60);
		expect(starsWidth(4.7)).toBe(112.8);
		expect(starsWidth(9)).toBe(120);
	});
});
