import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { commitGate } from "../../../test/commit-gate.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { releaseHeldPlaces } from "./service/held-places.ts";

// On PostgreSQL the requests share a pool of connections and race in the database; on PGlite they take turns.
const { wrap, during } = commitGate();
const { api, call, clock, db } = await buildTestApp({ wrap });
const full = "ERR_TRAINING_FILLED_OR_CANCELLED";

const member = async () => (await createMembers(db, 1))[0] as TestMember;
const pathOf = (period: number) => `/api/period/${period}/booking`;
const book = (period: number, { headers }: TestMember, body?: object, key?: string) =>
	call<{ code: string; calendar_url: string }>("POST", pathOf(period), {
		headers: { ...headers, ...(key && { "idempotency-key": key }) },
		body,
	});
const hold = (period: number, { headers }: TestMember) =>
	call<{ code: string; held_until: string }>("DELETE", pathOf(period), { headers, body: { hold: true } });

async function placesOf(period: number) {
	const [row] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	const ofTraining = eq(bookings.occurrenceId, row?.id ?? 0);
	return {
		taken: row?.taken,
		booked: await db.$count(bookings, and(ofTraining, isNull(bookings.cancelledAt))),
		held: await db.$count(bookings, and(ofTraining, isNotNull(bookings.heldUntil))),
	};
}

test("a member who books and cancels again and again holds one place, and others book the rest", async () => {
	const period = await createPeriod(db, { capacity: 3 });
	const [mina, vuk] = [await member(), await member()];
	for (let turn = 0; turn < 6; turn += 1) {
		expect((await book(period, mina)).body.code).toBe("SUC_BOOKED");
		expect((await hold(period, mina)).body.held_until).toMatch(/^2026-11-18T/);
	}
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 0, held: 1 });
	expect((await book(period, vuk)).status).toBe(201);
	expect(await placesOf(period)).toEqual({ taken: 2, booked: 1, held: 1 });
});

test("the next booking takes over the held place of a full training, which stays closed to others", async () => {
	const period = await createPeriod(db, { capacity: 1 });
	const [mina, vuk] = [await member(), await member()];
	const first = await book(period, mina);
	await hold(period, mina);
	expect((await book(period, vuk)).body.code).toBe(full);
	expect(await book(period, mina)).toMatchObject({ status: 201, body: first.body });
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 1, held: 0 });
	// It is the same booking again, so one confirmation is enough.
	const id = eq(bookings.userId, mina.id);
	expect(await db.$count(bookings, id)).toBe(1);
	expect(await db.$count(mails, eq(mails.recipient, `${mina.headers.session_id}@kvart.example`))).toBe(1);
	expect((await book(period, mina)).body.code).toBe("ERR_ALREADY_BOOKED");
});

test("a member whose own place is held books it instead of waiting for one", async () => {
	const period = await createPeriod(db);
	const mina = await member();
	await book(period, mina);
	await hold(period, mina);
	const { body } = await call<{ code: string }>("POST", `/api/period/${period}/waiting`, { headers: mina.headers });
	expect(body.code).toBe("ERR_PLACES_FREE");
	expect((await book(period, mina)).status).toBe(201);
});

test("booking, holding and taking back in parallel never leaves a member with two places", async () => {
	const period = await createPeriod(db, { capacity: 30 });
	const members = await createMembers(db, 10);
	const allowed = ["SUC_BOOKED", "SUC_CANCELED", "ERR_ALREADY_BOOKED", "ERR_NOT_FOUND"];
	await Promise.all(
		members.flatMap((each) =>
			Array.from({ length: 12 }, async (_, turn) => {
				const run = [book, hold, (id: number, who: TestMember) => book(id, who, { undo: true })][turn % 3] ?? book;
				expect(allowed).toContain((await run(period, each)).body.code);
			}),
		),
	);
	const rows = await db
		.select()
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.where(eq(occurrences.periodId, period));
	const placed = rows.filter((row) => row.bookings.cancelledAt === null || row.bookings.heldUntil !== null);
	expect(new Set(placed.map((row) => row.bookings.person)).size).toBe(placed.length);
	expect((await placesOf(period)).taken).toBe(placed.length);
});

test("a repeated request to take back a cancellation gets the first answer", async () => {
	const period = await createPeriod(db);
	const mina = await member();
	await book(period, mina);
	await hold(period, mina);
	const key = randomUUID();
	const first = await book(period, mina, { undo: true }, key);
	expect(first).toMatchObject({ status: 201, body: { code: "SUC_BOOKED" } });
	expect(await book(period, mina, { undo: true }, key)).toMatchObject({ status: 201, body: first.body });
	// Nor does it take back a later cancellation.
	await hold(period, mina);
	expect(await book(period, mina, { undo: true }, key)).toMatchObject({ status: 201, body: first.body });
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 0, held: 1 });
});

test("refuses an undo while the place goes to the next member", async () => {
	const aMinuteLater = new Date(testNow.getTime() + 60_000);
	clock.set(aMinuteLater);
	// Places of other tests.
	await releaseHeldPlaces(api.deps);
	clock.set(testNow);
	const period = await createPeriod(db);
	const [mina, vuk] = [await member(), await member()];
	await book(period, mina);
	await hold(period, mina);
	expect((await call("POST", `/api/period/${period}/waiting`, { headers: vuk.headers })).status).toBe(201);
	clock.set(aMinuteLater);
	const [, taken] = await during(
		() => releaseHeldPlaces(api.deps),
		() => book(period, mina, { undo: true }),
	);
	clock.set(testNow);
	expect(taken.body.code).toBe(full);
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 1, held: 0 });
});

test("two cancellations at once give the place back once", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	const [mina, vuk] = [await member(), await member()];
	for (const each of [mina, vuk]) await book(period, each);
	const [first, second] = await during(
		() => call("DELETE", pathOf(period), { headers: mina.headers }),
		() => hold(period, mina),
	);
	expect([first.status, second.status]).toEqual([200, 404]);
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 1, held: 0 });
});
