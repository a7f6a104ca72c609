import { expect, it } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

it.each([
	[71.5, "71,5"],
	[-500, "-500"],
	[1234567, "1234567"],
	[null, ""],
])("writes the number %j as %j", (value, cell) => {
	expect(csvCell(value)).toBe(cell);
});

it.each([
	["2026-11-08", "08.11.2026."],
	["2026-11-18T09:05:00.000Z", "18.11.2026. 10:05"],
	["2026-07-18T22:30:00Z", "19.07.2026. 00:30"],
	["2026-11-18T10:05:00+01:00", "18.11.2026. 10:05"],
])("writes %s as people in Belgrade do: %s", (value, cell) => {
	expect(csvCell(value)).toBe(cell);
});

it("leaves texts with a date in them as they are", () => {
	expect(csvCell("Od 2026-11-18 nadalje")).toBe("Od 2026-11-18 nadalje");
});

it.each(["=1+1", "+A1", "-2", "@SUM(A1)", "\tx", "\r=1", "\n=1", "＝1+1", "＋A1", "－2", "＠x"])(
	"makes %j text, not a formula",
	(typed) => {
		expect(csvCell(typed)).toBe(`'${typed}`);
	},
);

it("writes foreign phones as text, without an apostrophe", () => {
	expect(csvCell("+43 660 123456")).toBe("00 43 660 123456");
	expect(csvCell("064 123 4567")).toBe("064 123 4567");
	expect(csvCell("+1+cmd|' /C calc'!A0")).toMatch(/^'/);
});

it("quotes cells that would end early", () => {
	expect(csvLine(['Klub "Zemun"; sala', "dva\nreda", null, 5])).toBe('"Klub ""Zemun""; sala";"dva\nreda";;5\r\n');
});
