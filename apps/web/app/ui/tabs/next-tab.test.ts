import { describe, expect, it } from "vitest";
import { nextTab } from "./next-tab.ts";

describe("moving between tabs", () => {
	it.each([
		["ArrowRight", 0, 1],
		["ArrowRight", 2, 0],
		["ArrowLeft", 0, 2],
		["ArrowLeft", 2, 1],
		["Home", 2, 0],
		["End", 0, 2],
	])("%s from %i of 3 goes to %i", (key, from, to) => {
		expect(nextTab(key, from, 3)).toBe(to);
	});

	it("leaves other keys alone", () => {
		expect(nextTab("Tab", 0, 3)).toBeUndefined();
		expect(nextTab("a", 0, 3)).toBeUndefined();
	});
});
