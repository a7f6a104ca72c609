import type { CoachClass } from "@kvart/contract/staff/schedule-absence";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../../test/booking-factories.ts";
import {
	createCoach,
	createRoom,
	createSlot,
	scheduleCalls,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { mails } from "../../../platform/database/schema/office.ts";
import { trainerTrainings } from "../../../platform/database/schema/trainings.ts";
import { renderMail } from "../../mail-templates/render.tsx";

// The database is real; mails are read from the queue and rendered, none is sent.
const app = await buildTestApp();
const { call, db, api } = app;
const boss = await addStaff(db);
const { week, undo } = scheduleCalls(app, boss.headers);

const classes = (coachId: number, query = `from=${wednesday}&to=${thursday}`, headers = boss.headers) =>
	call<CoachClass[]>("GET", `/api/staff/schedule/coach/${coachId}/away?${query}`, { headers });
const setAway = (coachId: number, body: object, headers = boss.headers) =>
	call<{
		changed: number;
		mailed: number;
		to_call: { name: string; role: string; news: string }[];
		change: { id: number } | null;
		code: string;
	}>("POST", `/api/staff/schedule/coach/${coachId}/away`, { headers, body });
const book = (id: number, { headers }: TestMember, on: string) =>
	call("POST", `/api/period/${id}/booking`, { headers, body: { training_date: on } });

/** A coach with classes this evening and tomorrow, and a member who has booked both. */
async function illCoach() {
	const today = await createSlot(db);
	const tomorrow = await createPeriod(db, {
		gymRoomId: today.roomId,
		trainerId: today.coachId,
		day: 4,
		capacity: 20,
	});
	const [ana] = (await createMembers(db, 1)) as [TestMember];
	await book(today.id, ana, wednesday);
	await book(tomorrow, ana, thursday);
	await call("POST", `/api/period/${today.id}/booking/guest`, { body: newGuest() });
	return { ...today, tomorrow, ana };
}

/** The only mail to the member about the absence, rendered. */
async function mailTo(member: TestMember) {
	const [user] = await db.select().from(users).where(eq(users.id, member.id));
	const sent = await db
		.select()
		.from(mails)
		.where(and(eq(mails.recipient, user?.email ?? ""), eq(mails.template, "class-news")));
	expect(sent).toHaveLength(1);
	const { clock, keys } = api.deps;
	const context = { db, clock, keys, language: "sr", publicUrl: "https://kvart.example" } as const;
	return renderMail("class-news", sent[0]?.data ?? {}, context);
}

test("lists a coach's classes with free substitutes, first those who teach the training", async () => {
	const { id, coachId, tomorrow } = await illCoach();
	const [able, free] = [await createCoach(db, "Žana Može"), await createCoach(db, "Aca Slobodan")];
	await db.insert(trainerTrainings).values({ trainerId: able, trainingId: 1 });
	const busy = await createSlot(db, { time: 1845 });
	const { body } = await classes(coachId);
	expect(body.map(({ period_id, taken }) => [period_id, taken])).toEqual([
		[id, 2],
		[tomorrow, 1],
	]);
	const ids = body[0]?.candidates.map((candidate) => candidate.id) ?? [];
	expect(ids).not.toContain(coachId);
	expect(ids).not.toContain(busy.coachId);
	expect(ids.indexOf(able)).toBeLessThan(ids.indexOf(free));
	expect(body[1]?.candidates.map((candidate) => candidate.id)).toContain(busy.coachId);
	expect((await classes(coachId, `from=${thursday}&to=${wednesday}`)).status).toBe(422);
	expect((await classes(999_999)).status).toBe(404);
});

test("substitutes one class and cancels the other: one mail about both, and one undo", async () => {
	const { id, coachId, roomId, tomorrow, ana } = await illCoach();
	const standIn = await createCoach(db, "Petra Zamena");
	const before = (await week(roomId)).entries.map(({ version: _, ...entry }) => entry);
	const items = [
		{ period_id: id, version: 1, date: wednesday, substitute_id: standIn },
		{ period_id: tomorrow, version: 1, date: thursday, substitute_id: null },
	];
	const { body } = await setAway(coachId, { items, note: "Grip", note_eng: "Flu" });
	expect(body).toMatchObject({ changed: 2, mailed: 1 });
	// Neither coach has an account. The guest of the first class is not called about another coach.
	expect(body.to_call.map(({ name, news }) => [name, news])).toEqual([
		["Vesna Đukić", "replaced"],
		["Petra Zamena", "assigned"],
		["Vesna Đukić", "cancelled"],
	]);
	// The bar above the board counts people, one of whom has two calls.
	const [change] = (await call<object[]>("GET", "/api/staff/schedule/change", { headers: boss.headers })).body;
	expect(change).toMatchObject({ mailed: 1, to_call: 2 });
	expect((await week(roomId)).entries).toMatchObject([
		{ substitute: { id: standIn }, cancelled: false },
		{ cancelled: true, reason: { code: "coach-absent", note: "Grip", note_eng: "Flu" } },
	]);
	const mail = await mailTo(ana);
	expect(mail?.subject).toBe("Promene na tvojim treninzima");
	expect(mail?.text).toContain("vodi Petra Zamena");
	expect(mail?.text).toContain("otkazano");
	expect(mail?.attachments).toHaveLength(1);
	expect((await undo(body.change?.id ?? 0)).status).toBe(200);
	expect((await week(roomId)).entries.map(({ version: _, ...entry }) => entry)).toEqual(before);
});

test("the mail says whether the class takes place, and attaches only what leaves the calendar", async () => {
	const kept = await illCoach();
	const standIn = await createCoach(db, "Rada Zamena");
	const item = { version: 1, date: wednesday };
	await setAway(kept.coachId, { items: [{ ...item, period_id: kept.id, substitute_id: standIn }] });
	const substituted = await mailTo(kept.ana);
	expect(substituted?.subject).toMatch(/^Drugi trener: /);
	expect(substituted?.text).toContain("Tvoje mesto je sačuvano");
	expect(substituted?.text).not.toContain("kalendar");
	expect(substituted?.attachments).toEqual([]);

	const lost = await illCoach();
	await setAway(lost.coachId, { items: [{ ...item, period_id: lost.id, substitute_id: null }] });
	const cancelled = await mailTo(lost.ana);
	expect(cancelled?.subject).toMatch(/^Otkazano: /);
	expect(cancelled?.text).not.toContain("sačuvano");
	expect(cancelled?.text).toContain("https://kvart.example/training-schedule/3");
	expect(cancelled?.attachments).toHaveLength(1);
});

test("two dates of one series, all or nothing", async () => {
	const { id, coachId, roomId } = await createSlot(db);
	const busy = await createSlot(db);
	const dates = [wednesday, "2026-11-25"];
	const items = dates.map((date) => ({ period_id: id, version: 1, date, substitute_id: null as number | null }));
	const [first, second] = items;
	const refused = await setAway(coachId, { items: [first, { ...second, substitute_id: busy.coachId }] });
	expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "substitute_id", code: "coach-taken" }] } });
	expect((await week(roomId)).entries).toMatchObject([{ cancelled: false, version: 1 }]);
	expect((await setAway(coachId, { items })).body.changed).toBe(2);
	for (const date of dates) expect((await week(roomId, date)).entries).toMatchObject([{ cancelled: true, version: 3 }]);
});

test("a class that changed meanwhile is refused with its present state", async () => {
	const { id, coachId } = await illCoach();
	const items = [{ period_id: id, version: 7, date: wednesday, substitute_id: null }];
	const { status, body } = await setAway(coachId, { items });
	expect([status, body]).toMatchObject([
		409,
		{ code: "ERR_CHANGED_MEANWHILE", current: { period_id: id, version: 1 } },
	]);
});

test("staff of one club sees and changes only its classes", async () => {
	const { id, coachId } = await createSlot(db);
	const elsewhere = await createRoom(db, vracar);
	await createPeriod(db, { gymRoomId: elsewhere, trainerId: coachId, time: 1000, day: 4 });
	const desk = await addStaff(db, { clubs: [zemun] });
	const { body } = await classes(coachId, undefined, desk.headers);
	expect(body.map(({ gym }) => gym.id)).toEqual([zemun]);
	const other = await addStaff(db, { clubs: [vracar] });
	const items = [{ period_id: id, version: 1, date: wednesday, substitute_id: null }];
	expect((await setAway(coachId, { items }, other.headers)).status).toBe(403);
});
