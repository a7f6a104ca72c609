import { expect, test } from "vitest";
import type { Intention } from "../faults/booking-load.ts";
import { resolved } from "./commit-in-doubt.ts";

const [unknown, booked, full] = [503, 201, 409];

/** Tries a second apart. */
function booking(...statuses: number[]): Intention[] {
	const answers = statuses.map((status, second) => {
		const startedAt = second * 1000;
		return { startedAt, endedAt: startedAt + 500, status, code: "", retryAfter: false };
	});
	return [{ act: "book", person: "user:1", member: true, trainingId: 1, answers }];
}
const stored = (second: number) => [
	{ person: "user:1", trainingId: 1, createdAt: new Date(performance.timeOrigin + second * 1000) },
];

test.for([
	["made by the try whose outcome was unknown", booking(unknown, booked), stored(0.1), { found: 1, repeated: 0 }],
	["made by the last try", booking(unknown, booked), stored(1.1), { found: 0, repeated: 1 }],
	["answered at once", booking(booked), stored(0.1), { found: 0, repeated: 0 }],
	["refused at last", booking(unknown, full), [], { found: 0, repeated: 0 }],
] as [string, Intention[], ReturnType<typeof stored>, object][])("a booking %s", ([, ledger, rows, counts]) => {
	expect(resolved(ledger, rows)).toEqual(counts);
});
