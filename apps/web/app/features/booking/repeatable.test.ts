import type { OwnBooking } from "@kvart/contract/members";
import { instantOf } from "@kvart/contract/time";
import { expect, test } from "vitest";
import { repeatable } from "./repeatable.ts";

// A Wednesday, ten o'clock.
const today = "2026-11-18";
const at = (time: number) => ({
	now: instantOf(today, time),
	today,
	window: "rolling" as const,
	days: 7,
	has: [] as { period_id: number; training_date: string }[],
});
const took = (period_id: number, training_date: string, more: Partial<OwnBooking> = {}) =>
	({ period_id, training_date, time: 1800, cancelled: false, promotion: false, ...more }) as OwnBooking;
const offered = (past: OwnBooking[], circumstances = at(1000)) =>
	repeatable(past, circumstances).map(({ period_id, training_date }) => `${period_id} ${training_date}`);

test("offers the trainings of the last week on the same day a week later, latest first", () => {
	expect(offered([took(1, "2026-11-17"), took(2, "2026-11-11"), took(3, "2026-11-10")])).toEqual([
		"1 2026-11-24",
		"2 2026-11-18",
	]);
});

test("leaves out what starts too soon, was called off, had one date only, or lies outside the window", () => {
	expect(offered([took(2, "2026-11-11", { time: 1000 })])).toEqual([]);
	expect(offered([took(2, "2026-11-11", { time: 1005 })])).toEqual(["2 2026-11-18"]);
	expect(offered([took(1, "2026-11-17", { cancelled: true }), took(2, "2026-11-17", { promotion: true })])).toEqual([]);
	expect(offered([took(1, "2026-11-17")], { ...at(1000), days: 5 })).toEqual([]);
});

test("leaves out what the member has already, and offers three at most", () => {
	const has = [{ period_id: 1, training_date: "2026-11-24" }];
	const past = [1, 2, 3, 4, 5].map((id) => took(id, "2026-11-17"));
	expect(offered(past, { ...at(1000), has })).toEqual(["2 2026-11-24", "3 2026-11-24", "4 2026-11-24"]);
});
