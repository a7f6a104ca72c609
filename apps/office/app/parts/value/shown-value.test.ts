import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { formatValue } from "./shown-value.tsx";

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
])("formats %o as %j", (value, text) => {
	expect(formatValue(value)).toBe(text);
});

it("formats lists and instants", () => {
	expect(formatValue(["Zemun", "Pionir"])).toMatch(/^Zemun \S+ Pionir$/);
	expect(formatValue("2026-11-18T09:24:00.000Z")).toContain("10:24");
	expect(formatValue("2026-11-18")).toBe("18. nov 2026.");
});
