import { expect, test } from "vitest";
import { isExplained, type Recorded } from "./history.ts";

const one = (person: string, act: Recorded["act"], from: number, until: number, code: string): Recorded => ({
	act,
	person,
	from,
	until,
	code,
});
const full = "ERR_TRAINING_FILLED_OR_CANCELLED";
const [booked, cancelled] = ["SUC_BOOKED", "SUC_CANCELED"];
const ana = (from: number, until: number, code: string) => one("user:1", "book", from, until, code);
const bojan = (from: number, until: number, code: string) => one("guest:2", "book", from, until, code);

test.for([
	["the first gets the place", [ana(0, 1, booked), bojan(2, 3, full)], ["user:1"]],
	["of two at once either may", [bojan(0, 9, full), ana(1, 8, booked)], ["user:1"]],
	[
		"a cancelled place is free",
		[ana(0, 1, booked), one("user:1", "cancel", 2, 3, cancelled), bojan(4, 5, booked)],
		["guest:2"],
	],
	["an unknown outcome may have happened", [ana(0, 1, "unknown"), bojan(2, 3, full)], ["user:1"]],
	["or not", [ana(0, 1, "unknown"), bojan(2, 3, booked)], ["guest:2"]],
	["or later", [ana(0, 1, "unknown"), bojan(2, 3, booked), one("guest:2", "cancel", 4, 5, cancelled)], ["user:1"]],
] as [string, Recorded[], string[]][])("explains: %s", ([, requests, people]) => {
	expect(isExplained(requests, 1, people)).toBe(true);
});

test.for([
	["a confirmed booking that is gone", [ana(0, 1, booked)], []],
	["a refused booking that is there", [ana(0, 1, booked), bojan(2, 3, full)], ["user:1", "guest:2"]],
	["more bookings than places", [ana(0, 1, booked), bojan(2, 3, booked)], ["user:1", "guest:2"]],
	["refused as full before anybody had booked", [bojan(0, 1, full), ana(2, 3, booked)], ["user:1"]],
	[
		"refused as full after the place was free again",
		[ana(0, 1, booked), one("user:1", "cancel", 2, 3, cancelled), bojan(4, 5, full)],
		[],
	],
	["told twice that it is booked", [ana(0, 1, booked), ana(2, 3, booked)], ["user:1"]],
	["a booking without a request", [], ["user:1"]],
	["a repeated request that is told of its own booking", [ana(0, 1, "ERR_ALREADY_BOOKED")], ["user:1"]],
] as [string, Recorded[], string[]][])("does not explain: %s", ([, requests, people]) => {
	expect(isExplained(requests, 1, people)).toBe(false);
});
