import type { OwnWeek, Substitution } from "@kvart/contract/staff/own-classes";
import type { CoachAbsence, CoachClass } from "@kvart/contract/staff/schedule-absence";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createSlot,
	friday,
	scheduleCalls,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { trainerGyms, trainerTrainings } from "../../../platform/database/schema/trainings.ts";

// The database is real; mails are read from the queue, none is sent.
const app = await buildTestApp();
const { call, db } = app;
const boss = await addStaff(db, { clubs: [zemun] });
const { week, undo } = scheduleCalls(app, boss.headers);
type Headers = Record<string, string>;

interface Answer {
	id: number;
	open: number;
	code: string;
	errors: { field: string; code: string }[];
	change: { id: number } | null;
}

const add = (coachId: number, from: string, to = from, headers: Headers = boss.headers) =>
	call<Answer>("POST", `/api/staff/schedule/coach/${coachId}/absence`, { headers, body: { from, to } });
const list = async (headers: Headers = boss.headers) =>
	(await call<CoachAbsence[]>("GET", `/api/staff/schedule/absence?gym=${zemun}`, { headers })).body;
const ofCoach = async (coachId: number) => (await list()).filter(({ coach }) => coach.id === coachId);
const setAway = (coachId: number, body: object) =>
	call<Answer>("POST", `/api/staff/schedule/coach/${coachId}/away`, { headers: boss.headers, body });

/** A class this evening, and a colleague who teaches the same in the same club and is free. */
async function classAndColleague() {
	const slot = await createSlot(db);
	const colleague = await createCoach(db, "Žana Može");
	await db.insert(trainerTrainings).values({ trainerId: colleague, trainingId: 1 });
	await db.insert(trainerGyms).values([slot.coachId, colleague].map((trainerId) => ({ trainerId, gymId: zemun })));
	const account = async (coachId: number) => (await addStaff(db, { role: "coach", coachId })).headers;
	return { ...slot, colleague, hers: await account(slot.coachId), theirs: await account(colleague) };
}

test("coaches who are away are not suggested as substitutes until the absence is withdrawn", async () => {
	const { coachId, colleague } = await classAndColleague();
	const candidates = async () => {
		const path = `/api/staff/schedule/coach/${coachId}/away?from=${wednesday}&to=${wednesday}`;
		const { body } = await call<CoachClass[]>("GET", path, { headers: boss.headers });
		return body[0]?.candidates.map(({ id }) => id) ?? [];
	};
	expect(await candidates()).toContain(colleague);
	const { status, body } = await add(colleague, "2026-11-17", wednesday);
	expect([status, body]).toMatchObject([201, { open: 0 }]);
	expect(await candidates()).not.toContain(colleague);
	const path = `/api/staff/schedule/absence/${body.id}`;
	expect((await call("DELETE", path, { headers: boss.headers })).status).toBe(200);
	expect(await candidates()).toContain(colleague);
	const entries = await db
		.select({ action: auditLog.action, after: auditLog.after })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "trainer"), eq(auditLog.entityId, String(colleague))))
		.orderBy(auditLog.id);
	expect(entries).toEqual([
		{ action: "trainer.absence_added", after: { from: "2026-11-17", to: wednesday } },
		{ action: "trainer.absence_removed", after: null },
	]);
});

test("assigning or planning a coach who is away gives a warning", async () => {
	const { id, roomId, coachId, colleague } = await classAndColleague();
	await add(colleague, wednesday);
	const change = (more: object) =>
		call<Answer>("PATCH", `/api/staff/schedule/period/${id}/date`, {
			headers: boss.headers,
			body: { version: 1, date: wednesday, substitute_id: colleague, ...more },
		});
	const warned = { status: 422, body: { errors: [{ field: "substitute_id", code: "coach-away" }] } };
	expect(await change({})).toMatchObject(warned);
	const items = [{ period_id: id, version: 1, date: wednesday, substitute_id: colleague }];
	expect(await setAway(coachId, { items })).toMatchObject(warned);
	const plan = { kind: "once", date: wednesday, time: 900, training_id: 1, trainer_id: colleague, capacity: 5 };
	const room = `/api/staff/schedule/room/${roomId}/period`;
	const planned = await call<Answer>("POST", room, { headers: boss.headers, body: { ...plan, time: 2100 } });
	expect(planned).toMatchObject({ status: 422, body: { errors: [{ field: "trainer_id", code: "coach-away" }] } });
	expect((await setAway(coachId, { items, accept_coach: true })).status).toBe(200);
	expect((await week(roomId)).entries).toMatchObject([{ substitute: { id: colleague }, coach_away: true }]);
});

test("an illness stores the absence, marks what is left on the board, and undoing takes it back", async () => {
	const { id, coachId, roomId } = await classAndColleague();
	await createPeriod(db, { gymRoomId: roomId, trainerId: coachId, day: 4 });
	const items = [{ period_id: id, version: 1, date: wednesday, substitute_id: null }];
	const { body } = await setAway(coachId, { items, away: { from: wednesday, to: friday } });
	expect(await ofCoach(coachId)).toMatchObject([{ from: wednesday, to: friday, open: 1 }]);
	const marks = async () => (await week(roomId)).entries.map((entry) => [entry.training_date, entry.coach_away]);
	expect(await marks()).toEqual([
		[wednesday, true],
		[thursday, true],
	]);
	// The same days again are not stored twice.
	expect((await add(coachId, thursday)).body.id).toBe((await ofCoach(coachId))[0]?.id);
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	expect(await ofCoach(coachId)).toEqual([]);
	expect((await marks()).map(([, away]) => away)).toEqual([false, false]);
});

test("a coach who will be away asks for a substitute in each class, once, and withdraws all of it", async () => {
	const { id, coachId, roomId, hers, theirs, colleague } = await classAndColleague();
	const tomorrow = await createPeriod(db, { gymRoomId: roomId, trainerId: coachId, day: 4 });
	const own = (body: object) => call<Answer>("POST", "/api/staff/own/absence", { headers: hers, body });
	const dates = { from: wednesday, to: thursday };
	const mailsToBoss = () => db.$count(mails, and(eq(mails.template, "substitution"), eq(mails.recipient, boss.email)));
	const { status, body } = await own(dates);
	expect([status, body]).toMatchObject([201, { open: 2 }]);
	expect(await mailsToBoss()).toBe(1);
	await own(dates);
	expect(await mailsToBoss()).toBe(1);
	const { body: requests } = await call<Substitution[]>("GET", "/api/staff/schedule/substitution", boss);
	expect(requests.filter(({ coach }) => coach.id === coachId)).toMatchObject([
		{ period_id: id, absent: true },
		{ period_id: tomorrow, absent: true },
	]);

	// A colleague who is away is not asked to take over, and cannot offer it.
	const offers = async () => (await call<Substitution[]>("GET", "/api/staff/own/offer", { headers: theirs })).body;
	const [first] = await offers();
	expect(first?.period_id).toBe(id);
	await add(colleague, wednesday);
	expect((await offers()).map(({ period_id }) => period_id)).not.toContain(id);
	const taken = await call<Answer>("POST", `/api/staff/own/offer/${first?.id}`, { headers: theirs });
	expect(taken.body.code).toBe("ERR_OVERLAPS");

	const path = `/api/staff/own/absence/${body.id}`;
	expect((await call("DELETE", path, { headers: theirs })).status).toBe(403);
	expect((await call("DELETE", path, { headers: hers })).status).toBe(200);
	const { body: ownWeek } = await call<OwnWeek>("GET", `/api/staff/own/week?date=${wednesday}`, { headers: hers });
	expect(ownWeek.classes.map(({ request }) => request)).toEqual([null, null]);
	expect((await call<CoachAbsence[]>("GET", "/api/staff/own/absence", { headers: hers })).body).toEqual([]);
});

test("managers of other clubs neither see nor enter it; wrong days are refused", async () => {
	const { coachId } = await classAndColleague();
	const other = await addStaff(db, { clubs: [vracar] });
	expect((await add(coachId, wednesday, wednesday, other.headers)).status).toBe(403);
	const { body } = await add(coachId, wednesday);
	const path = `/api/staff/schedule/absence/${body.id}`;
	expect((await call("DELETE", path, { headers: other.headers })).status).toBe(403);
	expect((await call("GET", `/api/staff/schedule/absence?gym=${zemun}`, other)).status).toBe(403);
	expect((await add(coachId, thursday, wednesday)).status).toBe(422);
	expect((await add(coachId, wednesday, "2028-01-01")).status).toBe(422);
	expect((await add(999_999, wednesday)).status).toBe(404);
});
