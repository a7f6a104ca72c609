import type { CoachHoursReport, Hours } from "@kvart/contract/staff/coach-hours";
import { expect, it } from "vitest";
import { decimalHours, hourRows } from "./hour-rows.ts";

const none = { classes: 0, minutes: 0 };
const taught = (classes: number): Hours => ({
	taught: { classes, minutes: classes * 55 },
	substituting: none,
	substituted: none,
	cancelled: none,
	coming: none,
});
const report: CoachHoursReport = {
	month: "2026-11-01",
	total: taught(4),
	coaches: [
		{
			coach: { id: 7, name: "Ana Anić" },
			...taught(3),
			clubs: [
				{ gym: { id: 3, name: "Zemun" }, ...taught(1) },
				{ gym: { id: 5, name: "Vračar" }, ...taught(2) },
			],
		},
		{ coach: null, ...taught(1), clubs: [{ gym: { id: 3, name: "Zemun" }, ...taught(1) }] },
	],
};
const shown = (byClub: boolean) =>
	hourRows(report, byClub).map(({ coach, club, taught: { classes } }) => [coach, club, classes]);

it("has one row a coach, or one a coach and club", () => {
	expect(shown(false)).toEqual([
		["Ana Anić", "", 3],
		["Bez trenera", "", 1],
	]);
	expect(shown(true)).toEqual([
		["Ana Anić", "Zemun", 1],
		["Ana Anić", "Vračar", 2],
		["Bez trenera", "Zemun", 1],
	]);
	const keys = hourRows(report, true).map(({ key }) => key);
	expect(new Set(keys).size).toBe(keys.length);
});

it("writes hours as decimals", () => {
	expect(decimalHours(165)).toBe(2.75);
	expect(decimalHours(55)).toBe(0.92);
});
