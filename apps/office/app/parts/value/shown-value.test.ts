import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { valueInWords } from "./shown-value.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => overwriteGetLocale(() => "sr"));

it.each([
	[null, ""],
	[undefined, ""],
	["", ""],
	["Zumba", "Zumba"],
	[true, "Yes"],
	[false, "No"],
	[0, "0"],
	[[], ""],
	[{ a: 1, b: { c: null } }, "a: 1; b: c: "],
])("says %o as %j", (value, words) => {
	expect(valueInWords(value)).toBe(words);
});

it("lists what is a list, and shows instants by the clubs' clock", () => {
	expect(valueInWords(["Zemun", "Pionir"])).toMatch(/^Zemun \S+ Pionir$/);
	expect(valueInWords("2026-11-18T09:24:00.000Z")).toContain("10:24");
	expect(valueInWords("2026-11-18")).toBe("2026-11-18");
});
