import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { racesInDatabase, waitForBlockedQuery } from "../../../test/blocked-query.ts";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import type { Database } from "../../platform/database/database.ts";
import { bookings, waits } from "../../platform/database/schema/booking.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { lockOccurrences } from "./queries/waiting.ts";
import { releaseHeldPlaces } from "./service/held-places.ts";
import { cancelAllOf } from "./service/upcoming.ts";

// On PostgreSQL the requests share a pool of connections and race in the database; on PGlite they take turns.
let afterCommit: () => Promise<unknown> = async () => undefined;
function wrap(real: Database): Database {
	const transaction: Database["transaction"] = async (work, config) => {
		const result = await real.transaction(work, config);
		await afterCommit();
		return result;
	};
	return new Proxy(real, { get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)) });
}
const { call, db, api } = await buildTestApp({ wrap });
const members = await createMembers(db, 60);
const headersOf = (index: number) => members[index]?.headers ?? {};
const capacity = 5;
const callers = racesInDatabase() ? 200 : 40;

const allowed = [
	"SUC_BOOKED",
	"SUC_CANCELED",
	"SUC_WAITING",
	"SUC_WAITING_LEFT",
	"ERR_ALREADY_BOOKED",
	"ERR_ALREADY_WAITING",
	"ERR_PLACES_FREE",
	"ERR_NOT_FOUND",
	"ERR_TRAINING_FILLED_OR_CANCELLED",
];

/** The same numbers in every run. */
function dice(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

/** Tries again if there was no connection in time, as people do: on a busy machine 200 callers wait long for ten. */
async function ask(...request: Parameters<typeof call>): Promise<string> {
	for (;;) {
		const { status, body } = await call<{ code: string }>(...request);
		if (status !== 503) return body.code;
	}
}

test(`${callers} callers book, wait, cancel and leave at once: never too many, no member twice, the order kept`, async () => {
	const period = await createPeriod(db, { capacity });
	const path = `/api/period/${period}`;
	for (let index = 0; index < capacity; index += 1) await ask("POST", `${path}/booking`, { headers: headersOf(index) });
	for (let index = capacity; index < 30; index += 1)
		await ask("POST", `${path}/waiting`, { headers: headersOf(index) });

	const caller = async (number: number) => {
		const random = dice(number + 1);
		// Members who booked first never hold their place, so at least these make room for the waiting list.
		if (number < capacity)
			await ask("DELETE", `${path}/booking`, { headers: headersOf(number), body: { hold: false } });
		for (let turn = 0; turn < 8; turn += 1) {
			const index = Math.floor(random() * members.length);
			const headers = headersOf(index);
			const choice = random();
			const code =
				choice < 0.35
					? await ask("POST", `${path}/booking`, { headers })
					: choice < 0.65
						? await ask("POST", `${path}/waiting`, { headers })
						: choice < 0.9
							? await ask("DELETE", `${path}/booking`, { headers, body: { hold: index >= 30 && choice < 0.75 } })
							: await ask("DELETE", `${path}/waiting`, { headers });
			expect(allowed).toContain(code);
		}
	};
	await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));

	const [occurrence] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	const all = await db
		.select()
		.from(bookings)
		.where(eq(bookings.occurrenceId, occurrence?.id ?? 0));
	const placed = all.filter(({ cancelledAt, heldUntil }) => cancelledAt === null || heldUntil !== null);
	expect(occurrence?.taken).toBe(placed.length);
	expect(placed.length).toBeLessThanOrEqual(capacity);
	const current = all.filter(({ cancelledAt }) => cancelledAt === null).map(({ userId }) => userId);
	expect(new Set(current).size).toBe(current.length);

	const line = await db
		.select()
		.from(waits)
		.where(eq(waits.occurrenceId, occurrence?.id ?? 0))
		.orderBy(waits.id);
	const waiting = line.filter(({ endedAt }) => endedAt === null);
	expect(waiting.filter(({ userId }) => current.includes(userId))).toEqual([]);
	expect(new Set(waiting.map(({ userId }) => userId)).size).toBe(waiting.length);
	// While the waiting list has members, no place is free.
	if (waiting.length > 0) expect(placed.length).toBe(capacity);

	const movedUp = line.filter(({ outcome }) => outcome === "booked");
	expect(movedUp.length).toBeGreaterThanOrEqual(capacity);
	const ends = movedUp.map(({ endedAt }) => endedAt?.getTime() ?? 0);
	expect(ends).toEqual(ends.toSorted((a, b) => a - b));
	const last = movedUp.at(-1)?.id ?? 0;
	expect(waiting.filter(({ id }) => id < last)).toEqual([]);

	const entries = await db.$count(auditLog, eq(auditLog.action, "booking.moved_up"));
	expect(entries).toBe(movedUp.length);
	expect(await db.$count(mails, eq(mails.template, "waiting-moved-up"))).toBe(movedUp.length);
});

test("a member who waits for two trainings at the same hour gets one of them", async () => {
	const [first, second, third] = await createMembers(db, 3);
	const periods = [await createPeriod(db), await createPeriod(db, { time: 1845 })] as const;
	for (const [index, holder] of [first, second].entries())
		await call("POST", `/api/period/${periods[index]}/booking`, { headers: holder?.headers ?? {} });
	for (const period of periods)
		expect((await call("POST", `/api/period/${period}/waiting`, { headers: third?.headers ?? {} })).status).toBe(201);
	await Promise.all(
		[first, second].map((holder, index) =>
			call("DELETE", `/api/period/${periods[index]}/booking`, { headers: holder?.headers ?? {} }),
		),
	);
	expect(await db.$count(bookings, eq(bookings.userId, third?.id ?? 0))).toBe(1);
	expect(await db.$count(waits, sql`user_id = ${third?.id ?? 0} and ended_at is null`)).toBe(1);
	await releaseHeldPlaces(api.deps);
});

test("a member who waits hears the position of then, though the list ends before the answer", async () => {
	const [first, second] = await createMembers(db, 2);
	const period = await createPeriod(db);
	await call("POST", `/api/period/${period}/booking`, { headers: first?.headers ?? {} });
	afterCommit = () => db.update(waits).set({ endedAt: new Date(), outcome: "left" });
	const waited = await call("POST", `/api/period/${period}/waiting`, { headers: second?.headers ?? {} });
	afterCommit = async () => undefined;
	expect(waited.body).toEqual({ code: "SUC_WAITING", position: 1 });
});

test("a member who cancels while staff blocks them waits for staff, and neither deadlocks", async () => {
	const [member] = await createMembers(db, 1);
	const period = await createPeriod(db);
	const path = `/api/period/${period}/booking`;
	await call("POST", path, { headers: member?.headers ?? {} });
	const [occurrence] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	const { cancelled } = await db.transaction(async (tx) => {
		await lockOccurrences(tx, [occurrence?.id ?? 0]);
		const answer = call("DELETE", path, { headers: member?.headers ?? {} });
		await waitForBlockedQuery(db);
		await cancelAllOf(tx, api.deps, member?.id ?? 0);
		return { cancelled: answer };
	});
	expect((await cancelled).status).toBe(404);
	const [after] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	expect(after?.taken).toBe(0);
});
