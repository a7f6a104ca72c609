import type { BookingPause } from "@kvart/contract/booking-pause";
import type { StaffMember } from "@kvart/contract/staff/members";
import type { StaffSettings } from "@kvart/contract/staff/settings";
import { dayOf } from "@kvart/contract/time";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookingPauses, bookings, waits } from "../../platform/database/schema/booking.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences, promotions } from "../../platform/database/schema/schedule.ts";
import { pauseMembers } from "./service/pauses.ts";

const { call, clock, db, api } = await buildTestApp();
const office = await addStaff(db);
const admin = await addStaff(db, { role: "admin" });
const [someone] = (await createMembers(db, 1)) as [TestMember];

const policy = { count: 3, days: 30, pause_days: 7 };
/** Wednesday; the pause lasts until Tuesday. */
const until = "2026-11-24";
const at = (date: string, time = "10:00") => new Date(`${date}T${time}:00+01:00`);

async function setPolicy(no_show_policy: typeof policy | null) {
	const { body } = await call<StaffSettings>("GET", "/api/staff/settings", { headers: admin.headers });
	const change = { version: body.version, no_show_policy };
	expect((await call("PATCH", "/api/staff/settings", { headers: admin.headers, body: change })).status).toBe(200);
}

beforeEach(async () => {
	clock.set(at("2026-10-01"));
	await setPolicy(null);
	await setPolicy(policy);
	clock.set(testNow);
});

const newMember = async () => ((await createMembers(db, 1)) as [TestMember])[0];
const own = async ({ headers }: TestMember) =>
	(await call<BookingPause>("GET", "/api/user/booking-pause", { headers })).body;
const pause = () => pauseMembers(api.deps);

async function addOccurrence(trainingDate: string, values: Parameters<typeof createPeriod>[1] = {}) {
	const periodId = await createPeriod(db, { day: dayOf(trainingDate), capacity: 9, ...values });
	const [row] = await db.insert(occurrences).values({ periodId, trainingDate }).returning({ id: occurrences.id });
	return { periodId, occurrenceId: row?.id ?? 0 };
}

type BookingValues = Partial<typeof bookings.$inferInsert>;
async function addBooking(occurrenceId: number, { id }: TestMember, values: BookingValues = {}): Promise<number> {
	const row = { occurrenceId, userId: id, person: `user:${id}`, createdAt: testNow, ...values };
	const [booking] = await db.insert(bookings).values(row).returning({ id: bookings.id });
	return booking?.id ?? 0;
}

/** A training where another member was checked in. */
async function noShow(member: TestMember, date: string, values: BookingValues = {}): Promise<number> {
	const { occurrenceId } = await addOccurrence(date);
	await addBooking(occurrenceId, someone, { checkedInAt: testNow });
	return addBooking(occurrenceId, member, values);
}

async function lateCancellation(member: TestMember, date: string, values: BookingValues = {}) {
	const { occurrenceId } = await addOccurrence(date);
	const bookingId = await addBooking(occurrenceId, member, { cancelledAt: testNow, cancelledLate: true, ...values });
	return { occurrenceId, bookingId };
}

async function missThree(member: TestMember): Promise<number> {
	await noShow(member, "2026-11-03");
	await lateCancellation(member, "2026-11-10");
	return noShow(member, "2026-11-17");
}

const mailsOf = async ({ id }: TestMember, template: string) => {
	const rows = await db
		.select({ data: mails.data })
		.from(mails)
		.innerJoin(bookingPauses, eq(bookingPauses.userId, id))
		.where(eq(mails.template, template));
	const pauses = await db.select({ id: bookingPauses.id }).from(bookingPauses).where(eq(bookingPauses.userId, id));
	return rows.filter(({ data }) => pauses.some((one) => one.id === data["pauseId"])).length;
};

test("after three misses in 30 days a member books only today's trainings, and knows why", async () => {
	const member = await newMember();
	const { headers } = member;
	await missThree(member);
	expect(await own(member)).toMatchObject({ policy, paused_until: null, misses: [{}, {}, {}] });
	await pause();
	expect(await own(member)).toMatchObject({
		paused_until: until,
		misses: [
			{ kind: "no_show", training_date: "2026-11-17", gym: "Zemun" },
			{ kind: "late_cancellation", training_date: "2026-11-10" },
			{ kind: "no_show", training_date: "2026-11-03" },
		],
	});
	const [today, tomorrow] = [await createPeriod(db), await createPeriod(db, { day: 4 })];
	const refused = await call("POST", `/api/period/${tomorrow}/booking`, { headers });
	expect(refused).toMatchObject({ status: 409, body: { code: "ERR_BOOKING_PAUSED", until } });
	expect((await call("POST", `/api/period/${today}/booking`, { headers })).status).toBe(201);
	expect(await mailsOf(member, "booking-paused")).toBe(1);
	const entry = and(eq(auditLog.entity, "member"), eq(auditLog.entityId, String(member.id)));
	expect(await db.select().from(auditLog).where(entry)).toMatchObject([
		{ action: "member.booking_paused", actorId: null, after: { until_date: until } },
	]);
	clock.set(at(until, "20:00"));
	expect(
		(await call("POST", `/api/period/${tomorrow}/booking`, { headers, body: { training_date: "2026-11-26" } })).status,
	).toBe(409);
	clock.set(at("2026-11-25"));
	expect((await call("POST", `/api/period/${tomorrow}/booking`, { headers })).status).toBe(201);
	expect((await own(member)).paused_until).toBeNull();
});

test("a late cancellation counts also after a check-in", async () => {
	const member = await newMember();
	await noShow(member, "2026-11-03");
	await lateCancellation(member, "2026-11-10", { checkedInAt: testNow });
	await noShow(member, "2026-11-17");
	await pause();
	expect((await own(member)).paused_until).toBe(until);
});

test("a paused member still books promotions ahead: they are open to everyone", async () => {
	const member = await newMember();
	await missThree(member);
	await pause();
	const [promotion] = await db.select().from(promotions);
	const training_date = "2026-11-25";
	const period = await createPeriod(db, { promotionId: promotion?.id ?? 0, trainingDate: training_date, time: 640 });
	const sent = { headers: member.headers, body: { training_date } };
	expect((await call("POST", `/api/promotion/period/${period}/booking`, sent)).status).toBe(201);
});

test.for<[string, (member: TestMember) => Promise<unknown>]>([
	["two", async () => undefined],
	["an older one", (member) => noShow(member, "2026-10-18")],
	["one before the policy", (member) => noShow(member, "2026-09-30")],
	["one of today", (member) => lateCancellation(member, "2026-11-18")],
	["a forgiven one", (member) => noShow(member, "2026-11-17", { forgivenAt: testNow })],
	["one who came", (member) => noShow(member, "2026-11-17", { checkedInAt: testNow })],
	["one whose place is still held", (member) => lateCancellation(member, "2026-11-17", { heldUntil: testNow })],
	[
		"a cancellation after which they came",
		async (member) => {
			const { occurrenceId } = await lateCancellation(member, "2026-11-17");
			await addBooking(occurrenceId, member, { checkedInAt: testNow });
		},
	],
	[
		"a training that the club cancelled later",
		async (member) => {
			const { occurrenceId } = await lateCancellation(member, "2026-11-17");
			await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.id, occurrenceId));
		},
	],
])("no pause: %s", async ([, add]) => {
	const member = await newMember();
	await noShow(member, "2026-11-03");
	await lateCancellation(member, "2026-11-10");
	await add(member);
	await pause();
	expect((await own(member)).paused_until).toBeNull();
});

test("pauses begin in the morning, and once for the same misses", async () => {
	const member = await newMember();
	await missThree(member);
	clock.set(at("2026-11-18", "08:59"));
	await pause();
	expect((await own(member)).paused_until).toBeNull();
	clock.set(at("2026-11-18", "09:00"));
	await Promise.all([pause(), pause()]);
	await pause();
	expect(await db.$count(bookingPauses, eq(bookingPauses.userId, member.id))).toBe(1);
	expect(await mailsOf(member, "booking-paused")).toBe(1);
	// When it is over, only new misses count.
	clock.set(at("2026-11-26"));
	await noShow(member, "2026-11-25");
	await pause();
	expect(await own(member)).toMatchObject({ paused_until: null, misses: [{ training_date: "2026-11-25" }] });
});

test("the desk forgives one of three, and the pause ends at once; taken back, it begins again", async () => {
	const member = await newMember();
	const booking = await missThree(member);
	await pause();
	const forgive = (method: "POST" | "DELETE") =>
		call<StaffMember>(method, `/api/staff/booking/${booking}/forgiveness`, { headers: office.headers });
	const { body: before } = await call<StaffMember>("GET", `/api/staff/member/${member.id}`, {
		headers: office.headers,
	});
	expect(before.booking_paused_until).toBe(until);
	expect((await forgive("POST")).body.booking_paused_until).toBeNull();
	expect(await own(member)).toMatchObject({ paused_until: null, misses: [{}, {}] });
	await pause();
	expect((await own(member)).paused_until).toBeNull();
	await forgive("DELETE");
	await pause();
	expect((await own(member)).paused_until).toBe(until);
});

test("forgiving at the moment of the decision prevents the pause", async () => {
	const member = await newMember();
	const booking = await missThree(member);
	const path = `/api/staff/booking/${booking}/forgiveness`;
	await Promise.all([pause(), call("POST", path, { headers: office.headers })]);
	expect((await own(member)).paused_until).toBeNull();
});

test("a check-in that the desk adds later lifts the pause", async () => {
	const member = await newMember();
	const booking = await missThree(member);
	await pause();
	expect((await call("POST", `/api/staff/booking/${booking}/check_in`, { headers: office.headers })).status).toBe(200);
	expect((await own(member)).paused_until).toBeNull();
});

test("turning the policy off ends all pauses, and what happened before does not count again", async () => {
	const member = await newMember();
	await missThree(member);
	await pause();
	await setPolicy(null);
	expect(await own(member)).toEqual({ policy: null, paused_until: null, misses: [] });
	const tomorrow = await createPeriod(db, { day: 4 });
	expect((await call("POST", `/api/period/${tomorrow}/booking`, { headers: member.headers })).status).toBe(201);
	await setPolicy(policy);
	clock.set(at("2026-11-19"));
	await pause();
	expect((await own(member)).paused_until).toBeNull();
});

test("a paused member joins no list ahead; a waiting one is passed over with a mail, and the next gets the place", async () => {
	const [member, next, guest] = (await createMembers(db, 3)) as [TestMember, TestMember, TestMember];
	await missThree(member);
	const { periodId, occurrenceId } = await addOccurrence("2026-11-19", { capacity: 1 });
	const path = `/api/period/${periodId}`;
	expect((await call("POST", `${path}/booking`, { headers: guest.headers })).status).toBe(201);
	for (const { id } of [member, next]) await db.insert(waits).values({ occurrenceId, userId: id, createdAt: testNow });
	await pause();
	await call("DELETE", `${path}/booking`, { headers: guest.headers });
	const here = and(eq(bookings.occurrenceId, occurrenceId), eq(bookings.userId, next.id));
	expect(await db.$count(bookings, here)).toBe(1);
	const [wait] = await db
		.select()
		.from(waits)
		.where(and(eq(waits.occurrenceId, occurrenceId), eq(waits.userId, member.id)));
	expect(wait?.endedAt).toBeNull();
	expect(
		await db
			.select()
			.from(mails)
			.where(eq(mails.uniqueKey, `waiting-passed-over:${wait?.id}:paused`)),
	).toMatchObject([{ template: "waiting-passed-over", data: { obstacle: "paused" } }]);
	await call("DELETE", `${path}/waiting`, { headers: member.headers });
	expect(await call("POST", `${path}/waiting`, { headers: member.headers })).toMatchObject({
		status: 409,
		body: { code: "ERR_BOOKING_PAUSED", until },
	});
	// On the day itself it can be waited for.
	clock.set(at("2026-11-19"));
	expect((await call("POST", `${path}/waiting`, { headers: member.headers })).status).toBe(201);
});
