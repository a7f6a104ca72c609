import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import { weekOf } from "@kvart/contract/time";
import { expect, it } from "vitest";
import { hoursOf, lanesOf, placeOf, stepHeight, targetOf } from "./scale.ts";

const entry = (period_id: number, time: number, duration: number) => ({ period_id, time, duration }) as ScheduleEntry;
const dates = weekOf("2026-11-18");
const wednesday = { training_date: "2026-11-18", time: 1830 };

it("shows the usual hours, and more if needed", () => {
	expect(hoursOf([])).toEqual({ first: 8, end: 21 });
	expect(hoursOf([entry(1, 645, 60), entry(2, 2115, 50)])).toEqual({ first: 6, end: 23 });
	expect(hoursOf([entry(1, 2330, 90)])).toEqual({ first: 8, end: 24 });
});

it("positions a card by time and duration", () => {
	const hours = { first: 8, end: 21 };
	expect(placeOf(entry(1, 800, 60), hours)).toEqual({ top: 0, height: 4 * stepHeight });
	expect(placeOf(entry(1, 930, 45), hours)).toEqual({ top: 6 * stepHeight, height: 3 * stepHeight });
});

it("splits the width between overlapping trainings", () => {
	const lanes = lanesOf([entry(1, 900, 60), entry(2, 930, 60), entry(3, 1000, 30), entry(4, 1200, 60)]);
	expect(lanes.get(1)).toEqual({ lane: 0, lanes: 2 });
	expect(lanes.get(2)).toEqual({ lane: 1, lanes: 2 });
	expect(lanes.get(3)).toEqual({ lane: 0, lanes: 2 });
	expect(lanes.get(4)).toEqual({ lane: 0, lanes: 1 });
});

it("converts a drag to days and quarter hours", () => {
	const delta = { x: 205, y: 3 * stepHeight + 4 };
	expect(targetOf(wednesday, delta, 100, dates)).toEqual({ date: "2026-11-20", time: 1915 });
	expect(targetOf(wednesday, { x: -40, y: -2 }, 100, dates)).toEqual({ date: "2026-11-18", time: 1830 });
});

it("stays within the week and the day", () => {
	expect(targetOf(wednesday, { x: 5000, y: 90_000 }, 100, dates)).toEqual({ date: "2026-11-22", time: 2345 });
	expect(targetOf(wednesday, { x: -5000, y: -90_000 }, 100, dates)).toEqual({ date: "2026-11-16", time: 0 });
});
