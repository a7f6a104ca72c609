import { expect, test } from "vitest";
import { monthRange, shownMonth, stepMonth, weeksOf } from "./month.ts";

test("steps over the end of a year", () => {
	expect(stepMonth("2026-12", 1)).toBe("2027-01");
	expect(stepMonth("2027-01", -1)).toBe("2026-12");
	expect(stepMonth("2026-03", -1)).toBe("2026-02");
});

test.for([
	["2026-11", 6, "2026-11-01", "2026-11-30"],
	["2027-02", 4, "2027-02-01", "2027-02-28"],
	["2028-02", 5, "2028-02-01", "2028-02-29"],
	["2026-12", 5, "2026-12-01", "2026-12-31"],
] as const)("%s has whole weeks from Monday, with all its days", ([month, count, first, last]) => {
	const weeks = weeksOf(month);
	expect(weeks).toHaveLength(count);
	expect(weeks.every((week) => week.length === 7)).toBe(true);
	const days = weeks.flat().filter((date) => date.startsWith(month));
	expect([days[0], days.at(-1)]).toEqual([first, last]);
	expect(new Set(days).size).toBe(Number(last.slice(-2)));
});

test("the address chooses among months with bookings; others show this month", () => {
	const today = "2026-11-18";
	const range = monthRange(["2026-12-01", "2026-09-30"], today);
	expect(range).toEqual({ first: "2026-09", last: "2026-12" });
	expect(monthRange([], today)).toEqual({ first: "2026-11", last: "2026-11" });
	expect(shownMonth("2026-10", range, today)).toBe("2026-10");
	for (const wanted of [null, "", "2026-08", "2027-01", "2026-13", "2026-1", "x"])
		expect(shownMonth(wanted, range, today)).toBe("2026-11");
});
