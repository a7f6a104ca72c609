import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, type TestMember } from "../../../../test/booking-factories.ts";
import { createSlot, friday, scheduleCalls, thursday, wednesday } from "../../../../test/schedule-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { mails } from "../../../platform/database/schema/office.ts";

// The database is real; mails stay in the queue.
const app = await buildTestApp();
const { call, db } = app;
const staff = await addStaff(db);
const { week, move, cancel, remove, restore } = scheduleCalls(app, staff.headers);
const because = { reason: "coach-absent", note: "" } as const;

/** A training of one place with a booking, and two members who wait. */
async function fullSlot() {
	const slot = await createSlot(db, { capacity: 1 });
	const [first, ...waiting] = (await createMembers(db, 3)) as [TestMember, ...TestMember[]];
	await call("POST", `/api/period/${slot.id}/booking`, { headers: first.headers });
	for (const { headers } of waiting)
		expect((await call("POST", `/api/period/${slot.id}/waiting`, { headers })).status).toBe(201);
	return { ...slot, first, waiting };
}

async function mailed([one]: TestMember[]): Promise<number> {
	const [user] = await db
		.select()
		.from(users)
		.where(eq(users.id, one?.id ?? 0));
	return db.$count(mails, and(eq(mails.recipient, user?.email ?? ""), eq(mails.template, "class-news")));
}

test("the board counts waiting members", async () => {
	const { id, roomId } = await fullSlot();
	const { entries } = await week(roomId);
	expect(entries.find(({ period_id }) => period_id === id)).toMatchObject({ taken: 1, waiting_count: 2 });
});

test("cancelling a date also mails waiting members, and empties the list", async () => {
	const { id, waiting } = await fullSlot();
	const { body } = await cancel(id, { version: 1, date: wednesday, scope: "date", ...because });
	expect(body).toMatchObject({ mailed: 3, entry: { cancelled: true, waiting_count: 0 } });
	expect(await mailed(waiting)).toBe(1);
});

// Found by `npm run simulate -- --seed 13 --days 8`.
test("a restored class has no place on its list for a member who was blocked and unblocked before", async () => {
	const { id, waiting } = await fullSlot();
	const [blocked] = waiting as [TestMember, TestMember];
	for (const [version, state] of [true, false].entries()) {
		const body = { version: version + 1, blocked: state, reason: "Pozajmljuje karticu" };
		expect((await call("PATCH", `/api/staff/member/${blocked.id}`, { headers: staff.headers, body })).status).toBe(200);
	}
	await cancel(id, { version: 1, date: wednesday, scope: "date", ...because });
	const { body } = await restore(id, { version: 2, date: wednesday, scope: "date" });
	expect(body).toMatchObject({ entry: { cancelled: false, taken: 1, waiting_count: 1 } });
});

test("removing a series also mails waiting members", async () => {
	const { id, waiting } = await fullSlot();
	expect((await remove(id, { version: 1, date: wednesday, ...because })).body).toMatchObject({ mailed: 3 });
	expect(await mailed(waiting)).toBe(1);
});

test("moving a date takes the waiting list along and mails it", async () => {
	const { id, roomId, waiting } = await fullSlot();
	const to = { to_date: friday, time: 2015, gym_room_id: roomId };
	const { body } = await move(id, { version: 1, date: wednesday, scope: "date", ...to, ...because });
	expect(body).toMatchObject({ mailed: 3, entry: { training_date: friday, taken: 1, waiting_count: 2 } });
	expect(await mailed(waiting)).toBe(1);
});

test("moving a series counts the mails to waiting members", async () => {
	const { id, roomId, waiting } = await fullSlot();
	const to = { to_date: thursday, time: 2015, gym_room_id: roomId };
	const { body } = await move(id, { version: 1, date: wednesday, scope: "series", ...to, ...because });
	expect(body).toMatchObject({ mailed: 3, entry: { training_date: thursday, waiting_count: 2 } });
	expect(await mailed(waiting)).toBe(1);
});

test("moving a series takes along the waiting list of a training without bookings", async () => {
	const { id, roomId, first, waiting } = await fullSlot();
	const [ana, vuk] = waiting as [TestMember, TestMember];
	// Both are passed over, because they have another training at that time.
	const overlapping = await createSlot(db, { time: 1800 });
	for (const { headers } of [ana, vuk]) await call("POST", `/api/period/${overlapping.id}/booking`, { headers });
	await call("DELETE", `/api/period/${id}/booking`, { headers: first.headers });
	const to = { to_date: thursday, time: 2015, gym_room_id: roomId };
	const { body } = await move(id, { version: 1, date: wednesday, scope: "series", ...to, ...because });
	expect(body.mailed).toBe(2);
	// At the new time Ana gets the place; Vuk still waits.
	expect([await mailed([ana]), await mailed([vuk])]).toEqual([0, 1]);
});
