import type { OwnBooking } from "@kvart/contract/members";
import { expect, test } from "vitest";
import { activityOf } from "./activity.ts";

const took = (training_date: string, coach: string | null = null, cancelled = false) =>
	({ training_date, cancelled, coach: coach && { id: 1, name: coach } }) as OwnBooking;

// A Wednesday.
const today = "2026-11-18";

test("trainings of this month are counted, without those that were called off", () => {
	const past = [took("2026-11-17"), took("2026-11-01"), took("2026-11-02", null, true), took("2026-10-31")];
	expect(activityOf(past, today).thisMonth).toBe(2);
});

test("a training that the member missed counts for nothing", () => {
	const missed = { ...took("2026-11-17", "Vuk"), missed: true };
	const past = [missed, { ...missed }, took("2026-11-09", "Ana"), took("2026-11-02", "Ana"), took("2026-11-01", "Ana")];
	expect(activityOf(past, today)).toEqual({ thisMonth: 3, weeksInARow: 3, favouriteCoach: "Ana" });
	expect(activityOf([missed], today)).toEqual({ thisMonth: 0, weeksInARow: 0, favouriteCoach: null });
});

test.for<[string, string[], number]>([
	["none", [], 0],
	["this week only", ["2026-11-16", "2026-11-17"], 1],
	["this week and two before", ["2026-11-16", "2026-11-15", "2026-11-02"], 3],
	["not yet this week", ["2026-11-15", "2026-11-08"], 2],
	["a week without one ends the row", ["2026-11-17", "2026-11-05"], 1],
	["the last one is two weeks ago", ["2026-11-05"], 0],
])("weeks in a row: %s", ([, dates, weeks]) => {
	expect(
		activityOf(
			dates.map((date) => took(date)),
			today,
		).weeksInARow,
	).toBe(weeks);
});

test("a row of weeks goes over the end of a year", () => {
	const past = ["2027-01-05", "2026-12-31", "2026-12-21"].map((date) => took(date));
	expect(activityOf(past, "2027-01-06").weeksInARow).toBe(3);
});

test("the favourite coach taught at least two trainings, and the most", () => {
	expect(activityOf([took("2026-11-17", "Ana")], today).favouriteCoach).toBe(null);
	const past = [took("2026-11-17", "Ana"), took("2026-11-16", "Vuk"), took("2026-11-15", "Vuk"), took("2026-11-14")];
	expect(activityOf(past, today).favouriteCoach).toBe("Vuk");
	expect(activityOf([took("2026-11-17"), took("2026-11-16")], today).favouriteCoach).toBe(null);
});
