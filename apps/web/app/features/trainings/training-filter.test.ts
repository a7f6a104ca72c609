import { describe, expect, it } from "vitest";
import { filterOf, matches } from "./training-filter.ts";

describe("the filter of trainings", () => {
	it("reads the bands of the address and ignores unknown ones", () => {
		expect(filterOf("?intensity=hard&duration=short")).toEqual({ intensity: "hard", duration: "short" });
		expect(filterOf("?intensity=toString&training=3")).toEqual({ intensity: undefined, duration: undefined });
	});

	it("matches everything without a filter", () => {
		expect(matches({ intensity: 0, duration: 90 }, filterOf(""))).toBe(true);
	});

	it("includes both ends of a band", () => {
		const filter = filterOf("?intensity=light&duration=medium");
		expect(matches({ intensity: 2, duration: 50 }, filter)).toBe(true);
		expect(matches({ intensity: 3, duration: 50 }, filter)).toBe(false);
		expect(matches({ intensity: 2, duration: 51 }, filter)).toBe(false);
	});
});
