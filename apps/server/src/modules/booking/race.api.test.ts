import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { buildTestApp, type CallResult } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { placeStatement } from "./queries/booking.ts";

// On PostgreSQL the requests share a pool of connections and race in the database; on PGlite they take turns.
const { call, db } = await buildTestApp();
const members = await createMembers(db, 200);
const full = "ERR_TRAINING_FILLED_OR_CANCELLED";

type Answer = CallResult<{ code: string }>;
const bookAs = (period: number, index: number) =>
	call<{ code: string }>("POST", `/api/period/${period}/booking`, { headers: members[index]?.headers ?? {} });
const cancelAs = (period: number, index: number) =>
	call<{ code: string }>("DELETE", `/api/period/${period}/booking`, { headers: members[index]?.headers ?? {} });
const bookAsGuest = (period: number) =>
	call<{ code: string }>("POST", `/api/period/${period}/booking/guest`, { body: newGuest() });

function tally(answers: Answer[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const { body } of answers) counts[body.code] = (counts[body.code] ?? 0) + 1;
	return counts;
}

async function placesOf(period: number) {
	const [row] = await db
		.select({
			taken: occurrences.taken,
			booked: sql<number>`(count(*) filter (where ${bookings.id} is not null and ${bookings.cancelledAt} is null))::int`,
			ever: sql<number>`count(${bookings.id})::int`,
		})
		.from(occurrences)
		.leftJoin(bookings, eq(bookings.occurrenceId, occurrences.id))
		.where(eq(occurrences.periodId, period))
		.groupBy(occurrences.id);
	return row;
}

/** The input of the statement that books. */
const inputOf = (period: number, index: number) => ({
	position: 0,
	period_id: period,
	day: 3,
	time: 1830,
	date: "2026-11-18",
	today: "2026-11-18",
	now: "2026-11-18T09:00:00Z",
	person: `user:${members[index]?.id}`,
	user_id: members[index]?.id,
});

/** The usual mistake: check for a free place, then book with our statement minus its condition. */
async function checkThenBook(period: number, index: number): Promise<void> {
	const [row] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	if ((row?.taken ?? 0) >= 1) return;
	const condition = /where not existing\.cancelled and \(excluded\.taken = 0\s+or existing\.taken < [^\n]+\n/;
	expect(placeStatement.text).toMatch(condition);
	const [before = "", after = ""] = placeStatement.text.replace(condition, "\n").split("$1");
	await db.execute(sql`${sql.raw(before)}${JSON.stringify([inputOf(period, index)])}${sql.raw(after)}`);
}

test("without the condition in the statement, checking first and booking then overfills the training", async () => {
	const period = await createPeriod(db);
	await Promise.all(Array.from({ length: 30 }, (_, index) => checkThenBook(period, index)));
	const places = await placesOf(period);
	expect(places?.booked).toBeGreaterThan(1);
	expect(places?.taken).toBe(places?.booked);
});

test.for([
	["unchanged", {}, 1],
	["cancelled", { cancelledFrom: "2026-11-18" }, 0],
	["over", { validUntil: "2026-11-17" }, 0],
	["on another day", { day: 4 }, 0],
	["at another time", { time: 1900 }, 0],
] as const)("a series that is %s when a member books", async ([, change, booked]) => {
	const period = await createPeriod(db, change);
	const rows = await placeStatement.run(db, { bookings: JSON.stringify([inputOf(period, 0)]) });
	expect(rows).toHaveLength(booked);
});

test("200 members on the last place: one gets it, 199 are refused as full", async () => {
	const period = await createPeriod(db);
	const answers = await Promise.all(members.map((_, index) => bookAs(period, index)));
	expect(tally(answers)).toEqual({ SUC_BOOKED: 1, [full]: 199 });
	expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 1, ever: 1 });
});

test("100 members and 100 guests compete for seven places of a date without bookings", async () => {
	const period = await createPeriod(db, { capacity: 7 });
	const mailsBefore = await db.$count(mails);
	const created = sql`${auditLog.action} = 'booking.created'`;
	const auditBefore = await db.$count(auditLog, created);
	const answers = await Promise.all(
		members.map((_, index) => (index % 2 ? bookAs(period, index) : bookAsGuest(period))),
	);
	expect(tally(answers)).toEqual({ SUC_BOOKED: 7, [full]: 193 });
	expect(await placesOf(period)).toEqual({ taken: 7, booked: 7, ever: 7 });
	// One audit entry per booking and one mail per member; nothing for refused requests.
	const byMembers = answers.filter(({ status }, index) => status === 201 && index % 2 === 1).length;
	expect(await db.$count(mails)).toBe(mailsBefore + byMembers);
	expect(await db.$count(auditLog, created)).toBe(auditBefore + 7);
});

test("50 parallel requests of one member book one place", async () => {
	const period = await createPeriod(db, { capacity: 20 });
	const answers = await Promise.all(Array.from({ length: 50 }, () => bookAs(period, 0)));
	expect(tally(answers)).toEqual({ SUC_BOOKED: 1, ERR_ALREADY_BOOKED: 49 });
	expect(await placesOf(period)).toEqual({ taken: 1, booked: 1, ever: 1 });
});

test("parallel bookings of many trainings each get their own place, and only the repeated one is refused", async () => {
	const periods = await Promise.all(Array.from({ length: 40 }, () => createPeriod(db, { capacity: 2 })));
	const key = { "Idempotency-Key": "the-same-key" };
	const answers = await Promise.all([
		...periods.map((period, index) => bookAs(period, index)),
		// The same key for two trainings: one of the statements breaks the key's constraint.
		...periods.slice(0, 2).map((period) =>
			call<{ code: string }>("POST", `/api/period/${period}/booking`, {
				headers: { ...members[50]?.headers, ...key },
			}),
		),
	]);
	expect(tally(answers.slice(0, 40))).toEqual({ SUC_BOOKED: 40 });
	expect(
		answers
			.slice(40)
			.map(({ status }) => status)
			.toSorted((a, b) => a - b),
	).toEqual([201, 422]);
	const places = await Promise.all(periods.map(placesOf));
	expect(places.reduce((sum, row) => sum + (row?.booked ?? 0), 0)).toBe(41);
	for (const row of places) expect(row?.taken).toBe(row?.booked);
});

test("booking and cancelling in parallel keeps the count of places right", async () => {
	const period = await createPeriod(db, { capacity: 3 });
	const worker = async (index: number) => {
		for (let round = 0; round < 6; round += 1) {
			const booked = await bookAs(period, index);
			expect(["SUC_BOOKED", full]).toContain(booked.body.code);
			if (booked.status !== 201) continue;
			const places = await placesOf(period);
			expect(places?.booked).toBeLessThanOrEqual(3);
			expect((await cancelAs(period, index)).body.code).toBe("SUC_CANCELED");
		}
	};
	await Promise.all(Array.from({ length: 20 }, (_, index) => worker(index)));
	const places = await placesOf(period);
	expect(places).toMatchObject({ taken: 0, booked: 0 });
	expect(places?.ever).toBeGreaterThan(3);
});

test("one member books and cancels in parallel without a deadlock, and the count stays right", async () => {
	const period = await createPeriod(db, { capacity: 2 });
	const answers = await Promise.all(
		Array.from({ length: 60 }, (_, index) => (index % 2 ? cancelAs(period, 1) : bookAs(period, 1))),
	);
	const codes = ["SUC_BOOKED", "SUC_CANCELED", "ERR_ALREADY_BOOKED", "ERR_NOT_FOUND"];
	for (const { body } of answers) expect(codes).toContain(body.code);
	const counts = tally(answers);
	const left = (counts["SUC_BOOKED"] ?? 0) - (counts["SUC_CANCELED"] ?? 0);
	expect(await placesOf(period)).toMatchObject({ taken: left, booked: left });
});

test("a training cancelled while people book keeps its bookings and accepts no more", async () => {
	const period = await createPeriod(db, { capacity: 150 });
	await bookAs(period, 0);
	const cancellation = db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	const [, ...answers] = await Promise.all([
		cancellation,
		...members.slice(1).map((_, index) => bookAs(period, index + 1)),
	]);
	const booked = (tally(answers)["SUC_BOOKED"] ?? 0) + 1;
	expect(await placesOf(period)).toMatchObject({ taken: booked, booked });
	expect((await bookAsGuest(period)).body.code).toBe(full);
});
