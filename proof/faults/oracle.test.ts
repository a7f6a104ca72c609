import { expect, test } from "vitest";
import type { Answer, Intention } from "./booking-load.ts";
import { compare, type Kept, mannersOf, recoveryAfter } from "./oracle.ts";

// An oracle that never objects proves nothing: each of these plants what it must find.

function answer(status: number, endedAt = 0, more: Partial<Answer> = {}): Answer {
	return { startedAt: endedAt, endedAt, status, code: "", retryAfter: false, ...more };
}

function intention(person: string, act: Intention["act"], ...answers: Answer[]): Intention {
	return { act, person, member: true, trainingId: 1, answers };
}

const booking = (person: string, active = true) => ({ person, trainingId: 1, active });
const kept = (bookings: Kept["bookings"], taken = bookings.filter(({ active }) => active).length): Kept => ({
	bookings,
	trainings: [{ id: 1, capacity: 2, taken }],
});
const nothing = { lost: 0, unasked: 0, doubled: 0, overfull: 0, miscounted: 0 };

test("what was confirmed and is there is in order, also after a cancellation and when somebody was refused", () => {
	const ledger = [
		intention("ana", "book", answer(0), answer(503), answer(201)),
		intention("bojan", "book", answer(201)),
		intention("bojan", "cancel", answer(200)),
		intention("ceca", "book", answer(409)),
	];
	expect(compare(ledger, kept([booking("ana"), booking("bojan", false)]))).toEqual(nothing);
});

test.for([
	["a confirmed booking that is gone", [intention("ana", "book", answer(201))], kept([]), { lost: 1 }],
	[
		"a cancellation that was confirmed and did not happen",
		[intention("ana", "book", answer(201)), intention("ana", "cancel", answer(200))],
		kept([booking("ana")]),
		{ lost: 1 },
	],
	[
		"a booking of somebody who was refused",
		[intention("ana", "book", answer(409))],
		kept([booking("ana")]),
		{ unasked: 1 },
	],
	["a booking of somebody who never asked", [], kept([booking("ana")]), { unasked: 1 }],
	[
		"two bookings for one wish",
		[intention("ana", "book", answer(0), answer(201))],
		kept([booking("ana"), booking("ana", false)]),
		{ doubled: 1 },
	],
	[
		"more people than places",
		["ana", "bojan", "ceca"].map((person) => intention(person, "book", answer(201))),
		kept([booking("ana"), booking("bojan"), booking("ceca")]),
		{ overfull: 1 },
	],
	["a place that nobody has", [intention("ana", "book", answer(201))], kept([booking("ana")], 2), { miscounted: 1 }],
] as [string, Intention[], Kept, object][])("%s is found", ([, ledger, rows, found]) => {
	expect(compare(ledger, rows)).toEqual({ ...nothing, ...found });
});

test("answers are told apart by their manners", () => {
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

test("recovery lasts from the end of the cause to the end of the last bad answer, and for ever when nothing good follows", () => {
	const ledger = [intention("ana", "book", answer(503, 900), answer(503, 1200), answer(0, 1700), answer(201, 1800))];
	expect(recoveryAfter(ledger, 1000)).toBe(700);
	expect(recoveryAfter(ledger, 1750)).toBe(0);
	expect(recoveryAfter([intention("ana", "book", answer(503, 1200))], 1000)).toBe(Number.POSITIVE_INFINITY);
	expect(recoveryAfter(ledger, 1000, 1750)).toBe(Number.POSITIVE_INFINITY);
});
