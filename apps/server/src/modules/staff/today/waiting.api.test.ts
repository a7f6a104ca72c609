import type { DeskDay, Roster } from "@kvart/contract/staff/today";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
	addBooking,
	createMembers,
	createPeriod,
	newGuest,
	type TestMember,
} from "../../../../test/booking-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import type { periods } from "../../../platform/database/schema/schedule.ts";

// The database is real; the clock is at ten on a Wednesday, and the trainings start at half past six.
const { call, db, clock } = await buildTestApp();
const date = "2026-11-18";
const lastHour = new Date("2026-11-18T17:45:00+01:00");
const { id: staffId, headers } = await addStaff(db, { clubs: [zemun] });
const elsewhere = (await addStaff(db, { clubs: [vracar] })).headers;

beforeEach(() => clock.set(testNow));

type Answer = Roster & { code?: string };

/** Filled by its first member; the others belong to the club. */
async function fullTraining(count: number, values: Partial<typeof periods.$inferInsert> = {}) {
	const [first, ...others] = (await createMembers(db, count + 1)) as [TestMember, ...TestMember[]];
	const period = await createPeriod(db, values);
	expect((await call("POST", `/api/period/${period}/booking`, { headers: first.headers })).status).toBe(201);
	for (const { id } of others) await addBooking(db, id, { time: 700 });
	return { period, first, others };
}

const readRoster = async (period: number) =>
	(await call<Roster>("GET", `/api/staff/roster/${period}?date=${date}`, { headers })).body;

const put = (period: number, { id }: TestMember, more: Record<string, unknown> = {}, by = headers) =>
	call<Answer>("POST", `/api/staff/roster/${period}/waiting`, {
		headers: by,
		body: { member_id: id, date, ...more },
	});

const takeOff = (wait: number | undefined, by = headers) =>
	call<Answer>("DELETE", `/api/staff/waiting/${wait}`, { headers: by });

async function audited(waitId: number | undefined) {
	const rows = await db
		.select({ action: auditLog.action, actorId: auditLog.actorId })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "wait"), eq(auditLog.entityId, String(waitId))))
		.orderBy(desc(auditLog.id));
	return rows.map(({ action, actorId }) => `${action} by ${actorId === staffId ? "staff" : "member"}`);
}

test("the roster lists waiting members in order, and the day counts them", async () => {
	const { period, others } = await fullTraining(2);
	const [ana, vuk] = others as [TestMember, TestMember];
	expect((await call("POST", `/api/period/${period}/waiting`, { headers: vuk.headers })).status).toBe(201);
	const { status, body } = await put(period, ana);
	expect(status).toBe(201);
	expect(body.waiting.map(({ member_id }) => member_id)).toEqual([vuk.id, ana.id]);
	expect(body.waiting[1]).toMatchObject({
		last_name: "Žarković",
		waiting_since: expect.stringContaining("2026-11-18T09:00"),
	});
	expect(await audited(body.waiting[0]?.wait_id)).toEqual(["wait.joined by member"]);
	expect(await audited(body.waiting[1]?.wait_id)).toEqual(["wait.joined by staff"]);
	const day = await call<DeskDay>("GET", "/api/staff/today", { headers });
	expect(day.body.trainings.find(({ period_id }) => period_id === period)).toMatchObject({ waiting_count: 2 });
});

test("taking the first off moves the next up, and is written to the audit log", async () => {
	const { period, others } = await fullTraining(2);
	const [ana, vuk] = others as [TestMember, TestMember];
	await put(period, ana);
	const [first] = (await put(period, vuk)).body.waiting;
	const { status, body } = await takeOff(first?.wait_id);
	expect([status, body.waiting.map(({ member_id }) => member_id)]).toEqual([200, [vuk.id]]);
	expect(await audited(first?.wait_id)).toEqual(["wait.left by staff", "wait.joined by staff"]);
	expect((await takeOff(first?.wait_id)).status).toBe(404);
	const [booked] = (await readRoster(period)).people;
	await call("DELETE", `/api/staff/booking/${booked?.booking_id}`, { headers });
	const after = await readRoster(period);
	expect([after.people.map(({ member_id }) => member_id), after.waiting]).toEqual([[vuk.id], []]);
});

test("the desk books a waiting member when a place is free, and the wait ends by itself", async () => {
	const { period, first } = await fullTraining(0);
	// A member of no club yet: only the list says that the desk may book them.
	const [ana] = (await createMembers(db, 1)) as [TestMember];
	await call("POST", `/api/period/${period}/waiting`, { headers: ana.headers });
	clock.set(lastHour);
	await call("DELETE", `/api/period/${period}/booking`, { headers: first.headers });
	expect((await readRoster(period)).waiting).toHaveLength(1);
	const enter = (member: TestMember) =>
		call<Answer>("POST", `/api/staff/roster/${period}/member`, {
			headers,
			body: { member_id: member.id, date, arrived: false },
		});
	const [stranger] = (await createMembers(db, 1)) as [TestMember];
	expect((await enter(stranger)).status).toBe(404);
	const { status, body } = await enter(ana);
	expect([status, body.people.map(({ member_id }) => member_id), body.waiting]).toEqual([201, [ana.id], []]);
});

test("only a full training that has not started takes members, each once", async () => {
	const { period, first, others } = await fullTraining(1);
	const [ana] = others as [TestMember];
	const refused = async (of: number, member: TestMember, more?: Record<string, unknown>) =>
		(await put(of, member, more)).body.code;
	const free = await createPeriod(db, { time: 2000 });
	expect(await refused(free, ana)).toBe("ERR_PLACES_FREE");
	expect(await refused(period, first)).toBe("ERR_ALREADY_BOOKED");
	expect((await put(period, ana)).status).toBe(201);
	expect(await refused(period, ana)).toBe("ERR_ALREADY_WAITING");
	expect(await refused(period, ana, { date: "2026-11-19" })).toBe("ERR_NOT_FOUND");
	const [stranger, vuk] = (await createMembers(db, 2)) as [TestMember, TestMember];
	expect(await refused(period, stranger)).toBe("ERR_NOT_FOUND");
	await addBooking(db, vuk.id, { time: 1800 });
	expect(await refused(period, vuk)).toBe("ERR_OVERLAPS");
	clock.set(new Date("2026-11-18T18:30:00+01:00"));
	await addBooking(db, stranger.id, { time: 700 });
	expect(await refused(period, stranger)).toBe("ERR_TRAINING_PASSED");
});

test("staff of another club can neither add nor take off", async () => {
	const { period, others } = await fullTraining(2);
	const [ana, vuk] = others as [TestMember, TestMember];
	const [wait] = (await put(period, ana)).body.waiting;
	expect(await put(period, vuk, {}, elsewhere)).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
	expect(await takeOff(wait?.wait_id, elsewhere)).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
	expect((await readRoster(period)).waiting).toHaveLength(1);
});

test("a guest's place that waits for confirmation is marked until the guest comes", async () => {
	const period = await createPeriod(db, { capacity: 3 });
	await call("POST", `/api/period/${period}/booking/guest`, { body: newGuest() });
	const [entry] = (await readRoster(period)).people;
	expect(entry?.confirm_until).toBeNull();
	const until = new Date("2026-11-18T10:30:00+01:00");
	await db
		.update(bookings)
		.set({ confirmUntil: until })
		.where(eq(bookings.id, entry?.booking_id ?? 0));
	expect((await readRoster(period)).people[0]?.confirm_until).toBe(until.toISOString());
	await call("POST", `/api/staff/booking/${entry?.booking_id}/check_in`, { headers });
	expect((await readRoster(period)).people[0]?.confirm_until).toBeNull();
});
