import { expect, test } from "vitest";
import type { Intention } from "../faults/booking-load.ts";
import { capacity } from "../faults/crowd.ts";
import { type Reading, wronglyShown } from "./shown-places.ts";

const intention = (act: Intention["act"], status: number, startedAt: number, endedAt = startedAt + 10): Intention => ({
	act,
	person: `${act} ${startedAt}`,
	member: true,
	trainingId: 1,
	answers: [{ startedAt, endedAt, status, code: "", retryAfter: false }],
});
const seen = (free: number, startedAt: number): Reading => ({
	startedAt,
	endedAt: startedAt + 10,
	free: new Map([[1, free]]),
});
const nothing = { outdated: 0, unasked: 0 };

test.for([
	["a place taken just now may still be shown as free", [intention("book", 201, 1000)], seen(capacity, 4000), nothing],
	["or as taken", [intention("book", 201, 1000)], seen(capacity - 1, 4000), nothing],
	["four seconds later it may not", [intention("book", 201, 1000)], seen(capacity, 5100), { outdated: 1 }],
	["a refused booking takes none", [intention("book", 409, 1000)], seen(capacity, 9000), nothing],
	[
		"after a cancellation both are right",
		[intention("book", 201, 1000), intention("cancel", 200, 2000)],
		seen(capacity, 9000),
		nothing,
	],
	["a place without a request is not taken", [], seen(capacity - 1, 1000), { unasked: 1 }],
] as [string, Intention[], Reading, object][])("%s", ([, ledger, reading, found]) => {
	expect(wronglyShown([reading], ledger, 4000)).toEqual({ ...nothing, ...found });
});
