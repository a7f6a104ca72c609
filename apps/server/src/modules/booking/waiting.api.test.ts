import { randomUUID } from "node:crypto";
import type { OwnWait } from "@kvart/contract/members";
import { digitsOf, normalPhone } from "@kvart/contract/phone";
import type { Period } from "@kvart/contract/schedule";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings, waits } from "../../platform/database/schema/booking.ts";
import { users } from "../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences, type periods } from "../../platform/database/schema/schedule.ts";
import { releaseHeldPlaces } from "./service/held-places.ts";
import { passOnOverlooked } from "./service/pass-on.ts";
import { cancelAllOf } from "./service/upcoming.ts";

const { call, clock, db, api } = await buildTestApp();

type Member = TestMember;
const book = (period: number, { headers }: Member, body?: object) =>
	call<{ code: string }>("POST", `/api/period/${period}/booking`, { headers, ...(body && { body }) });
const cancel = (period: number, { headers }: Member, body?: object) =>
	call<{ code: string; held_until: string | null }>("DELETE", `/api/period/${period}/booking`, {
		headers,
		...(body && { body }),
	});
const wait = (period: number, { headers }: Member, body?: object) =>
	call<{ code: string; position: number }>("POST", `/api/period/${period}/waiting`, { headers, ...(body && { body }) });
const leave = (period: number, { headers }: Member) => call("DELETE", `/api/period/${period}/waiting`, { headers });

async function seen(periodId: number, member?: Member): Promise<Period | undefined> {
	const { body } = await call<Period[]>("GET", "/api/period/gym_room/3", member ? { headers: member.headers } : {});
	return body.find(({ id }) => id === periodId);
}

const mailsOf = async (member: Member, template: string) => {
	const [user] = await db.select().from(users).where(eq(users.id, member.id));
	return db.$count(mails, and(eq(mails.recipient, user?.email ?? ""), eq(mails.template, template)));
};

async function at(instant: string, run: () => Promise<void>): Promise<void> {
	clock.set(new Date(instant));
	await run().finally(() => clock.set(testNow));
}

/** A training today at 18:30 that its first member has filled, and members to wait for it. */
async function fullTraining(count: number, values: Partial<typeof periods.$inferInsert> = {}) {
	const [first, ...others] = (await createMembers(db, count + 1)) as [Member, ...Member[]];
	const period = await createPeriod(db, values);
	expect((await book(period, first)).status).toBe(201);
	return { period, first, others };
}

test("members wait in their order, see their position, and the first gets the place that becomes free", async () => {
	const { period, first, others } = await fullTraining(2);
	const [ana, vuk] = others as [Member, Member];
	expect(await wait(period, ana)).toMatchObject({ status: 201, body: { code: "SUC_WAITING", position: 1 } });
	expect(await wait(period, vuk)).toMatchObject({ status: 201, body: { position: 2 } });
	expect(await seen(period, vuk)).toMatchObject({ waiting: 2, waiting_count: 2, free_places: 0, booked: false });
	expect(await seen(period)).toMatchObject({ waiting: null, waiting_count: 2 });
	expect((await cancel(period, first)).status).toBe(200);
	expect(await seen(period, ana)).toMatchObject({ booked: true, waiting: null, waiting_count: 1, free_places: 0 });
	expect(await seen(period, vuk)).toMatchObject({ booked: false, waiting: 1 });
	expect(await mailsOf(ana, "waiting-moved-up")).toBe(1);
	expect(await mailsOf(vuk, "waiting-moved-up")).toBe(0);
	expect(await mailsOf(first, "booking-cancelled")).toBe(1);
	const [booking] = await db.select().from(bookings).where(eq(bookings.userId, ana.id));
	const entry = and(eq(auditLog.action, "booking.moved_up"), eq(auditLog.entityId, String(booking?.id)));
	expect(await db.$count(auditLog, entry)).toBe(1);
});

test("only a full training can be waited for, once, and by members", async () => {
	const { period, first, others } = await fullTraining(1, { capacity: 2 });
	const [ana] = others as [Member];
	expect(await wait(period, ana)).toMatchObject({ status: 409, body: { code: "ERR_PLACES_FREE" } });
	expect((await call("POST", `/api/period/${period}/booking/guest`, { body: newGuest() })).status).toBe(201);
	expect(await wait(period, first)).toMatchObject({ status: 409, body: { code: "ERR_ALREADY_BOOKED" } });
	expect((await wait(period, ana)).status).toBe(201);
	expect(await wait(period, ana)).toMatchObject({ status: 409, body: { code: "ERR_ALREADY_WAITING" } });
	expect(await call("POST", `/api/period/${period}/waiting`)).toMatchObject({ status: 401 });
	expect(await wait(period + 1000, ana)).toMatchObject({ status: 404 });
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	const [vuk] = (await createMembers(db, 1)) as [Member];
	expect(await wait(period, vuk)).toMatchObject({ body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" } });
});

test("a date of next week can be waited for, beyond the window it cannot", async () => {
	const { period, first, others } = await fullTraining(1);
	const [ana] = others as [Member];
	const nextWeek = { training_date: "2026-11-25" };
	expect(await wait(period, ana, nextWeek)).toMatchObject({ body: { code: "ERR_PLACES_FREE" } });
	expect((await book(period, first, nextWeek)).status).toBe(201);
	expect((await wait(period, ana, nextWeek)).status).toBe(201);
	expect(await seen(period, ana)).toMatchObject({ waiting: null, waiting_count: 0 });
	const { body } = await call<OwnWait[]>("GET", "/api/user/waiting", { headers: ana.headers });
	expect(body).toMatchObject([{ period_id: period, training_date: "2026-11-25", position: 1, waiting_count: 1 }]);
	expect(await wait(period, ana, { training_date: "2026-12-02" })).toMatchObject({ body: { code: "ERR_NOT_TODAY" } });
});

test("leaving gives the position to the next; a second time there is nothing to leave", async () => {
	const { period, first, others } = await fullTraining(2);
	const [ana, vuk] = others as [Member, Member];
	await wait(period, ana);
	await wait(period, vuk);
	expect(await leave(period, ana)).toMatchObject({ status: 200, body: { code: "SUC_WAITING_LEFT" } });
	expect(await leave(period, ana)).toMatchObject({ status: 404 });
	expect(await seen(period, vuk)).toMatchObject({ waiting: 1 });
	await cancel(period, first);
	expect(await seen(period, vuk)).toMatchObject({ booked: true });
	expect(await seen(period, ana)).toMatchObject({ booked: false });
});

test("a member waits for five trainings at most, and for none at the hour of a booking", async () => {
	const [filler, ana] = (await createMembers(db, 2)) as [Member, Member];
	const times = [600, 700, 800, 900, 1000, 1100];
	const tomorrow = await Promise.all(times.map((time) => createPeriod(db, { day: 4, time })));
	for (const period of tomorrow) expect((await book(period, filler)).status).toBe(201);
	for (const period of tomorrow.slice(0, 5)) expect((await wait(period, ana)).status).toBe(201);
	expect(await wait(tomorrow[5] ?? 0, ana)).toMatchObject({ body: { code: "ERR_WAITING_LIMIT" } });
	const { period, others } = await fullTraining(1);
	const [vuk] = others as [Member];
	const overlapping = await createPeriod(db, { time: 1800, capacity: 5 });
	expect((await book(overlapping, vuk)).status).toBe(201);
	expect(await wait(period, vuk)).toMatchObject({ status: 409, body: { code: "ERR_OVERLAPS" } });
	expect(await book(period, vuk, { check_overlap: true })).toMatchObject({
		body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" },
	});
	const free = await createPeriod(db, { time: 1845, capacity: 5 });
	expect(await book(free, vuk, { check_overlap: true })).toMatchObject({ status: 409, body: { code: "ERR_OVERLAPS" } });
	expect((await book(free, vuk)).status).toBe(201);
});

test("moves no member into a training that overlaps another, tells them once and keeps them waiting", async () => {
	const { period, first, others } = await fullTraining(2);
	const [ana, vuk] = others as [Member, Member];
	await wait(period, ana);
	await wait(period, vuk);
	const overlapping = await createPeriod(db, { time: 1800, capacity: 5 });
	expect((await book(overlapping, ana)).status).toBe(201);
	await cancel(period, first);
	expect(await seen(period, vuk)).toMatchObject({ booked: true });
	expect(await seen(period, ana)).toMatchObject({ booked: false, waiting: 1 });
	expect(await mailsOf(ana, "waiting-passed-over")).toBe(1);
	await cancel(period, vuk);
	expect(await mailsOf(ana, "waiting-passed-over")).toBe(1);
	expect(await seen(period)).toMatchObject({ free_places: 1 });
	// Without the other training the place is theirs.
	await cancel(overlapping, ana);
	await passOnOverlooked(api.deps);
	expect(await seen(period, ana)).toMatchObject({ booked: true });
});

test("a member gets the place although a guest booked with the same phone", async () => {
	const { period, first, others } = await fullTraining(1, { capacity: 2 });
	const [ana] = others as [Member];
	const guest = newGuest();
	expect((await call("POST", `/api/period/${period}/booking/guest`, { body: guest })).status).toBe(201);
	await wait(period, ana);
	const phoneDigits = digitsOf(normalPhone(guest.phone));
	await db.update(users).set({ phoneDigits }).where(eq(users.id, ana.id));
	await cancel(period, first);
	expect(await seen(period, ana)).toMatchObject({ booked: true, waiting: null });
});

test("an hour before the start everyone on the list is told, and the first to book gets the place", async () => {
	const { period, first, others } = await fullTraining(2);
	const [ana, vuk] = others as [Member, Member];
	await wait(period, ana);
	await wait(period, vuk);
	await at("2026-11-18T17:31:00+01:00", async () => {
		await cancel(period, first);
		for (const member of [ana, vuk]) {
			expect(await mailsOf(member, "waiting-place-free")).toBe(1);
			expect(await seen(period, member)).toMatchObject({ booked: false });
		}
		await passOnOverlooked(api.deps);
		expect(await seen(period)).toMatchObject({ free_places: 1 });
		expect(await mailsOf(ana, "waiting-place-free")).toBe(1);
		const { body } = await call<OwnWait[]>("GET", "/api/user/waiting", { headers: ana.headers });
		expect(body).toMatchObject([{ position: 1, free_places: 1 }]);
		expect((await book(period, vuk)).status).toBe(201);
		expect(await seen(period, vuk)).toMatchObject({ booked: true, waiting: null, waiting_count: 1 });
	});
});

test("a place that is only held is announced once its undo is over, though another one is free", async () => {
	const { period, first, others } = await fullTraining(2, { capacity: 2 });
	const [ana, vuk] = others as [Member, Member];
	await book(period, vuk);
	await wait(period, ana);
	await at("2026-11-18T17:31:00+01:00", async () => {
		await cancel(period, first);
		clock.set(new Date("2026-11-18T17:32:00+01:00"));
		expect((await cancel(period, vuk, { hold: true })).status).toBe(200);
		expect(await mailsOf(ana, "waiting-place-free")).toBe(1);
		clock.set(new Date("2026-11-18T17:32:30+01:00"));
		await releaseHeldPlaces(api.deps);
		expect(await mailsOf(ana, "waiting-place-free")).toBe(2);
	});
});

test("announces no place that can no longer be booked", async () => {
	const { period, first, others } = await fullTraining(1);
	const [ana] = others as [Member];
	await wait(period, ana);
	await at("2026-11-18T18:28:30+01:00", async () => {
		expect((await cancel(period, first)).status).toBe(200);
		expect(await mailsOf(ana, "waiting-place-free")).toBe(0);
	});
});

test("a held place stays taken until the undo is over, and the member can take it back", async () => {
	const { period, first, others } = await fullTraining(1);
	const [ana] = others as [Member];
	await wait(period, ana);
	expect((await cancel(period, first, { hold: true })).body.held_until).toMatch(/^2026-11-18T09:00:1/);
	expect(await seen(period, first)).toMatchObject({ booked: false, free_places: 0 });
	await releaseHeldPlaces(api.deps);
	expect(await book(period, first, { undo: true })).toMatchObject({ status: 201, body: { code: "SUC_BOOKED" } });
	expect(await seen(period, first)).toMatchObject({ booked: true, free_places: 0 });
	expect(await mailsOf(first, "booking-cancelled")).toBe(0);
	await cancel(period, first, { hold: true });
	await at("2026-11-18T10:00:30+01:00", async () => {
		await releaseHeldPlaces(api.deps);
		expect(await seen(period, ana)).toMatchObject({ booked: true, free_places: 0 });
		expect(await mailsOf(first, "booking-cancelled")).toBe(1);
		expect(await book(period, first, { undo: true })).toMatchObject({
			body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" },
		});
	});
	const [row] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	expect(row?.taken).toBe(1);
});

test("a cancellation of a training that was called off meanwhile cannot be taken back", async () => {
	const { period, first } = await fullTraining(0);
	await cancel(period, first, { hold: true });
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	expect(await book(period, first, { undo: true })).toMatchObject({
		status: 409,
		body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" },
	});
	expect(await seen(period, first)).toMatchObject({ booked: false });
});

test("cancelling within two hours of the start counts as late", async () => {
	const { period, first } = await fullTraining(0);
	await at("2026-11-18T16:29:00+01:00", async () => {
		await cancel(period, first);
	});
	await book(period, first);
	await at("2026-11-18T16:31:00+01:00", async () => {
		await cancel(period, first);
	});
	const rows = await db.select().from(bookings).where(eq(bookings.userId, first.id)).orderBy(bookings.id);
	expect(rows.map(({ cancelledLate }) => cancelledLate)).toEqual([false, true]);
});

test("a blocked member's places go to the waiting list, and the member leaves it", async () => {
	const { period, first, others } = await fullTraining(1);
	const [ana] = others as [Member];
	await wait(period, ana);
	const other = await fullTraining(0, { day: 4 });
	await wait(other.period, first);
	await db.transaction((tx) => cancelAllOf(tx, api.deps, first.id));
	expect(await seen(period, ana)).toMatchObject({ booked: true });
	expect(await seen(other.period, first)).toMatchObject({ waiting: null });
});

test("the same key joins once and gets the same answer", async () => {
	const { period, others } = await fullTraining(1);
	const [ana] = others as [Member];
	const headers = { ...ana.headers, "Idempotency-Key": "wait-once" };
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => call("POST", `/api/period/${period}/waiting`, { headers })),
	);
	for (const answer of answers)
		expect(answer).toMatchObject({ status: 201, body: { code: "SUC_WAITING", position: 1 } });
	expect(await db.$count(waits, eq(waits.userId, ana.id))).toBe(1);
});

test("retrying a leave with the same key succeeds", async () => {
	const { period, others } = await fullTraining(1);
	const [ana] = others as [Member];
	await wait(period, ana);
	const keyed = { headers: { ...ana.headers, "idempotency-key": randomUUID() } };
	const first = await leave(period, { ...ana, ...keyed });
	expect(first).toMatchObject({ status: 200, body: { code: "SUC_WAITING_LEFT" } });
	expect(await leave(period, { ...ana, ...keyed })).toMatchObject({ status: 200, body: first.body });
	expect((await leave(period, ana)).status).toBe(404);
});
