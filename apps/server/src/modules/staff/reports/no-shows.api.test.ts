import type { MissesReport, NoShow } from "@kvart/contract/staff/reports";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { createCoach, createRoom } from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

const { call, db } = await buildTestApp();
const chain = await addStaff(db);
// A Wednesday before the demo's bookings, at 6:30, which no class of the demo has.
const date = "2026-07-01";
const before = new Date("2026-06-20T08:00:00Z");
const at = new Date("2026-07-01T04:00:00Z");

const query = (gym: number) => new URLSearchParams({ from: date, until: date, gym: String(gym) }).toString();
const report = async (gym = zemun, { headers } = chain) =>
	(await call<MissesReport>("GET", `/api/staff/numbers/miss?${query(gym)}`, { headers })).body;

async function addClass(gymId: number, values: Partial<typeof occurrences.$inferInsert> = {}) {
	const trainerId = await createCoach(db, "Jutarnja Trenerka");
	const gymRoomId = await createRoom(db, gymId);
	const periodId = await createPeriod(db, { gymRoomId, trainerId, time: 630, capacity: 9 });
	const [row] = await db
		.insert(occurrences)
		.values({ periodId, trainingDate: date, ...values })
		.returning({ id: occurrences.id });
	return { id: row?.id ?? 0, trainerId };
}

async function book(occurrenceId: number, values: Partial<typeof bookings.$inferInsert> = {}) {
	const [member] = await createMembers(db, 1);
	const userId = member?.id ?? 0;
	await db.insert(bookings).values({ occurrenceId, userId, person: `user:${userId}`, createdAt: before, ...values });
	return userId;
}

const late = { cancelledAt: at, cancelledLate: true };

test("counts expected people, no-shows and late cancellations, but not forgiven ones", async () => {
	const { id, trainerId } = await addClass(zemun);
	await book(id, { checkedInAt: at });
	const missing = await book(id);
	await book(id, { forgivenAt: at });
	await book(id, late);
	await book(id, { ...late, forgivenAt: at });
	await book(id, { cancelledAt: before });
	await book(id, { checkedInAt: at, walkIn: true });
	const counted = { expected: 3, no_shows: 1, late_cancellations: 1 };
	const { total, clubs, trainings, coaches, hours } = await report();
	expect(total).toEqual(counted);
	expect(clubs).toEqual([{ id: zemun, name: "Zemun", name_eng: "Zemun", ...counted }]);
	expect(trainings).toMatchObject([{ id: 1, ...counted }]);
	expect(coaches).toMatchObject([{ id: trainerId, name: "Jutarnja Trenerka", ...counted }]);
	expect(hours).toEqual([{ day: 3, hour: 6, ...counted }]);
	const people = await call<NoShow[]>("GET", `/api/staff/numbers/no_show?${query(zemun)}`, chain);
	expect(people.body.find(({ member_id }) => member_id === missing)).toMatchObject({ no_shows: 1, last_date: date });
});

test("a late cancellation of a cancelled training does not count, nor one whose place was booked again", async () => {
	const other = 1;
	const { id } = await addClass(other, { cancelled: true });
	await book(id, late);
	const held = await addClass(other);
	const userId = await book(held.id, late);
	const again = { occurrenceId: held.id, createdAt: at, checkedInAt: at };
	await db.insert(bookings).values({ ...again, userId, person: `user:${userId}` });
	const guest = { userId: null, person: "guest:0641112233", guestFirstName: "Gost", guestLastName: "Gostić" };
	await book(held.id, { ...guest, ...late });
	await db.insert(bookings).values({ ...again, ...guest });
	expect((await report(other)).total).toEqual({ expected: 2, no_shows: 0, late_cancellations: 0 });
	expect((await call("GET", `/api/staff/numbers/no_show?${query(other)}`, chain)).body).toEqual([]);
});

test("counts no miss where no member was checked in, and a substitute for the date", async () => {
	const unknown = await addClass(vracar);
	await book(unknown.id);
	const substituteId = await createCoach(db, "Zamena Zamenić");
	const known = await addClass(vracar, { substituteId });
	await book(known.id, { checkedInAt: at });
	await book(known.id);
	const { total, coaches } = await report(vracar);
	expect(total).toEqual({ expected: 2, no_shows: 1, late_cancellations: 0 });
	expect(coaches.map(({ id }) => id)).toEqual([substituteId]);
});

test("names need the right to members, and other clubs are refused", async () => {
	const manager = await addStaff(db, { clubs: [vracar] });
	expect((await report(vracar, manager)).clubs.map(({ id }) => id)).toEqual([vracar]);
	for (const path of ["miss", "no_show"]) {
		const refused = await call("GET", `/api/staff/numbers/${path}?${query(zemun)}`, { headers: manager.headers });
		expect(refused).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
	}
});
