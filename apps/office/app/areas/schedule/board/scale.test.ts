import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import { weekOf } from "@kvart/contract/time";
import { expect, it } from "vitest";
import { hoursOf, lanesOf, placeOf, shiftOf, stepFrom, stepHeight, targetOf } from "./scale.ts";

const entry = (period_id: number, time: number, duration: number) => ({ period_id, time, duration }) as ScheduleEntry;
const dates = weekOf("2026-11-18");
const wednesday = { training_date: "2026-11-18", time: 1830, duration: 60, gym_room_id: 3 };
const hours = { first: 8, end: 21 };
const columns = dates.map((date) => ({ date, roomId: 3 }));
const both = dates.flatMap((date) => [3, 4].map((roomId) => ({ date, roomId })));

it("shows the usual hours, and more if needed", () => {
	expect(hoursOf([])).toEqual({ first: 8, end: 21 });
	expect(hoursOf([entry(1, 645, 60), entry(2, 2115, 50)])).toEqual({ first: 6, end: 23 });
	expect(hoursOf([entry(1, 2330, 90)])).toEqual({ first: 8, end: 24 });
});

it("positions a card by time and duration", () => {
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
	expect(targetOf(wednesday, delta, 100, columns, hours)).toEqual({ date: "2026-11-20", time: 1915, roomId: 3 });
	expect(targetOf(wednesday, { x: -40, y: -2 }, 100, columns, hours)).toEqual({
		date: "2026-11-18",
		time: 1830,
		roomId: 3,
	});
});

const right = (steps: number) => targetOf(wednesday, { x: steps * 50, y: 0 }, 50, both, hours);

it("moves to the other room, then to the next day", () => {
	expect(right(1)).toEqual({ date: "2026-11-18", time: 1830, roomId: 4 });
	expect(right(2)).toEqual({ date: "2026-11-19", time: 1830, roomId: 3 });
	expect(right(-1)).toEqual({ date: "2026-11-17", time: 1830, roomId: 4 });
});

const far = (x: number, y: number) => targetOf(wednesday, { x, y }, 100, both, hours);

it("stays within the board", () => {
	expect(far(5000, 90_000)).toEqual({ date: "2026-11-22", time: 2000, roomId: 4 });
	expect(far(-5000, -90_000)).toEqual({ date: "2026-11-16", time: 800, roomId: 3 });
});

it("draws a dragged training where it would land, step by step", () => {
	const down = { columns: 0, quarters: 1 };
	const first = stepFrom({ date: "2026-11-18", time: 1830, roomId: 3 }, down, wednesday, both, hours);
	const second = stepFrom(first, { columns: 3, quarters: 1 }, wednesday, both, hours);
	expect(second).toEqual({ date: "2026-11-19", time: 1900, roomId: 4 });
	expect(shiftOf(wednesday, second, both)).toEqual({ columns: 3, y: 2 * stepHeight });
	expect(shiftOf(wednesday, { date: "2026-11-16", time: 1800, roomId: 3 }, columns)).toEqual({
		columns: -2,
		y: -2 * stepHeight,
	});
});
