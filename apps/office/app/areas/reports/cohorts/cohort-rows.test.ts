import { expect, it } from "vitest";
import { cohortMonths, cohortShare } from "./cohort-rows.ts";

const rows = cohortMonths([
	{
		month: "2026-09-01",
		joined: 40,
		months: [
			{ booked: 20, came: 10 },
			{ booked: 8, came: 4 },
		],
	},
	{ month: "2026-10-01", joined: 0, months: [{ booked: 0, came: 0 }] },
]);

it("numbers the months after joining, and marks the one that still runs", () => {
	expect(rows.map(({ month, later, running }) => [month, later, running])).toEqual([
		["2026-09-01", 1, false],
		["2026-09-01", 2, true],
		["2026-10-01", 1, true],
	]);
});

it("divides by the members who joined", () => {
	expect(rows.map((row) => cohortShare(row, "booked"))).toEqual([0.5, 0.2, null]);
	expect(rows.map((row) => cohortShare(row, "came"))).toEqual([0.25, 0.1, null]);
});
