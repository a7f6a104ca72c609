import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, newGuest } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createRoom,
	createSlot,
	friday,
	monday,
	scheduleCalls,
	sendAll,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { mails } from "../../../platform/database/schema/office.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";
import { renderMail } from "../../mail-templates/render.tsx";

// The database is real; mails are read from the queue and rendered, none is sent.
const app = await buildTestApp();
const { call, db, api } = app;
const { week, edit, date, move, cancel, restore, remove } = scheduleCalls(app, (await addStaff(db)).headers);
const [ana, john] = [...(await createMembers(db, 1, "sr")), ...(await createMembers(db, 1, "en"))];

const book = (id: number, headers = ana?.headers ?? {}) => call("POST", `/api/period/${id}/booking`, { headers });
const because = { reason: "other", note: "Turnir u sali" } as const;

async function ownBookings(headers = ana?.headers ?? {}) {
	type Own = {
		id: number;
		period_id: number;
		training_date: string;
		time: number;
		cancelled: boolean;
		moved_from: object | null;
	};
	return (await call<Own[]>("GET", "/api/user/booking", { headers })).body;
}

async function lastMail() {
	const [mail] = await db.select().from(mails).where(eq(mails.template, "class-news")).orderBy(desc(mails.id)).limit(1);
	const { clock, keys } = api.deps;
	const language = mail?.language ?? "sr";
	const context = { db, clock, keys, language, publicUrl: "https://kvart.example" };
	return renderMail("class-news", mail?.data ?? {}, context);
}

beforeEach(() => sendAll(db));

test("moves one date with its bookings and notifies people; the series stays", async () => {
	const { id, roomId } = await createSlot(db);
	await book(id, john?.headers);
	const guest = newGuest();
	await call("POST", `/api/period/${id}/booking/guest`, { body: guest });
	const to = { to_date: friday, time: 2015, gym_room_id: roomId };
	const moved = await move(id, { version: 1, date: wednesday, scope: "date", ...to, ...because });
	expect(moved.body).toMatchObject({
		entry: { training_date: friday, time: 2015, taken: 2, first_date: friday, last_date: friday, version: 1 },
		mailed: 1,
		to_call: [
			{
				phone: guest.phone,
				training_date: wednesday,
				time: 1830,
				news: "moved",
				now_at: { training_date: friday, time: 2015 },
			},
			{ role: "coach", news: "moved" },
		],
	});
	const [booking] = await ownBookings(john?.headers);
	expect(booking).toMatchObject({
		period_id: moved.body.entry.period_id,
		training_date: friday,
		time: 2015,
		cancelled: false,
		moved_from: { training_date: wednesday, time: 1830 },
	});
	// The old date shows where the training is now, next week is unchanged.
	expect((await week(roomId)).entries).toMatchObject([
		{
			period_id: id,
			training_date: wednesday,
			cancelled: true,
			taken: 0,
			reason: { code: "other", note: "Turnir u sali" },
			moved_to: { period_id: moved.body.entry.period_id, training_date: friday, time: 2015, gym_room_id: roomId },
		},
		{ training_date: friday, cancelled: false },
	]);
	expect((await week(roomId, "2026-11-25")).entries).toMatchObject([{ period_id: id, cancelled: false, time: 1830 }]);
	const mail = await lastMail();
	expect(mail?.subject).toMatch(/^Changed: .+, Friday, 20 November 2026 at 20:15$/);
	expect(mail?.text).toMatch(/Wednesday, 18 November 2026 at 18:30/);
	expect(mail?.text).toContain("Turnir u sali");
	const calendar = String(mail?.attachments?.[0]?.content);
	expect(calendar).toContain(`UID:booking-${booking?.id}@`);
	expect(calendar).toContain("20261120T201500");
	expect(calendar).toMatch(/SEQUENCE:[1-9]/);
});

test("moves a series from a date on with all bookings", async () => {
	const { id, roomId } = await createSlot(db, { day: 4 });
	await book(id);
	const to = { to_date: friday, time: 1000, gym_room_id: roomId };
	const { body } = await move(id, { version: 1, date: thursday, scope: "series", ...to, ...because });
	expect(body).toMatchObject({
		mailed: 1,
		entry: { training_date: friday, first_date: friday, last_date: null, taken: 1 },
	});
	expect((await ownBookings())[0]).toMatchObject({
		period_id: body.entry.period_id,
		training_date: friday,
		time: 1000,
	});
	expect((await week(roomId)).entries).toMatchObject([{ training_date: friday }]);
	expect((await week(roomId, "2026-11-12")).entries).toMatchObject([{ period_id: id, last_date: "2026-11-12" }]);
	// The old period cannot be booked any more, the new one can.
	expect((await book(id, john?.headers)).status).toBe(404);
	expect((await book(body.entry.period_id, john?.headers)).status).toBe(201);
});

test("a series moved to a past day starts next week, and this week's bookings are cancelled with a notice", async () => {
	const { id, roomId } = await createSlot(db, { day: 4 });
	await book(id);
	const to = { to_date: monday, time: 1830, gym_room_id: roomId };
	const { body } = await move(id, { version: 1, date: thursday, scope: "series", ...to, ...because });
	expect(body).toMatchObject({ mailed: 1, entry: { training_date: "2026-11-23", taken: 0 } });
	expect((await ownBookings()).map(({ period_id }) => period_id)).not.toContain(id);
	expect((await week(roomId)).entries).toEqual([]);
	expect((await lastMail())?.subject).toMatch(/^Otkazano: .+, četvrtak, 19\.11\.2026\./);
});

/** The room's public week. */
async function publicWeek(roomId: number) {
	type Shown = { id: number; training_date: string; cancelled: boolean; moved_to: object | null; free_places: number };
	return (await call<Shown[]>("GET", `/api/period/gym_room/${roomId}`)).body;
}

test("the first date shows where the training is, however often it moves, and moved back it is as it was", async () => {
	const { id, roomId } = await createSlot(db);
	await book(id, john?.headers);
	const [before] = await publicWeek(roomId);
	const step = async (periodId: number, from: string, to: string, time: number) => {
		const at = { to_date: to, time, gym_room_id: roomId };
		return (await move(periodId, { version: 1, date: from, scope: "date", ...at, ...because })).body;
	};
	const away = await step(id, wednesday, friday, 2015);
	const further = await step(away.entry.period_id, friday, "2026-11-21", 1000);
	expect(await publicWeek(roomId)).toMatchObject([
		{ id, cancelled: true, moved_to: { training_date: "2026-11-21", time: 1000, gym_room_id: roomId } },
		{ training_date: "2026-11-21", cancelled: false, moved_to: null, free_places: 19 },
	]);
	const back = await step(further.entry.period_id, "2026-11-21", wednesday, 1830);
	expect(back).toMatchObject({ mailed: 0, entry: { period_id: id, cancelled: false, reason: null, taken: 1 } });
	expect(await publicWeek(roomId)).toEqual([before]);
	const own = (await ownBookings(john?.headers)).find(({ period_id }) => period_id === id);
	expect(own).toMatchObject({ training_date: wednesday, time: 1830, moved_from: null });
	expect((await week(roomId)).entries).toHaveLength(1);
});

test("a single training leaves the same trace as one of a series", async () => {
	const { id, roomId } = await createSlot(db, { validFrom: wednesday, validUntil: wednesday });
	const to = { to_date: friday, time: 2015, gym_room_id: roomId };
	await move(id, { version: 1, date: wednesday, scope: "date", ...to, ...because });
	expect(await publicWeek(roomId)).toMatchObject([{ id, moved_to: { time: 2015 } }, { cancelled: false }]);
});

test("restoring a moved date takes the training back from where it is", async () => {
	const { id, roomId } = await createSlot(db);
	await book(id, john?.headers);
	const [before] = await publicWeek(roomId);
	const to = { to_date: friday, time: 2015, gym_room_id: roomId };
	await move(id, { version: 1, date: wednesday, scope: "date", ...to, ...because });
	await sendAll(db);
	const back = await restore(id, { version: 2, date: wednesday, scope: "date" });
	expect(back.body).toMatchObject({ mailed: 1, entry: { period_id: id, cancelled: false, moved_to: null, taken: 1 } });
	expect(await publicWeek(roomId)).toEqual([before]);
});

test("a moved training that is cancelled or removed leaves its first date cancelled", async () => {
	const { id, roomId } = await createSlot(db);
	const to = { to_date: friday, time: 2015, gym_room_id: roomId };
	const { entry } = (await move(id, { version: 1, date: wednesday, scope: "date", ...to, ...because })).body;
	await cancel(entry.period_id, { version: 1, date: friday, scope: "date", reason: "holiday" });
	expect((await publicWeek(roomId))[0]).toMatchObject({ id, cancelled: true, moved_to: null });
	await remove(entry.period_id, { version: 2, date: friday, reason: "holiday" });
	expect((await restore(id, { version: 2, date: wednesday, scope: "date" })).body.entry.cancelled).toBe(false);
});

test("several moves are one mail about the last hour; moved back, there is no mail and no call", async () => {
	const { id, roomId } = await createSlot(db);
	const members = await createMembers(db, 3);
	for (const { headers } of members) await book(id, headers);
	await call("POST", `/api/period/${id}/booking/guest`, { body: newGuest() });
	const step = async (periodId: number, from: string, to: string, time: number) => {
		const at = { to_date: to, time, gym_room_id: roomId };
		const { body } = await move(periodId, { version: 1, date: from, scope: "date", ...at, ...because });
		return body;
	};
	const queued = await db.$count(mails);
	const first = await step(id, wednesday, friday, 2015);
	const second = await step(first.entry.period_id, friday, "2026-11-21", 2015);
	expect(second.mailed).toBe(3);
	expect(await db.$count(mails)).toBe(queued + 3);
	const mail = await lastMail();
	expect(mail?.text).toContain("21.11.2026. u 20:15");
	expect(mail?.text).toContain("18.11.2026. u 18:30");
	expect(mail?.text).not.toContain("20.11.2026.");
	expect(second.to_call.map(({ role, training_date, now_at }) => [role, training_date, now_at?.training_date])).toEqual(
		[
			["guest", wednesday, "2026-11-21"],
			["coach", wednesday, "2026-11-21"],
		],
	);
	const back = await step(second.entry.period_id, "2026-11-21", wednesday, 1830);
	expect(back).toMatchObject({ mailed: 0, to_call: [] });
	expect(await db.$count(mails)).toBe(queued);
});

test("refuses moves into the past, onto itself or to another club", async () => {
	const { id, roomId } = await createSlot(db);
	const to = (values: object) =>
		move(id, {
			version: 1,
			date: wednesday,
			scope: "date",
			to_date: wednesday,
			time: 1830,
			gym_room_id: roomId,
			...because,
			...values,
		});
	expect(await to({ to_date: monday })).toMatchObject({ body: { code: "ERR_TRAINING_PASSED" } });
	expect(await to({})).toMatchObject({ status: 422, body: { errors: [{ field: "time" }] } });
	const elsewhere = await createRoom(db, vracar);
	expect(await to({ gym_room_id: elsewhere })).toMatchObject({ body: { errors: [{ field: "gym_room_id" }] } });
	expect(await to({ to_date: "2026-11-11" })).toMatchObject({ body: { errors: [{ field: "to_date" }] } });
	expect((await to({ time: 1860 })).status).toBe(422);
});

test("refuses a taken room with the conflict, to the minute", async () => {
	const { id, roomId } = await createSlot(db);
	const there = await createPeriod(db, { gymRoomId: roomId, trainerId: null, day: 5, time: 1900, trainingId: 1 });
	const [training] = await db.select().from(trainings).where(eq(trainings.id, 1));
	const end = 19 * 60 + (training?.duration ?? 0);
	const to = (minutes: number) => ({
		version: 1,
		date: wednesday,
		scope: "date",
		to_date: friday,
		time: Math.trunc(minutes / 60) * 100 + (minutes % 60),
		gym_room_id: roomId,
		accept_coach: true,
		...because,
	});
	const refused = await move(id, to(end - 1));
	expect(refused).toMatchObject({
		status: 422,
		body: {
			code: "ERR_ALL_FIELDS_REQUIRED",
			errors: [{ field: "time", code: "room-taken" }],
			current: [{ kind: "room", period_id: there, training_date: friday, time: 1900 }],
		},
	});
	expect((await move(id, to(end))).status).toBe(200);
});

test("refuses a coach who teaches elsewhere unless staff accepts it", async () => {
	const { id, roomId, coachId } = await createSlot(db);
	const otherRoom = await createRoom(db, vracar);
	const there = await createPeriod(db, { gymRoomId: otherRoom, trainerId: coachId, day: 5, time: 1900 });
	const to = {
		version: 1,
		date: wednesday,
		scope: "date",
		to_date: friday,
		time: 1915,
		gym_room_id: roomId,
		...because,
	};
	const refused = await move(id, to);
	expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "trainer_id", code: "coach-taken" }] } });
	expect(refused.body.current as ScheduleConflict[]).toMatchObject([
		{ kind: "coach", period_id: there, gym: { id: vracar } },
	]);
	expect((await move(id, { ...to, accept_coach: true })).status).toBe(200);
	// Both boards show the conflict.
	expect((await week(roomId)).clashes).toMatchObject([{ with: { kind: "coach", period_id: there } }]);
	expect((await week(otherRoom)).clashes).toMatchObject([
		{ period_id: there, with: { kind: "coach", room: { id: roomId } } },
	]);
});

test("refuses a substitute with a conflict, but not one whose training is cancelled", async () => {
	const { id } = await createSlot(db);
	const busy = await createSlot(db, { time: 1845 });
	const setSubstitute = () => date(id, { version: 1, date: wednesday, substitute_id: busy.coachId });
	expect(await setSubstitute()).toMatchObject({ body: { errors: [{ field: "substitute_id", code: "coach-taken" }] } });
	await cancel(busy.id, { version: 1, date: wednesday, scope: "date", reason: "few-bookings" });
	expect((await setSubstitute()).status).toBe(200);
	const archived = await createCoach(db, "Bivši");
	await db
		.update(trainers)
		.set({ archivedAt: new Date("2026-01-01") })
		.where(eq(trainers.id, archived));
	const gone = await date(id, { version: 2, date: wednesday, substitute_id: archived });
	expect(gone).toMatchObject({ status: 422, body: { errors: [{ field: "substitute_id", code: "invalid-value" }] } });
});

test("changing the coach from a date on keeps the past and moves bookings without a notice", async () => {
	const { id, roomId, coachId } = await createSlot(db, { day: 4 });
	const successor = await createCoach(db, "Nova Trenerica");
	await book(id);
	const { body } = await edit(id, { version: 1, date: thursday, trainer_id: successor, capacity: 15 });
	expect(body).toMatchObject({ mailed: 0, entry: { coach: { id: successor }, capacity: 15, taken: 1 } });
	expect((await week(roomId, "2026-11-12")).entries).toMatchObject([{ coach: { id: coachId }, capacity: 20 }]);
	expect((await week(roomId, "2026-11-26")).entries).toMatchObject([{ coach: { id: successor }, capacity: 15 }]);
});

test("a series that has not started is changed in place, and another training is announced", async () => {
	const { id, roomId } = await createSlot(db, { day: 4, validFrom: thursday });
	await book(id);
	const { body } = await edit(id, { version: 1, date: thursday, training_id: 2 });
	expect(body).toMatchObject({ mailed: 1, entry: { period_id: id, training: { id: 2 }, version: 2 } });
	expect((await week(roomId)).entries).toHaveLength(1);
	expect((await lastMail())?.text).toMatch(/nov raspored/);
});
