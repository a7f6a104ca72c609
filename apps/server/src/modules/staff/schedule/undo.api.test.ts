import { and, desc, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, newGuest, type TestMember } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createRoom,
	createSlot,
	friday,
	scheduleCalls,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings, waits } from "../../../platform/database/schema/booking.ts";
import { classNews } from "../../../platform/database/schema/class-news.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";
import { claimMail } from "../../mail/queries.ts";

// The database is real; mails stay in the queue.
const app = await buildTestApp();
const { call, db, clock, api } = app;
const boss = await addStaff(db);
const calls = scheduleCalls(app, boss.headers);
const { week, add, copy, edit, date, move, cancel, restore, remove, undo } = calls;
const because = { reason: "coach-absent", note: "Grip", note_eng: "Flu" } as const;
const minute = 60_000;

const book = (id: number, { headers }: TestMember, on = wednesday) =>
	call("POST", `/api/period/${id}/booking`, { headers, body: { training_date: on } });

/** Two places taken, by a member and a guest, and two members who wait. */
async function fullSlot(values: Parameters<typeof createSlot>[1] = {}) {
	clock.set(testNow);
	const slot = await createSlot(db, { capacity: 2, ...values });
	const [first, third, fourth] = (await createMembers(db, 3)) as [TestMember, TestMember, TestMember];
	expect((await book(slot.id, first)).status).toBe(201);
	expect((await call("POST", `/api/period/${slot.id}/booking/guest`, { body: newGuest() })).status).toBe(201);
	for (const { headers } of [third, fourth])
		expect((await call("POST", `/api/period/${slot.id}/waiting`, { headers })).status).toBe(201);
	return { ...slot, first, third, fourth };
}

/** Everything that people see of a room, without versions. */
async function picture(roomId: number) {
	const weeks = [await week(roomId), await week(roomId, "2026-11-25")];
	const entries = weeks.flatMap((one) => one.entries.map(({ version: _, ...entry }) => entry));
	const people = await db
		.select({ booking: bookings.id, date: occurrences.trainingDate, period: occurrences.periodId })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.where(isNull(bookings.cancelledAt))
		.orderBy(bookings.id);
	const waiting = await db
		.select({ wait: waits.id, occurrence: waits.occurrenceId })
		.from(waits)
		.where(isNull(waits.endedAt))
		.orderBy(waits.id);
	return { entries, people, waiting };
}

const at = (roomId: number, values: object = {}) => ({
	version: 1,
	date: wednesday,
	scope: "date",
	to_date: friday,
	time: 2015,
	gym_room_id: roomId,
	...because,
	...values,
});

type Slot = Awaited<ReturnType<typeof fullSlot>>;

const changes: Record<string, (slot: Slot) => Promise<{ body: { change: { id: number } | null } }>> = {
	"moves a date": ({ id, roomId }) => move(id, at(roomId)),
	"moves a series": ({ id, roomId }) => move(id, at(roomId, { scope: "series" })),
	"moves a series into the past": ({ id, roomId }) =>
		move(id, at(roomId, { scope: "series", to_date: "2026-11-16", time: 800 })),
	"cancels a date": ({ id }) => cancel(id, { version: 1, date: wednesday, scope: "date", ...because }),
	"cancels a series": ({ id }) => cancel(id, { version: 1, date: wednesday, scope: "series", ...because }),
	"removes a series": ({ id }) => remove(id, { version: 1, date: wednesday, ...because }),
	"sets a substitute": async ({ id }) =>
		date(id, { version: 1, date: wednesday, substitute_id: await createCoach(db, "Zamena") }),
	"adds places, which those who wait get": ({ id }) => date(id, { version: 1, date: wednesday, capacity: 3 }),
	"changes the training of a series": ({ id }) => edit(id, { version: 1, date: wednesday, training_id: 2 }),
};

test.for(Object.keys(changes))(
	"a change that %s can be undone: all is as before, and no mail goes out",
	async (name) => {
		const slot = await fullSlot();
		const before = await picture(slot.roomId);
		const queued = await db.$count(mails);
		const { body } = (await changes[name]?.(slot)) ?? { body: { change: null } };
		expect(await picture(slot.roomId)).not.toEqual(before);
		expect(await undo(body.change?.id ?? 0)).toMatchObject({ status: 200, body: { code: "SUC_SUCCESS" } });
		expect(await picture(slot.roomId)).toEqual(before);
		expect(await db.$count(mails)).toBe(queued);
		// It can be changed again, and undone again.
		expect((await undo(body.change?.id ?? 0)).status).toBe(404);
		const [audited] = await db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.action, "schedule_change.undone"), eq(auditLog.entityId, String(body.change?.id))));
		expect(audited?.actorId).toBe(boss.id);
	},
);

test("moving back and withdrawing a cancellation can be undone as well", async () => {
	const { id, roomId } = await fullSlot();
	await move(id, at(roomId));
	const moved = await picture(roomId);
	const back = await restore(id, { version: 2, date: wednesday, scope: "date" });
	await undo(back.body.change?.id ?? 0);
	expect(await picture(roomId)).toEqual(moved);

	const slot = await fullSlot();
	await cancel(slot.id, { version: 1, date: wednesday, scope: "date", ...because });
	const cancelled = await picture(slot.roomId);
	const restored = await restore(slot.id, { version: 2, date: wednesday, scope: "date" });
	await undo(restored.body.change?.id ?? 0);
	expect(await picture(slot.roomId)).toEqual(cancelled);
});

test("a booking made after the move keeps its place when the move is undone", async () => {
	const { id, roomId } = await createSlot(db);
	const [late] = (await createMembers(db, 1)) as [TestMember];
	const { body } = await move(id, at(roomId));
	expect((await book(body.entry.period_id, late, friday)).status).toBe(201);
	await undo(body.change?.id ?? 0);
	const own = await call<{ period_id: number; training_date: string }[]>("GET", "/api/user/booking", late);
	expect(own.body).toMatchObject([{ period_id: id, training_date: wednesday }]);
	expect((await week(roomId)).entries).toMatchObject([{ period_id: id, taken: 1 }]);
});

test("mails wait until the change cannot be undone any more", async () => {
	await db.delete(mails);
	const { id } = await fullSlot();
	await db.delete(mails);
	const { body } = await cancel(id, { version: 1, date: wednesday, scope: "date", ...because });
	expect(body.mailed).toBe(3);
	const due = (after: number) => claimMail(db, new Date(testNow.getTime() + after), testNow);
	expect(await due(9 * minute)).toBeUndefined();
	clock.set(new Date(testNow.getTime() + 11 * minute));
	expect(await undo(body.change?.id ?? 0)).toMatchObject({ status: 409, body: { code: "ERR_UNDO_OVER" } });
	expect(await due(11 * minute)).toMatchObject({ changeId: body.change?.id });
	clock.set(testNow);
	// The clock of this server is slow, and another one has begun to send.
	expect(await undo(body.change?.id ?? 0)).toMatchObject({ status: 409, body: { code: "ERR_UNDO_OVER" } });
});

test("mails can be sent at once, with the change or later", async () => {
	const { id } = await fullSlot();
	await db.delete(mails);
	const sent = await cancel(id, { version: 1, date: wednesday, scope: "date", send_at_once: true, ...because });
	expect(sent.body).toMatchObject({ mailed: 3, change: null });
	expect(await claimMail(db, api.deps.clock.now(), testNow)).toBeDefined();

	const slot = await fullSlot();
	await db.delete(mails);
	const { body } = await cancel(slot.id, { version: 1, date: wednesday, scope: "date", ...because });
	const path = `/api/staff/schedule/change/${body.change?.id}/mails`;
	expect((await call("POST", path, { headers: boss.headers })).status).toBe(200);
	expect(await claimMail(db, api.deps.clock.now(), testNow)).toBeDefined();
	expect((await undo(body.change?.id ?? 0)).body.code).toBe("ERR_UNDO_OVER");
});

test("a preview shows people and mails in both languages, and saves nothing", async () => {
	const { id, roomId } = await fullSlot();
	const before = [await picture(roomId), await db.$count(mails), await db.$count(auditLog)];
	const { body } = await move(id, { ...at(roomId), preview: true });
	expect(body).toMatchObject({
		mailed: 3,
		change: null,
		to_call: [
			{ role: "guest", news: "moved" },
			{ role: "coach", news: "moved" },
		],
	});
	const { messages = [], people = [] } = body.preview ?? {};
	expect(people.map(({ notified_by }) => notified_by)).toEqual(["mail", "mail", "mail", "call", "call"]);
	expect(messages.map(({ language, count }) => [language, count])).toEqual([
		["sr", 1],
		["en", 1],
		["sr", 2],
		["en", 2],
	]);
	expect(messages[0]?.subject).toMatch(/petak, 20\.11\.2026\. u 20:15$/);
	expect(messages[0]?.text).toContain("Grip");
	expect(messages[1]?.text).toContain("Flu");
	expect([await picture(roomId), await db.$count(mails), await db.$count(auditLog)]).toEqual(before);
	const refused = await move(id, { ...at(await createRoom(db, vracar)), preview: true });
	expect(refused.status).toBe(422);
});

test("a later change has to be undone first", async () => {
	const { id, roomId } = await fullSlot();
	const first = await date(id, { version: 1, date: wednesday, capacity: 5 });
	const second = await move(id, at(roomId, { version: 2 }));
	const refused = await undo(first.body.change?.id ?? 0);
	expect(refused).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE" } });
	expect((await undo(second.body.change?.id ?? 0)).status).toBe(200);
});

test("refuses to undo if another training has got the room, or if an added class was booked", async () => {
	const { id, roomId } = await fullSlot();
	const gone = await cancel(id, { version: 1, date: wednesday, scope: "date", ...because });
	const once = { kind: "once", time: 1830, training_id: 1, trainer_id: null, capacity: 10 };
	const other = await add(roomId, { ...once, date: wednesday });
	expect(await undo(gone.body.change?.id ?? 0)).toMatchObject({
		status: 422,
		body: { errors: [{ code: "room-taken" }] },
	});
	const [member] = (await createMembers(db, 1)) as [TestMember];
	await book(other.body.entry.period_id, member);
	expect((await undo(other.body.change?.id ?? 0)).body.code).toBe("ERR_CHANGED_MEANWHILE");
});

test("a copied week is undone as a whole", async () => {
	const { roomId } = await createSlot(db);
	const target = await createRoom(db);
	const from = { week: wednesday, to_room_id: target, from: "2026-11-23", with_coaches: false };
	const shown = await copy(roomId, { ...from, preview: true });
	expect(shown.body).toMatchObject({ made: [{ training_date: "2026-11-25" }], change: null });
	expect((await week(target, "2026-11-25")).entries).toEqual([]);
	const { body } = await copy(roomId, from);
	expect((await week(target, "2026-11-25")).entries).toHaveLength(1);
	expect((await undo(body.change.id)).status).toBe(200);
	expect((await week(target, "2026-11-25")).entries).toEqual([]);
});

test("an empty training is removed without a reason, one with people is not", async () => {
	const empty = await createSlot(db, { day: 4 });
	expect((await remove(empty.id, { version: 1, date: thursday })).status).toBe(200);
	const { id } = await fullSlot();
	const refused = await remove(id, { version: 1, date: wednesday });
	expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "reason", code: "required-field" }] } });
	expect((await remove(id, { version: 1, date: wednesday, preview: true })).body.preview?.people).toHaveLength(5);
});

const list = async (headers: Record<string, string>) =>
	(await call<{ id: number }[]>("GET", "/api/staff/schedule/change", { headers })).body;

test("open changes are listed for their club, and undone only by those who work there", async () => {
	const { id } = await fullSlot();
	const { body } = await cancel(id, { version: 1, date: wednesday, scope: "date", ...because });
	expect((await list(boss.headers))[0]).toMatchObject({
		id: body.change?.id,
		action: "period.cancelled",
		subject: { from: { training_date: wednesday, time: 1830 }, count: 1 },
		mailed: 3,
		to_call: 2,
	});
	const elsewhere = await addStaff(db, { clubs: [vracar] });
	expect(await list(elsewhere.headers)).toEqual([]);
	const refused = await scheduleCalls(app, elsewhere.headers).undo(body.change?.id ?? 0);
	expect(refused).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
});

test("after undoing, only the earlier change is news, and people who were called have to be called again", async () => {
	const { id, roomId } = await createSlot(db);
	const [ana] = (await createMembers(db, 1)) as [TestMember];
	await book(id, ana);
	await call("POST", `/api/period/${id}/booking/guest`, { body: newGuest() });
	const first = await move(id, at(roomId));
	const periodId = first.body.entry.period_id;
	const second = await cancel(periodId, { version: 1, date: friday, scope: "date", ...because });
	expect(second.body).toMatchObject({ mailed: 1, to_call: [{ news: "cancelled" }, { news: "cancelled" }] });
	const reached = second.body.to_call.filter(({ role }) => role === "guest").map((one) => one.id);
	const body = { ids: reached, outcome: "reached" };
	expect((await call("PATCH", "/api/staff/schedule/call", { headers: boss.headers, body })).status).toBe(200);
	await undo(second.body.change?.id ?? 0);
	const open = await db.select().from(classNews).where(isNull(classNews.toldAt)).orderBy(classNews.id);
	// The member and the coach still know the first hour; the guest was told that it is cancelled.
	expect(
		open.slice(-3).map(({ bookingId, coachId, known }) => [bookingId !== null, coachId !== null, known]),
	).toMatchObject([
		[true, false, { date: wednesday, cancelled: false }],
		[false, true, { date: wednesday, cancelled: false }],
		[true, false, { date: friday, cancelled: true }],
	]);
	const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
	expect(mail).toMatchObject({ template: "class-news", changeId: second.body.change?.id });
});
