import { expect, test } from "vitest";
import type { Intention } from "./booking-load.ts";
import { compare, mannersOf, recoveryAfter, type StoredState } from "./oracle.ts";
import type { Answer } from "./sender.ts";

// Each case plants an error that the oracle must find.

const codes: Record<number, string> = {
	200: "SUC_CANCELED",
	201: "SUC_BOOKED",
	409: "ERR_TRAINING_FILLED_OR_CANCELLED",
};

function answer(status: number, endedAt = 0, more: Partial<Answer> = {}): Answer {
	return { startedAt: endedAt, endedAt, status, code: codes[status] ?? "", retryAfter: false, ...more };
}

function intention(person: string, act: Intention["act"], ...answers: Answer[]): Intention {
	return { act, person, member: true, trainingId: 1, answers };
}

const booking = (person: string, active = true) => ({ person, trainingId: 1, active });
const stored = (
	bookings: StoredState["bookings"],
	taken = bookings.filter(({ active }) => active).length,
): StoredState => ({
	bookings,
	trainings: [{ id: 1, capacity: 2, taken }],
});
const nothing = { lost: 0, unasked: 0, doubled: 0, overfull: 0, miscounted: 0, unexplained: [] };

test("accepts confirmed bookings, cancellations and refusals", () => {
	const ledger = [
		intention("ana", "book", answer(0), answer(503), answer(201)),
		intention("bojan", "book", answer(201)),
		intention("bojan", "cancel", answer(200)),
		intention("ceca", "book", answer(409)),
	];
	expect(compare(ledger, stored([booking("ana"), booking("bojan", false)]))).toEqual(nothing);
});

test.for([
	[
		"a confirmed booking that is gone",
		[intention("ana", "book", answer(201))],
		stored([]),
		{ lost: 1, unexplained: [1] },
	],
	[
		"a cancellation that was confirmed and did not happen",
		[intention("ana", "book", answer(201)), intention("ana", "cancel", answer(200))],
		stored([booking("ana")]),
		{ lost: 1, unexplained: [1] },
	],
	[
		"a booking that was refused",
		[intention("ana", "book", answer(409))],
		stored([booking("ana")]),
		{ unasked: 1, unexplained: [1] },
	],
	["a booking that was never asked for", [], stored([booking("ana")]), { unasked: 1, unexplained: [1] }],
	[
		"two bookings for one wish",
		[intention("ana", "book", answer(0), answer(201))],
		stored([booking("ana"), booking("ana", false)]),
		{ doubled: 1 },
	],
	[
		"more people than places",
		["ana", "bojan", "ceca"].map((person) => intention(person, "book", answer(201))),
		stored([booking("ana"), booking("bojan"), booking("ceca")]),
		{ overfull: 1, unexplained: [1] },
	],
	[
		"a refusal while there were places",
		[intention("ana", "book", answer(409, 1)), intention("bojan", "book", answer(201, 2))],
		stored([booking("bojan")]),
		{ unexplained: [1] },
	],
	[
		"a place without a booking",
		[intention("ana", "book", answer(201))],
		stored([booking("ana")], 2),
		{ miscounted: 1 },
	],
] as [string, Intention[], StoredState, object][])("finds %s", ([, ledger, rows, found]) => {
	expect(compare(ledger, rows)).toEqual({ ...nothing, ...found });
});

test("classifies responses", () => {
	const ledger = [
		intention("ana", "book", answer(503, 0, { retryAfter: true }), answer(503), answer(500), answer(0), answer(201)),
		intention("bojan", "book", answer(429)),
		intention("ceca", "book", answer(409)),
	];
	expect(mannersOf(ledger)).toMatchObject({
		asked: 3,
		yes: 1,
		no: 1,
		open: 1,
		postponed: 1,
		cut: 1,
		unclean: 2,
		limited: 1,
	});
});

test("recovery ends with the last bad response, and never if nothing good follows", () => {
	const ledger = [intention("ana", "book", answer(503, 900), answer(503, 1200), answer(0, 1700), answer(201, 1800))];
	expect(recoveryAfter(ledger, 1000)).toBe(700);
	expect(recoveryAfter(ledger, 1750)).toBe(0);
	expect(recoveryAfter([intention("ana", "book", answer(503, 1200))], 1000)).toBe(Number.POSITIVE_INFINITY);
	expect(recoveryAfter(ledger, 1000, 1750)).toBe(Number.POSITIVE_INFINITY);
});
