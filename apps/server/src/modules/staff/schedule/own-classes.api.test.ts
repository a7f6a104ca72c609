import type { OwnHours, OwnWeek, Substitution } from "@kvart/contract/staff/own-classes";
import type { Roster } from "@kvart/contract/staff/today";
import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, type TestMember } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createRoom,
	createSlot,
	friday,
	monday,
	scheduleCalls,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { trainerTrainings } from "../../../platform/database/schema/trainings.ts";

// The database is real; mails are read from the queue, none is sent.
const app = await buildTestApp();
const { call, clock, db } = app;
const boss = await addStaff(db, { clubs: [zemun] });
const { undo } = scheduleCalls(app, boss.headers);
type Headers = Record<string, string>;
beforeEach(() => clock.set(testNow));

async function account(coachId: number): Promise<Headers> {
	return (await addStaff(db, { role: "coach", coachId })).headers;
}

const weekOf = async (headers: Headers, date = wednesday) =>
	(await call<OwnWeek>("GET", `/api/staff/own/week?date=${date}`, { headers })).body;
const ask = (headers: Headers, items: { period_id: number; date: string }[], absent = false) =>
	call<{ code: string }>("POST", "/api/staff/own/substitution", { headers, body: { items, absent } });
const offers = async (headers: Headers) =>
	(await call<Substitution[]>("GET", "/api/staff/own/offer", { headers })).body;
const take = (headers: Headers, id: number, method: "POST" | "DELETE" = "POST") =>
	call<{ code: string }>(method, `/api/staff/own/offer/${id}`, { headers });
const waiting = async (headers: Headers = boss.headers) =>
	(await call<Substitution[]>("GET", "/api/staff/schedule/substitution", { headers })).body;
const ownRequest = async (periodId: number) => (await waiting()).find(({ period_id }) => period_id === periodId);

const away = (period_id: number, date: string, substitute_id: number, coach: number) =>
	call("POST", `/api/staff/schedule/coach/${coach}/away`, {
		headers: boss.headers,
		body: { items: [{ period_id, version: 1, date, substitute_id }], send_at_once: true },
	});
const close = (path: string, headers: Headers) => call("DELETE", `/api/staff/${path}`, { headers });

/** A class this evening, its coach, and a colleague who teaches the same and is free. */
async function twoCoaches() {
	const slot = await createSlot(db);
	const colleague = await createCoach(db, "Žana Može");
	await db.insert(trainerTrainings).values({ trainerId: colleague, trainingId: 1 });
	return { ...slot, colleague, hers: await account(slot.coachId), theirs: await account(colleague) };
}

test("a coach sees their own week: own classes, those they substitute, and those a colleague teaches", async () => {
	const { id, coachId, hers, colleague } = await twoCoaches();
	const other = await createSlot(db, { day: 4 });
	await away(other.id, thursday, coachId, other.coachId);
	const { dates, classes } = await weekOf(hers);
	expect(dates[0]).toBe(monday);
	expect(classes.map(({ period_id, instead_of, taught_by }) => [period_id, instead_of?.id, taught_by])).toEqual([
		[id, undefined, null],
		[other.id, other.coachId, null],
	]);
	await away(id, wednesday, colleague, coachId);
	expect((await weekOf(hers)).classes[0]).toMatchObject({ period_id: id, taught_by: { id: colleague } });
	expect((await weekOf(hers, "2026-11-25")).classes).toMatchObject([{ period_id: id, taught_by: null }]);
});

test("the roster of an own class has no phones and cards, and people can be checked in; other rosters are closed", async () => {
	const { id, hers, theirs } = await twoCoaches();
	const [ana] = (await createMembers(db, 1)) as [TestMember];
	await call("POST", `/api/period/${id}/booking`, { headers: ana.headers });
	const path = `/api/staff/roster/${id}?date=${wednesday}`;
	const { body } = await call<Roster>("GET", path, { headers: hers });
	expect(body.people).toMatchObject([{ last_name: "Žarković", phone: "", card_id: null }]);
	const checkIn = `/api/staff/booking/${body.people[0]?.booking_id}/check_in`;
	expect((await call<Roster>("POST", checkIn, { headers: hers })).body.people[0]).toMatchObject({
		checked_in_at: expect.any(String),
		phone: "",
	});
	for (const [method, address] of [["GET", path] as const, ["POST", checkIn] as const])
		expect(await call(method, address, { headers: theirs })).toMatchObject({ status: 403 });
	expect((await call<Roster>("GET", path, { headers: boss.headers })).body.people[0]?.phone).not.toBe("");
});

test("shows the managers of the club a coach who cannot come, and changes nothing for members yet", async () => {
	const { id, coachId, hers } = await twoCoaches();
	expect(await ask(hers, [{ period_id: id, date: wednesday }], true)).toMatchObject({ status: 201 });
	expect(await ownRequest(id)).toMatchObject({ absent: true, coach: { id: coachId }, taken_by: null });
	expect((await weekOf(hers)).classes[0]).toMatchObject({ taught_by: null, request: { absent: true } });
	const elsewhere = await addStaff(db, { clubs: [vracar] });
	expect((await waiting(elsewhere.headers)).filter(({ period_id }) => period_id === id)).toEqual([]);
	const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "substitution.requested"));
	expect(entry).toMatchObject({ entity: "period", after: { absent: true } });
	// Once more changes the same request.
	await ask(hers, [{ period_id: id, date: wednesday }], false);
	expect((await waiting()).filter(({ period_id }) => period_id === id)).toMatchObject([{ absent: false }]);
});

test("a request covers several classes or none, and only own ones that have not begun", async () => {
	const { id, roomId, coachId, hers, theirs } = await twoCoaches();
	const tomorrow = await createPeriod(db, { gymRoomId: roomId, trainerId: coachId, day: 4, capacity: 9 });
	const foreign = await createSlot(db, { day: 5 });
	const items = [
		{ period_id: id, date: wednesday },
		{ period_id: tomorrow, date: thursday },
	];
	expect(await ask(hers, [...items, { period_id: foreign.id, date: friday }])).toMatchObject({ status: 403 });
	expect(await ownRequest(id)).toBeUndefined();
	expect((await ask(hers, items)).status).toBe(201);
	expect(await ownRequest(tomorrow)).toBeDefined();
	expect(await ask(theirs, items)).toMatchObject({ status: 403 });
	expect(await ask(hers, [{ period_id: id, date: "2026-11-11" }])).toMatchObject({
		body: { code: "ERR_TRAINING_PASSED" },
	});
	expect((await ask(hers, [])).status).toBe(422);
});

test("a colleague who teaches it and is free takes it; one who is busy or teaches something else does not see it", async () => {
	const { id, hers, theirs, coachId } = await twoCoaches();
	await ask(hers, [{ period_id: id, date: wednesday }]);
	const busy = await createCoach(db, "Zauzeta");
	await db.insert(trainerTrainings).values({ trainerId: busy, trainingId: 1 });
	await createPeriod(db, { gymRoomId: await createRoom(db), trainerId: busy, time: 1800, capacity: 9 });
	const unable = await createCoach(db, "Ne drži to");
	const [hersToo, theirOffers] = [await offers(hers), await offers(theirs)];
	expect(hersToo.filter(({ period_id }) => period_id === id)).toEqual([]);
	const offer = theirOffers.find(({ period_id }) => period_id === id);
	expect(offer).toMatchObject({ coach: { id: coachId }, taken_by: null });
	const [requestId, busyOne, unableOne] = [offer?.id ?? 0, await account(busy), await account(unable)];
	for (const headers of [busyOne, unableOne])
		expect((await offers(headers)).filter(({ period_id }) => period_id === id)).toEqual([]);
	expect(await take(busyOne, requestId)).toMatchObject({ status: 409, body: { code: "ERR_OVERLAPS" } });
	expect(await take(unableOne, requestId)).toMatchObject({ status: 403 });
	expect(await take(hers, requestId)).toMatchObject({ status: 403 });
	expect((await take(theirs, requestId)).status).toBe(200);
	expect((await weekOf(hers)).classes[0]?.request?.taken_by).toMatchObject({ name: "Žana Može" });

	const second = await createCoach(db, "Sporija");
	await db.insert(trainerTrainings).values({ trainerId: second, trainingId: 1 });
	const slower = await account(second);
	expect(await take(slower, requestId)).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE" } });
	expect(await take(slower, requestId, "DELETE")).toMatchObject({ status: 403 });
	expect((await take(theirs, requestId, "DELETE")).status).toBe(200);
	expect((await take(slower, requestId)).status).toBe(200);
});

test("a manager confirms: members get one mail, the request is settled, and undoing opens it again", async () => {
	const { id, coachId, colleague, hers, theirs } = await twoCoaches();
	const [ana] = (await createMembers(db, 1)) as [TestMember];
	await call("POST", `/api/period/${id}/booking`, { headers: ana.headers });
	await ask(hers, [{ period_id: id, date: wednesday }], true);
	await take(theirs, (await ownRequest(id))?.id ?? 0);
	const { version = 0 } = (await ownRequest(id)) ?? {};
	const body = { items: [{ period_id: id, version, date: wednesday, substitute_id: colleague }] };
	const path = `/api/staff/schedule/coach/${coachId}/away`;
	const confirmed = await call<{ mailed: number; change: { id: number } }>("POST", path, {
		headers: boss.headers,
		body,
	});
	expect(confirmed).toMatchObject({ status: 200, body: { mailed: 3 } });
	expect(await ownRequest(id)).toBeUndefined();
	expect((await weekOf(theirs)).classes).toMatchObject([{ period_id: id, instead_of: { id: coachId } }]);
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, ana.id));
	const about = and(eq(mails.recipient, user?.email ?? ""), like(mails.template, "%chang%"));
	expect((await db.select().from(mails).where(about)).length).toBeLessThanOrEqual(1);

	await undo(confirmed.body.change.id);
	expect(await ownRequest(id)).toMatchObject({ taken_by: { id: colleague } });
	expect((await weekOf(hers)).classes[0]).toMatchObject({ taught_by: null, request: { absent: true } });
});

test("a coach who can come after all, and a manager who declines, close the request", async () => {
	const { id, hers, theirs } = await twoCoaches();
	await ask(hers, [{ period_id: id, date: wednesday }], true);
	const first = (await ownRequest(id))?.id ?? 0;
	expect((await close(`own/substitution/${first}`, theirs)).status).toBe(403);
	expect((await close(`own/substitution/${first}`, hers)).status).toBe(200);
	expect(await ownRequest(id)).toBeUndefined();
	expect((await close(`own/substitution/${first}`, hers)).status).toBe(404);

	await ask(hers, [{ period_id: id, date: wednesday }]);
	const second = (await ownRequest(id))?.id ?? 0;
	expect((await close(`schedule/substitution/${second}`, boss.headers)).status).toBe(200);
	expect((await weekOf(hers)).classes[0]?.request).toBeNull();
	expect((await offers(theirs)).filter(({ period_id }) => period_id === id)).toEqual([]);
});

test("offers no class that has begun", async () => {
	const { id, hers, theirs } = await twoCoaches();
	await ask(hers, [{ period_id: id, date: wednesday }]);
	const requestId = (await ownRequest(id))?.id ?? 0;
	clock.set(new Date(testNow.getTime() + 12 * 3_600_000));
	expect(await ownRequest(id)).toBeUndefined();
	expect(await take(theirs, requestId)).toMatchObject({ body: { code: "ERR_TRAINING_PASSED" } });
});

test("hours count what was taught in the month: neither cancelled classes nor those of a substitute", async () => {
	const coachId = await createCoach(db, "Sati Satić");
	const roomId = await createRoom(db);
	const headers = await account(coachId);
	const values = { gymRoomId: roomId, trainerId: coachId, capacity: 9, validFrom: "2026-11-01" };
	// Mondays at 18:30: 2, 9 and 16 November are over, 23 and 30 November are to come.
	const period = await createPeriod(db, { ...values, day: 1 });
	await createPeriod(db, { ...values, day: 2, cancelledFrom: "2026-11-01" });
	const hours = async (date = wednesday) =>
		(await call<OwnHours>("GET", `/api/staff/own/hours?date=${date}`, { headers })).body;
	const { duration = 0 } = (await weekOf(headers)).classes.find(({ period_id }) => period_id === period) ?? {};
	expect(await hours()).toEqual({
		month: "2026-11-01",
		taught: { classes: 3, minutes: 3 * duration },
		coming: { classes: 2, minutes: 2 * duration },
		clubs: [{ gym: { id: zemun, name: "Zemun" }, classes: 3, minutes: 3 * duration }],
	});
	expect(await hours("2026-10-15")).toMatchObject({ month: "2026-10-01", taught: { classes: 0, minutes: 0 } });
	expect(await hours("2026-12-31")).toMatchObject({ month: "2026-12-01", coming: { classes: 4 } });
});
