import type { Closing } from "@kvart/contract/closings";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { expect, it } from "vitest";
import { closingsAt, conflictsAt, hoursMissedAt } from "./conflicts-at.ts";

const date = "2026-11-18";
const [ana, vuk] = [
	{ id: 1, name: "Ana" },
	{ id: 2, name: "Vuk" },
];
const gym = { id: 3, name: "Zemun" };
const roomOf = (id: number) => ({ id, name: `Sala ${id}`, name_eng: `Room ${id}` });

const entry = (period_id: number, gym_room_id: number, time: number, more: Partial<ScheduleEntry> = {}) =>
	({
		period_id,
		gym_room_id,
		time,
		training_date: date,
		duration: 60,
		coach: ana,
		substitute: null,
		cancelled: false,
		...more,
	}) as ScheduleEntry;

const week = (id: number, entries: ScheduleEntry[], elsewhere: unknown[] = []) =>
	({ room: roomOf(id), gym, entries, elsewhere: elsewhere as ScheduleConflict[] }) as ScheduleWeek;

const found = (...input: Parameters<typeof conflictsAt>) =>
	conflictsAt(...input).map(({ kind, period_id }) => `${kind} ${period_id}`);

const moved = entry(1, 1, 800);
const at = (time: number, roomId = 1) => ({ date, time, roomId });

it("finds what takes place in the room at that hour, and not what only touches it", () => {
	const weeks = [week(1, [moved, entry(2, 1, 1000, { coach: vuk })])];
	expect(found(weeks, moved, at(930))).toEqual(["room 2"]);
	expect(found(weeks, moved, at(900))).toEqual([]);
	expect(found(weeks, moved, at(1100))).toEqual([]);
	expect(found(weeks, moved, { ...at(1000), date: "2026-11-19" })).toEqual([]);
});

it("finds where the coach teaches at that hour: in the other room, or in another club", () => {
	const other = week(2, [entry(2, 2, 1000), entry(3, 2, 1200, { coach: vuk })]);
	const elsewhere = { ...entry(4, 9, 1400), room: roomOf(9), gym: { id: 5, name: "Vračar" } };
	const weeks = [week(1, [moved], [elsewhere]), other];
	expect(found(weeks, moved, at(1015))).toEqual(["coach 2"]);
	expect(found(weeks, moved, at(1215))).toEqual([]);
	expect(found(weeks, moved, at(1345))).toEqual(["coach 4"]);
	// In the other room itself.
	expect(found(weeks, moved, at(1215, 2))).toEqual(["room 3"]);
});

it("counts the substitute instead of the coach, and nothing that is cancelled", () => {
	const taught = entry(2, 2, 1000, { substitute: vuk });
	const off = entry(3, 1, 1000, { cancelled: true });
	const weeks = [week(1, [moved, off]), week(2, [taught])];
	expect(found(weeks, moved, at(1000))).toEqual([]);
	expect(found(weeks, { ...moved, substitute: vuk }, at(1000))).toEqual(["coach 2"]);
});

it("names a class once, although both weeks list it", () => {
	const taught = entry(2, 2, 1000);
	const weeks = [week(1, [moved], [{ ...taught, room: roomOf(2), gym, kind: "coach" }]), week(2, [taught])];
	expect(found(weeks, moved, at(1000))).toEqual(["coach 2"]);
});

const closing = (id: number, more: Partial<Closing>) =>
	({ id, from_date: date, from_time: null, until_date: date, until_time: null, ...more }) as Closing;
const closedAt = (closings: Closing[], time: number, day = date) =>
	closingsAt([{ ...week(1, [moved]), closings }], moved, { ...at(time), date: day }).map(({ id }) => id);

it("finds closed days, and closed hours that the class would overlap", () => {
	const wholeDay = closing(1, {});
	expect([closedAt([wholeDay], 800), closedAt([wholeDay], 800, "2026-11-19")]).toEqual([[1], []]);
	const hours = closing(2, { from_time: 1000, until_time: 1200 });
	expect([900, 915, 1130, 1200].map((time) => closedAt([hours], time))).toEqual([[], [2], [2], []]);
});

it("takes a closing over several days as one time, and only that of the room", () => {
	const days = closing(3, { from_date: "2026-11-17", from_time: 1800, until_date: "2026-11-19", until_time: 900 });
	expect(closedAt([days], 1000)).toEqual([3]);
	expect([closedAt([days], 1630, "2026-11-17"), closedAt([days], 1730, "2026-11-17")]).toEqual([[], [3]]);
	expect([closedAt([days], 830, "2026-11-19"), closedAt([days], 900, "2026-11-19")]).toEqual([[3], []]);
	const weeks = [
		{ ...week(1, [moved]), closings: [days] },
		{ ...week(2, []), closings: [] },
	];
	expect(closingsAt(weeks, moved, at(1000, 2))).toEqual([]);
});

it("finds the opening hours of the day that the class would miss, of its own club", () => {
	const hours = { weekdays: "07:30 - 22:00", saturday: "09:00 - 17:00", sunday: "zatvoreno" };
	const weeks = [{ ...week(1, [moved]), hours }];
	const missed = (time: number, day = date, roomId = 1) =>
		hoursMissedAt(weeks, moved, { ...at(time, roomId), date: day });
	expect([missed(715), missed(730), missed(2100), missed(2115)]).toEqual([hours.weekdays, null, null, hours.weekdays]);
	expect([missed(1600, "2026-11-21"), missed(1615, "2026-11-21")]).toEqual([null, hours.saturday]);
	expect(missed(1200, "2026-11-22")).toBe("zatvoreno");
	expect(missed(300, date, 2)).toBe(null);
});
