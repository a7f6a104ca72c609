import fc from "fast-check";
import { expect, test } from "vitest";
import * as time from "./time.ts";

const date = fc
	.date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2040-12-31T00:00:00Z"), noInvalidDate: true })
	.map((instant) => instant.toISOString().slice(0, 10));
const clockTime = fc.integer({ min: 0, max: 1439 }).map(time.timeOf);
const day = fc.constantFrom(...time.days);

test.for([
	["2026-11-16", 1],
	["2026-11-22", 7],
	["2024-02-29", 4],
] as const)("%s is day %i", ([given, expected]) => {
	expect(time.dayOf(given)).toBe(expected);
});

test("a week runs from Monday to Sunday and contains its date", () => {
	fc.assert(
		fc.property(date, (given) => {
			const week = time.weekOf(given);
			expect(week).toHaveLength(7);
			expect(week.map(time.dayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
			expect(week).toContain(given);
			expect(time.dateInWeek(given, time.dayOf(given))).toBe(given);
		}),
	);
});

/** If this fails after an update of Node, the law on summer time has changed: see decision 005. */
test("local time is what the time zone database says, every hour from 2020 to 2040", () => {
	const format = new Intl.DateTimeFormat("en-CA", {
		timeZone: time.zone,
		hourCycle: "h23",
		dateStyle: "short",
		timeStyle: "short",
	});
	const different: string[] = [];
	for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2041, 0, 1); at += 3_600_000) {
		const { date: shown, minutes } = time.wallTime(new Date(at + 59_999));
		if (format.format(at) !== `${shown}, ${time.formatClock(minutes)}`) different.push(new Date(at).toISOString());
	}
	expect(different).toEqual([]);
});

test("the instant of a local time has that local time, except in the skipped hour", () => {
	fc.assert(
		fc.property(date, clockTime, (given, at) => {
			const shown = time.wallTime(time.instantOf(given, at));
			const skipped = time.minutesOf(at) >= 120 && time.minutesOf(at) < 180 && shown.minutes !== time.minutesOf(at);
			if (skipped) expect(shown).toMatchObject({ date: given, minutes: time.minutesOf(at) + 60 });
			else expect(shown).toMatchObject({ date: given, minutes: time.minutesOf(at) });
		}),
		{ numRuns: 500 },
	);
});

test.for([
	["2026-03-29", 230, "2026-03-29T01:30:00.000Z"],
	["2026-03-29", 300, "2026-03-29T01:00:00.000Z"],
	["2026-10-25", 230, "2026-10-25T00:30:00.000Z"],
	["2026-10-25", 300, "2026-10-25T02:00:00.000Z"],
	["2027-03-28", 159, "2027-03-28T00:59:00.000Z"],
	["2027-10-31", 1800, "2027-10-31T17:00:00.000Z"],
] as const)("%s at %i is %s", ([given, at, expected]) => {
	expect(time.instantOf(given, at).toISOString()).toBe(expected);
});

test("formats times as H:MM", () => {
	expect(time.formatTime(930)).toBe("9:30");
	expect(time.formatTime(1830)).toBe("18:30");
	expect(time.formatTime(705)).toBe("7:05");
	fc.assert(
		fc.property(clockTime, (at) => {
			expect(time.isTime(at)).toBe(true);
			const [hours, minutes] = time.formatTime(at).split(":");
			expect(Number(hours) * 100 + Number(minutes)).toBe(at);
			expect(time.timeOf(time.minutesOf(at))).toBe(at);
		}),
	);
});

test("the default day is the last available one up to today, else the first", () => {
	expect(time.defaultDay([1, 3, 5], 4)).toBe(3);
	expect(time.defaultDay([5, 3], 3)).toBe(3);
	expect(time.defaultDay([6, 7], 2)).toBe(6);
	expect(time.defaultDay([], 2)).toBe(2);
	fc.assert(
		fc.property(fc.uniqueArray(day, { minLength: 1 }), day, (available, today) => {
			const chosen = time.defaultDay(available, today);
			expect(available).toContain(chosen);
			const earlier = available.filter((candidate) => candidate <= today);
			expect(chosen).toBe(earlier.length > 0 ? Math.max(...earlier) : Math.min(...available));
		}),
	);
});

test("the day switcher wraps both ways", () => {
	expect(time.stepDay(7, 1)).toBe(1);
	expect(time.stepDay(1, -1)).toBe(7);
	fc.assert(
		fc.property(day, (given) => {
			expect(time.stepDay(time.stepDay(given, 1), -1)).toBe(given);
		}),
	);
});

test("formats dates as DD.MM.YYYY", () => {
	expect(time.formatDate("2026-11-05")).toBe("05.11.2026");
	expect(time.formatDate("2026-11-05T08:00:00.000Z")).toBe("05.11.2026");
});
