import { expect, test } from "vitest";
import { daysOfWeek, rangeFrom, weeksOf, weeksUntil } from "./date-range.ts";

const today = "2026-11-18";
const usual = { from: "2026-10-22", until: today };

test("four weeks are twenty-eight days, today included", () => {
	expect(weeksUntil(today, 4)).toEqual(usual);
	expect(weeksOf(usual, today)).toBe(4);
	expect(weeksOf({ ...usual, until: "2026-11-17" }, today)).toBeNull();
});

test.for([
	["from=2026-01-01&until=2026-02-01", { from: "2026-01-01", until: "2026-02-01" }],
	["from=2025-11-18&until=2026-11-18", { from: "2025-11-18", until: today }],
	["from=2025-11-17&until=2026-11-18", usual],
	["from=2026-03-01&until=2026-02-01", usual],
	["from=2026-13-45&until=2026-14-01", usual],
	["until=2026-02-01", usual],
	["", usual],
] as const)("reads '%s' as %j", ([address, range]) => {
	expect(rangeFrom(new URLSearchParams(address), today)).toEqual(range);
});

test.for([
	["2026-10-19", { from: "2026-10-22", until: "2026-10-25", days: 4, whole: false }],
	["2026-10-26", { from: "2026-10-26", until: "2026-11-01", days: 7, whole: true }],
	["2026-11-16", { from: "2026-11-16", until: "2026-11-18", days: 3, whole: false }],
] as const)("the week of %s has %j", ([monday, days]) => {
	expect(daysOfWeek(monday, usual)).toEqual(days);
});

test("a single day is part of its week", () => {
	const range = { from: "2026-11-18", until: "2026-11-18" };
	expect(daysOfWeek("2026-11-16", range)).toEqual({ ...range, days: 1, whole: false });
});
