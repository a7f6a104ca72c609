import { expect, test } from "vitest";
import { formatParas, parseAmount, plainAmount } from "./money.ts";

test.each([
	["3596.13", 359_613],
	["3596,13", 359_613],
	["3.596,13", 359_613],
	["3,596.13", 359_613],
	["1.234.567,8", 123_456_780],
	["4200", 420_000],
	["4.200", 420_000],
	["-12,5", -1250],
	["0,01", 1],
	["12,345,6", null],
	["12,3456", null],
	["1e3", null],
	["abc", null],
	["", null],
	["99999999999999999", null],
])("%s is %s paras", (text, paras) => {
	expect(parseAmount(text)).toBe(paras);
});

test("amounts are written without rounding", () => {
	expect([plainAmount(1), plainAmount(420_000)]).toEqual(["0,01", "4200,00"]);
	expect([formatParas(359_613), formatParas(1_230_000), formatParas(-50)]).toEqual([
		"3.596,13 RSD",
		"12.300 RSD",
		"−0,50 RSD",
	]);
});
