import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import {
	createRoom,
	createSlot,
	friday,
	monday,
	scheduleCalls,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { promotionGyms, promotions } from "../../../platform/database/schema/schedule.ts";

const app = await buildTestApp();
const { call, db } = app;
const boss = await addStaff(db);
const { week, add, copy, move, remove, undo } = scheduleCalls(app, boss.headers);

const training = { time: 1930, training_id: 1, trainer_id: null, capacity: 12 };

test("a new weekly period is public at once and can be booked", async () => {
	const roomId = await createRoom(db);
	const made = await add(roomId, { kind: "weekly", date: thursday, ...training });
	expect(made).toMatchObject({ status: 201, body: { entry: { training_date: thursday, last_date: null, taken: 0 } } });
	const id = made.body.entry.period_id;
	const board = await call<{ id: number; free_places: number }[]>("GET", `/api/period/gym_room/${roomId}`);
	expect(board.body).toMatchObject([{ id, free_places: 12 }]);
	const [member] = await createMembers(db, 1);
	const booked = await call("POST", `/api/period/${id}/booking`, { headers: member?.headers ?? {} });
	expect(booked.status).toBe(201);
	const [note] = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	expect(note).toMatchObject({ actorId: boss.id, action: "period.created", entity: "period", before: null });
});

test("a weekly period whose day has passed starts next week; a single one is refused", async () => {
	const roomId = await createRoom(db);
	const weekly = await add(roomId, { kind: "weekly", date: monday, ...training });
	expect(weekly.body.entry).toMatchObject({ first_date: "2026-11-23" });
	const once = await add(roomId, { kind: "once", date: monday, ...training });
	expect(once).toMatchObject({ status: 409, body: { code: "ERR_TRAINING_PASSED" } });
});

test("a period ends with its last date, and a single one takes place once", async () => {
	const roomId = await createRoom(db);
	await add(roomId, { kind: "weekly", date: thursday, last_date: "2026-11-27", ...training });
	await add(roomId, { kind: "once", date: friday, ...training });
	const days = async (date: string) => (await week(roomId, date)).entries.map(({ training_date }) => training_date);
	expect(await days(thursday)).toEqual([thursday, friday]);
	expect(await days("2026-11-26")).toEqual(["2026-11-26"]);
	expect(await days("2026-12-03")).toEqual([]);
});

test.for([
	{ kind: "sometimes" },
	{ date: "2026-02-30" },
	{ time: 2475 },
	{ training_id: 999_999 },
	{ trainer_id: 999_999 },
	{ capacity: 0 },
	{ capacity: 201 },
	{ last_date: wednesday },
])("%j makes no training", async (wrong) => {
	const roomId = await createRoom(db);
	const made = await add(roomId, { kind: "weekly", date: thursday, ...training, ...wrong });
	expect(made).toMatchObject({ status: 422, body: { errors: [{ field: Object.keys(wrong)[0] }] } });
	expect((await week(roomId)).entries).toEqual([]);
});

test("one of two concurrent additions to a room is refused with the conflict", async () => {
	const roomId = await createRoom(db);
	const wanted = { kind: "weekly", date: thursday, ...training };
	const answers = await Promise.all(Array.from({ length: 6 }, () => add(roomId, wanted)));
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422, 422]);
	expect((await week(roomId)).entries).toHaveLength(1);
});

test("series without common dates do not conflict", async () => {
	const roomId = await createRoom(db);
	await add(roomId, { kind: "weekly", date: thursday, last_date: "2026-11-26", ...training });
	expect((await add(roomId, { kind: "weekly", date: "2026-11-26", ...training })).status).toBe(422);
	expect((await add(roomId, { kind: "weekly", date: "2026-12-03", ...training })).status).toBe(201);
});

test("copies a week without periods whose room or coach is taken", async () => {
	const { roomId, coachId } = await createSlot(db, { day: 3 });
	await createPeriod(db, { gymRoomId: roomId, trainerId: null, day: 5, time: 1000, capacity: 8 });
	const target = await createRoom(db);
	await createPeriod(db, { gymRoomId: target, trainerId: null, day: 5, time: 1010 });
	const copied = await copy(roomId, { week: wednesday, to_room_id: target, from: "2026-11-23" });
	expect(copied).toMatchObject({
		status: 201,
		body: {
			made: [{ time: 1830 }],
			left_out: [{ kind: "room", time: 1010 }],
			without_coach: [{ kind: "coach", coach: { id: coachId } }],
		},
	});
	const { entries } = await week(target, "2026-11-25");
	expect(entries).toMatchObject([
		{ training_date: "2026-11-25", time: 1830, coach: null, capacity: 20, first_date: "2026-11-25" },
		{ time: 1010 },
	]);
});

test("a class outside the opening hours is planned with a warning: added, moved and copied", async () => {
	const roomId = await createRoom(db);
	const late = { ...training, time: 2230 };
	const made = await add(roomId, { kind: "weekly", date: thursday, ...late, preview: true });
	expect(made).toMatchObject({ status: 201, body: { entry: { outside_hours: true } } });
	const { body } = await add(roomId, { kind: "weekly", date: thursday, ...training });
	expect(body.entry).toMatchObject({ outside_hours: false });
	const moved = { version: 1, date: thursday, scope: "date", to_date: friday, gym_room_id: roomId, reason: "holiday" };
	const { body: after } = await move(body.entry.period_id, { ...moved, time: 600 });
	expect(after.entry).toMatchObject({ time: 600, outside_hours: true });
	const { hours, entries } = await week(roomId, friday);
	expect(hours).toEqual({ weekdays: "06:30 - 23:00", saturday: "08:00 - 22:00", sunday: "09:00 - 21:00" });
	expect(entries.map(({ time, outside_hours }) => [time, outside_hours])).toEqual([
		[1930, false],
		[600, true],
	]);
	const copied = await copy(roomId, { week: friday, to_room_id: await createRoom(db), from: "2026-11-23" });
	expect(copied.body.made).toMatchObject([{ time: 600, outside_hours: true }]);
});

test("a week can be copied only to rooms of one's own clubs", async () => {
	const { roomId } = await createSlot(db);
	const elsewhere = await createRoom(db, vracar);
	const desk = scheduleCalls(app, (await addStaff(db, { clubs: [zemun] })).headers);
	const refused = await desk.copy(roomId, { week: wednesday, to_room_id: elsewhere, from: "2026-11-23" });
	expect(refused).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
});

test("a promotion period is added, booked, removed and added again", async () => {
	const roomId = await createRoom(db);
	await db.delete(promotionGyms);
	const [promotion] = await db
		.insert(promotions)
		.values({ title: "Dani kluba", titleEng: "Club days", activeFrom: monday, activeUntil: friday })
		.returning({ id: promotions.id });
	const promotionId = promotion?.id ?? 0;
	const single = { kind: "promotion", date: thursday, ...training };
	expect(await add(roomId, single)).toMatchObject({ status: 422, body: { errors: [{ field: "kind" }] } });
	await db.insert(promotionGyms).values({ promotionId, gymId: zemun });
	expect((await week(roomId)).promotion).toMatchObject({ id: promotionId, title: "Dani kluba" });
	const late = await add(roomId, { ...single, date: "2026-11-21" });
	expect(late).toMatchObject({ status: 422, body: { errors: [{ field: "date" }] } });

	const { entry } = (await add(roomId, single)).body;
	expect(entry).toMatchObject({ promotion: true, first_date: thursday, last_date: thursday });
	const [member] = await createMembers(db, 1);
	const headers = member?.headers ?? {};
	const book = () =>
		call("POST", `/api/promotion/period/${entry.period_id}/booking`, { headers, body: { training_date: thursday } });
	expect((await book()).status).toBe(201);
	const gone = await remove(entry.period_id, { version: 1, date: thursday, reason: "room-unavailable" });
	expect(gone.body).toMatchObject({ mailed: 1 });
	const shown = async () => (await call<unknown[]>("GET", `/api/promotion/period/gym_room/${roomId}`)).body;
	expect(await shown()).toEqual([]);
	expect((await book()).status).toBe(404);
	expect((await add(roomId, { ...single, capacity: 5 })).status).toBe(201);
	expect(await shown()).toMatchObject([{ capacity: 5, free_places: 5 }]);
	expect((await book()).status).toBe(201);

	// Can move away and back.
	const at = (values: object) => ({ scope: "date", gym_room_id: roomId, reason: "holiday", ...values });
	const away = await move(entry.period_id, at({ version: 3, date: thursday, to_date: friday, time: 1000 }));
	expect(away.body).toMatchObject({ mailed: 1, entry: { promotion: true, training_date: friday, taken: 1 } });
	const id = away.body.entry.period_id;
	const outside = await move(id, at({ version: 1, date: friday, to_date: "2026-11-22", time: 1000 }));
	expect(outside).toMatchObject({ status: 422, body: { errors: [{ field: "to_date" }] } });
	const back = await move(id, at({ version: 1, date: friday, to_date: thursday, time: 1930 }));
	expect(back.body).toMatchObject({ mailed: 1, entry: { period_id: entry.period_id, taken: 1 } });
	expect(await shown()).toMatchObject([{ id: entry.period_id, free_places: 4 }]);
});

test("a series on several days is added in one go, in full or not at all, and undone as a whole", async () => {
	const roomId = await createRoom(db);
	const input = { kind: "weekly", date: wednesday, time: 1815, training_id: 1, trainer_id: null, capacity: 10 };
	const added = await add(roomId, { ...input, days: [1, 3, 5, 3] });
	expect(added).toMatchObject({ status: 201, body: { entry: { training_date: wednesday } } });
	const starts = async () =>
		(await week(roomId, "2026-11-25")).entries.map(({ first_date, time }) => `${first_date} ${time}`).toSorted();
	expect(await starts()).toEqual([`${wednesday} 1815`, `${friday} 1815`, "2026-11-23 1815"]);
	const clashing = await add(roomId, { ...input, days: [2, 5] });
	expect(clashing).toMatchObject({ status: 422, body: { errors: [{ field: "time", code: "room-taken" }] } });
	expect(await starts()).toHaveLength(3);
	expect((await add(roomId, { ...input, days: [] })).status).toBe(422);
	expect((await add(roomId, { ...input, days: [8] })).status).toBe(422);
	await undo(added.body.change?.id ?? 0);
	expect(await starts()).toEqual([]);
});

test("days of the week count only for weekly periods", async () => {
	const roomId = await createRoom(db);
	const input = { date: friday, time: 1815, training_id: 1, trainer_id: null, capacity: 10, days: [1, 2] };
	await add(roomId, { ...input, kind: "once" });
	expect((await week(roomId)).entries.map(({ training_date }) => training_date)).toEqual([friday]);
});
