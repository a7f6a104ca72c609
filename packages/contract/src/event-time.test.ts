import { describe, expect, it, test } from "vitest";
import { compareEvents, type EventTime, eventTimeError, hasEnded } from "./event-time.ts";
import { instantOf } from "./time.ts";

const undated: EventTime = { from_date: null, from_time: null, to_date: null, to_time: null };
const saturday: EventTime = { from_date: "2026-12-05", from_time: 1000, to_date: "2026-12-05", to_time: 1400 };
const month: EventTime = { from_date: "2026-11-01", from_time: null, to_date: "2026-11-30", to_time: null };

describe("the end of an event", () => {
	it("is its last minute", () => {
		expect(hasEnded(saturday, instantOf("2026-12-05", 1359))).toBe(false);
		expect(hasEnded(saturday, instantOf("2026-12-05", 1400))).toBe(true);
	});

	it("is the midnight after whole days, in the clubs' zone", () => {
		expect(hasEnded(month, new Date("2026-11-30T22:59:00Z"))).toBe(false);
		expect(hasEnded(month, new Date("2026-11-30T23:00:00Z"))).toBe(true);
	});

	it("never comes without dates", () => {
		expect(hasEnded(undated, instantOf("2099-01-01", 0))).toBe(false);
	});
});

test.for([
	["no dates", undated, null],
	["hours of a day", saturday, null],
	["whole days", month, null],
	["one whole day", { ...undated, from_date: "2026-12-05" }, null],
	["over midnight", { ...saturday, to_date: "2026-12-06", to_time: 200 }, null],
	["a last day only", { ...undated, to_date: "2026-12-05" }, ["from_date", "required-field"]],
	["hours only", { ...undated, from_time: 0, to_time: 900 }, ["from_date", "required-field"]],
	["a midnight only", { ...undated, to_time: 0 }, ["from_date", "required-field"]],
	["a start only", { ...saturday, to_time: null }, ["to_time", "required-field"]],
	["an end only", { ...saturday, from_time: null }, ["from_time", "required-field"]],
	["a last day before the first", { ...saturday, to_date: "2026-12-04" }, ["to_date", "invalid-value"]],
	["an end before the start", { ...saturday, to_date: null, to_time: 900 }, ["to_time", "invalid-value"]],
	["no length", { ...saturday, to_time: 1000 }, ["to_time", "invalid-value"]],
] as const)("%s", ([, time, wrong]) => {
	expect(eventTimeError(time)).toEqual(wrong && { field: wrong[0], code: wrong[1] });
});

const listed = (name: string, time: EventTime, created: string) => ({
	name,
	...time,
	ended: hasEnded(time, instantOf("2026-12-01", 900)),
	date_of_creation: new Date(created),
});

test("coming events come first by start, past ones last", () => {
	const events = [
		listed("last month", month, "2026-11-01"),
		listed("old offer", undated, "2026-01-01"),
		listed("noon", { ...saturday, from_time: 1200 }, "2026-11-20"),
		listed("october", { ...month, from_date: "2026-10-01", to_date: "2026-10-31" }, "2026-10-01"),
		listed("new offer", undated, "2026-02-01"),
		listed("ten", saturday, "2026-11-01"),
	];
	expect(events.toSorted(compareEvents).map(({ name }) => name)).toEqual([
		"ten",
		"noon",
		"new offer",
		"old offer",
		"last month",
		"october",
	]);
});
