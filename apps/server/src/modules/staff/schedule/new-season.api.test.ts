import type { WeekCopied } from "@kvart/contract/staff/schedule";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createRoom,
	friday,
	scheduleCalls,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { occurrences, periods, promotions } from "../../../platform/database/schema/schedule.ts";

// The database is real; mails stay in the queue. Guests book for today only, so the new season begins now, on Wednesday.
const app = await buildTestApp();
const { call, db } = app;
const boss = await addStaff(db);
const { week, undo } = scheduleCalls(app, boss.headers);
const template = "2026-03-02";
const spring = { validFrom: "2026-03-02", validUntil: "2026-03-08", trainerId: null };

const copy = (from: number, body: object) =>
	call<WeekCopied>("POST", `/api/staff/schedule/room/${from}/copy`, {
		headers: boss.headers,
		body: { week: template, from: wednesday, replace: true, ...body },
	});

const own = async (member: TestMember) =>
	(await call<{ training_date: string }[]>("GET", "/api/user/booking", member)).body;

const book = async (id: number, { headers }: TestMember, on: string) =>
	expect((await call("POST", `/api/period/${id}/booking`, { headers, body: { training_date: on } })).status).toBe(201);

/** Further ahead than members may book. */
async function bookFarAhead(periodId: number, trainingDate: string) {
	const [member] = (await createMembers(db, 1)) as [TestMember];
	const date = { periodId, trainingDate, taken: 1 };
	const [row] = await db.insert(occurrences).values(date).returning({ id: occurrences.id });
	const place = { occurrenceId: row?.id ?? 0, userId: member.id, person: `user:${member.id}`, createdAt: new Date() };
	await db.insert(bookings).values(place);
}

/** Classes and people of a room, without versions. */
async function picture(roomId: number) {
	const weeks = [await week(roomId), await week(roomId, "2026-11-25"), await week(roomId, "2026-12-09")];
	const people = await db
		.select({ booking: bookings.id, date: occurrences.trainingDate, period: occurrences.periodId })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.where(and(isNull(bookings.cancelledAt), eq(periods.gymRoomId, roomId)))
		.orderBy(asc(bookings.id));
	return { entries: weeks.flatMap(({ entries }) => entries.map(({ version: _, ...entry }) => entry)), people };
}

const hours = async (roomId: number, date: string) =>
	(await week(roomId, date)).entries.map(({ training_date, time, training }) => [training_date, time, training.id]);

/**
 * Training 1 on Wednesday and Thursday at 18:30, training 2 on Wednesday at 20:00. The new season has the same on Thursday, with
 * another coach, and the same on Wednesday at 20:00; that of Wednesday at 18:30 is an hour earlier.
 */
async function seasons() {
	const [roomId, plan] = [await createRoom(db), await createRoom(db)];
	const [old, next] = [await createCoach(db, "Stari Trener"), await createCoach(db, "Novi Trener")];
	const shared = { gymRoomId: roomId, capacity: 5, trainerId: old };
	const stays = await createPeriod(db, { ...shared, day: 4 });
	const goes = await createPeriod(db, { ...shared, day: 3 });
	const same = await createPeriod(db, { ...shared, day: 3, time: 2000, trainingId: 2, trainerId: null });
	const wanted = { ...spring, gymRoomId: plan, capacity: 5 };
	await createPeriod(db, { ...wanted, day: 4, trainerId: next });
	await createPeriod(db, { ...wanted, day: 3, time: 1730 });
	await createPeriod(db, { ...wanted, day: 3, time: 2000, trainingId: 2 });
	const [stayer, loser] = (await createMembers(db, 2)) as [TestMember, TestMember];
	await book(stays, stayer, thursday);
	await book(goes, loser, wednesday);
	const guest = await call("POST", `/api/period/${goes}/booking/guest`, {
		body: { ...newGuest(), training_date: wednesday },
	});
	expect(guest.status).toBe(201);
	return { roomId, plan, stays, goes, same, stayer, loser, next };
}

test("a season replaces a season: the same class keeps its people, the others are told", async () => {
	const { roomId, plan, goes, same, stayer, loser, next } = await seasons();
	const { status, body } = await copy(plan, { to_room_id: roomId });
	expect(status).toBe(201);
	expect(body).toMatchObject({
		made: [{ training_date: wednesday, time: 1730 }],
		stay: [
			{ period_id: same, booked: 0 },
			{ training_date: thursday, time: 1830, coach: { id: next }, booked: 1 },
		],
		gone: [{ period_id: goes, training_date: wednesday, time: 1830, booked: 2 }],
		left_out: [],
		mailed: 1,
	});
	expect(body.to_call.filter(({ role }) => role === "guest")).toMatchObject([{ news: "cancelled", time: 1830 }]);
	expect(await own(stayer)).toMatchObject([{ training_date: thursday, time: 1830 }]);
	expect(await own(loser)).toEqual([]);
	expect(await hours(roomId, wednesday)).toEqual([
		[wednesday, 1730, 1],
		[wednesday, 2000, 2],
		[thursday, 1830, 1],
	]);
	const written = await db
		.select({ action: auditLog.action })
		.from(auditLog)
		.where(inArray(auditLog.entityId, [String(goes), String(same)]));
	expect(written).toEqual([{ action: "period.removed" }]);
});

test("a preview saves nothing, and undoing brings everyone back without a mail", async () => {
	const { roomId, plan } = await seasons();
	const before = await picture(roomId);
	const queued = await db.$count(mails);
	const shown = await copy(plan, { to_room_id: roomId, preview: true });
	expect(shown.body).toMatchObject({ change: null, gone: [{ booked: 2 }] });
	expect(shown.body.preview?.people.map(({ role }) => role).toSorted()).toEqual(["coach", "coach", "guest", "member"]);
	expect(await picture(roomId)).toEqual(before);
	const { body } = await copy(plan, { to_room_id: roomId });
	expect(await picture(roomId)).not.toEqual(before);
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	expect(await picture(roomId)).toEqual(before);
	expect(await db.$count(mails)).toBe(queued);
});

test("after its last day the season of before goes on, with its people", async () => {
	const { roomId, plan, goes } = await seasons();
	await bookFarAhead(goes, "2026-12-09");
	const before = await picture(roomId);
	const { body } = await copy(plan, { to_room_id: roomId, last_date: "2026-12-06" });
	expect(body.mailed).toBe(1);
	expect(await hours(roomId, "2026-12-02")).toContainEqual(["2026-12-02", 1730, 1]);
	expect((await week(roomId, "2026-12-09")).entries).toMatchObject([
		{ training_date: "2026-12-09", time: 1830, taken: 1 },
		{ time: 2000 },
		{ training_date: "2026-12-10", time: 1830 },
	]);
	await undo(body.change?.id ?? 0);
	expect(await picture(roomId)).toEqual(before);
});

test("a class of two halves goes on as one, and undoing parts them again", async () => {
	const { roomId, plan, stays } = await seasons();
	const second = await createPeriod(db, { gymRoomId: roomId, day: 4, capacity: 8, validFrom: "2026-11-26" });
	await db.update(periods).set({ validUntil: "2026-11-25" }).where(eq(periods.id, stays));
	await bookFarAhead(second, "2026-11-26");
	const before = await picture(roomId);
	const { body } = await copy(plan, { to_room_id: roomId });
	expect(body.stay).toMatchObject([{ time: 2000 }, { time: 1830, booked: 2 }]);
	await undo(body.change?.id ?? 0);
	expect(await picture(roomId)).toEqual(before);
});

test("a whole club: each room has its week, and promotions stay", async () => {
	const [club] = await db.select().from(gyms).limit(1);
	const { id: _, ...values } = club as typeof gyms.$inferSelect;
	const [gym] = await db
		.insert(gyms)
		.values({ ...values, name: "Novi klub", slug: "novi-klub" })
		.returning({ id: gyms.id });
	const [big, small] = [await createRoom(db, gym?.id), await createRoom(db, gym?.id)];
	for (const gymRoomId of [big, small]) {
		await createPeriod(db, { ...spring, gymRoomId, day: 4, time: 900 });
		await createPeriod(db, { gymRoomId, day: 4, trainerId: null, validFrom: "2026-06-01" });
	}
	const [promotion] = await db
		.insert(promotions)
		.values({ title: "Dani", titleEng: "Days", activeFrom: wednesday, activeUntil: friday })
		.returning({ id: promotions.id });
	const single = { promotionId: promotion?.id ?? 0, trainingDate: friday, validFrom: friday, validUntil: friday };
	await createPeriod(db, { gymRoomId: small, day: 5, time: 1200, trainerId: null, ...single });
	const { body } = await copy(big, { to_room_id: null });
	expect(body).toMatchObject({ made: [{ gym_room_id: big }, { gym_room_id: small }], stay: [], left_out: [] });
	expect(body.gone).toHaveLength(2);
	expect(await hours(big, thursday)).toEqual([[thursday, 900, 1]]);
	expect(await hours(small, thursday)).toEqual([
		[thursday, 900, 1],
		[friday, 1200, 1],
	]);
});

test("without coaches: what stays has the coach that it had", async () => {
	const { roomId, plan, stays } = await seasons();
	const { body } = await copy(plan, { to_room_id: roomId, with_coaches: false });
	expect(body.stay).toMatchObject([{ period_id: stays, coach: { name: "Stari Trener" } }, { time: 2000 }]);
	expect(body.made).toMatchObject([{ time: 1730, coach: null }]);
});

test("a booking in the new season stays: the season cannot be undone any more", async () => {
	const { roomId, plan } = await seasons();
	const { body } = await copy(plan, { to_room_id: roomId });
	const [ana, mina] = (await createMembers(db, 2)) as [TestMember, TestMember];
	const going = body.stay.find(({ training_date }) => training_date === thursday)?.period_id ?? 0;
	await book(going, ana, thursday);
	await book(body.made[0]?.period_id ?? 0, mina, wednesday);
	const refused = await undo(body.change?.id ?? 0);
	expect(refused).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE" } });
});
