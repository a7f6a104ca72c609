import type { DeskTraining, Roster } from "@kvart/contract/staff/today";
import { instantOf } from "@kvart/contract/time";
import { expect, it } from "vitest";
import { awaitedFirst, rosterState } from "./roster-state.ts";

const evening = { date: "2026-11-18", time: 1830, duration: 55, capacity: 10, taken: 9, cancelled: false };

function stateAt(now: string, more: Partial<DeskTraining> = {}) {
	const roster = { now: new Date(now).toISOString(), training: { ...evening, ...more } } as Roster;
	return rosterState(roster, instantOf(evening.date, evening.time));
}

it("allows bookings but no check-ins on the day before", () => {
	expect(stateAt("2026-11-17T12:00:00+01:00")).toMatchObject({ checkIn: false, add: true, arriving: false });
});

it("checks in walk-ins by default in the last hour", () => {
	expect(stateAt("2026-11-18T10:00:00+01:00")).toMatchObject({ checkIn: true, arriving: false });
	expect(stateAt("2026-11-18T18:00:00+01:00")).toMatchObject({ checkIn: true, arriving: true, add: true });
});

it("allows only check-ins after the end", () => {
	expect(stateAt("2026-11-18T19:25:00+01:00")).toMatchObject({ checkIn: true, change: false, add: false });
});

it("takes members on the waiting list while a full training has not started", () => {
	expect(stateAt("2026-11-18T18:00:00+01:00")).toMatchObject({ wait: false });
	expect(stateAt("2026-11-18T18:00:00+01:00", { taken: 10 })).toMatchObject({ wait: true });
	expect(stateAt("2026-11-18T18:30:00+01:00", { taken: 10 })).toMatchObject({ wait: false, change: true });
	expect(stateAt("2026-11-18T18:00:00+01:00", { taken: 10, cancelled: true })).toMatchObject({ wait: false });
});

it("allows no bookings if full or cancelled", () => {
	expect(stateAt("2026-11-18T18:00:00+01:00", { taken: 10 })).toMatchObject({ add: false, change: true });
	expect(stateAt("2026-11-18T18:00:00+01:00", { cancelled: true })).toMatchObject({ add: false, checkIn: false });
});

it("lists people who are not here yet first, each group in its order", () => {
	const [ana, mila, vuk] = [
		{ name: "Ana", checked_in_at: "2026-11-18T17:00:00Z" },
		{ name: "Mila", checked_in_at: null },
		{ name: "Vuk", checked_in_at: null },
	] as const;
	expect(awaitedFirst([ana, mila, vuk])).toEqual([mila, vuk, ana]);
});
