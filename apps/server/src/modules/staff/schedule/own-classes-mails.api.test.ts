import type { Substitution } from "@kvart/contract/staff/own-classes";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	createCoach,
	createSlot,
	scheduleCalls,
	sendAll,
	thursday,
	wednesday,
} from "../../../../test/schedule-factories.ts";
import { addStaff, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { mails } from "../../../platform/database/schema/office.ts";
import { trainerTrainings } from "../../../platform/database/schema/trainings.ts";
import { renderMail } from "../../mail-templates/render.tsx";
import { coachRecords } from "./service/news-records.ts";

// The database is real; mails are read from the queue and rendered, none is sent.
const app = await buildTestApp();
const { call, db, api } = app;
const boss = await addStaff(db, { clubs: [zemun] });
const { undo, move, date: changeDate } = scheduleCalls(app, boss.headers);

interface Coach {
	id: number;
	headers: Record<string, string>;
	email: string;
}

async function emailOf(userId: number): Promise<string> {
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return user?.email ?? "";
}

async function coachWithAccount(coachId: number): Promise<Coach> {
	const { id, headers } = await addStaff(db, { role: "coach", coachId });
	return { id: coachId, headers, email: await emailOf(id) };
}

async function newCoach(name: string): Promise<Coach> {
	const id = await createCoach(db, name);
	await db.insert(trainerTrainings).values({ trainerId: id, trainingId: 1 });
	return coachWithAccount(id);
}

/** A class this evening whose coach cannot come, and a colleague who offered to teach it. */
async function offered() {
	const { id, coachId } = await createSlot(db);
	const [ill, taker] = [await coachWithAccount(coachId), await newCoach("Žana Može")];
	const item = { period_id: id, date: wednesday };
	await call("POST", "/api/staff/own/substitution", { headers: ill.headers, body: { items: [item], absent: true } });
	const { body } = await call<Substitution[]>("GET", "/api/staff/schedule/substitution", { headers: boss.headers });
	const requestId = body.find(({ period_id }) => period_id === id)?.id ?? 0;
	expect((await call("POST", `/api/staff/own/offer/${requestId}`, { headers: taker.headers })).status).toBe(200);
	return { id, ill, taker, requestId };
}

const mailsTo = ({ email }: Coach) => db.select().from(mails).where(eq(mails.recipient, email));
/** The coach's mails about classes, without requests. */
async function newsTo(coach: Coach): Promise<string[]> {
	const own = (await mailsTo(coach)).filter(({ template }) => template === "own-classes");
	const records = await Promise.all(own.map(({ data }) => coachRecords(db, data["newsIds"] as number[])));
	return records.flat().map(({ news }) => news);
}

const settle = (coach: Coach, items: { period_id: number; date: string; substitute_id: number | null }[]) =>
	call<{ change: { id: number }; mailed: number; preview: { people: unknown[] } | null }>(
		"POST",
		`/api/staff/schedule/coach/${coach.id}/away`,
		{ headers: boss.headers, body: { items: items.map((item) => ({ ...item, version: 1 })) } },
	);

test("a manager confirms: the coach and the colleague are mailed, and undoing takes both mails back", async () => {
	const { id, ill, taker } = await offered();
	const confirmed = await settle(ill, [{ period_id: id, date: wednesday, substitute_id: taker.id }]);
	expect(confirmed).toMatchObject({ status: 200, body: { mailed: 2 } });
	expect(await newsTo(ill)).toEqual(["replaced"]);
	expect(await newsTo(taker)).toEqual(["assigned"]);
	await undo(confirmed.body.change.id);
	expect([await newsTo(ill), await newsTo(taker)]).toEqual([[], []]);
});

test("tells the colleague who offered when another coach teaches it", async () => {
	const { id, ill, taker } = await offered();
	const other = await newCoach("Druga Trenerka");
	await settle(ill, [{ period_id: id, date: wednesday, substitute_id: other.id }]);
	expect([await newsTo(ill), await newsTo(taker), await newsTo(other)]).toEqual([
		["replaced"],
		["not-needed"],
		["assigned"],
	]);
});

test("a cancelled class needs neither of them", async () => {
	const { id, ill, taker } = await offered();
	await settle(ill, [{ period_id: id, date: wednesday, substitute_id: null }]);
	expect([await newsTo(ill), await newsTo(taker)]).toEqual([["cancelled"], ["not-needed"]]);
});

test("a declined request leaves the class with its coach", async () => {
	const { ill, taker, requestId } = await offered();
	await call("DELETE", `/api/staff/schedule/substitution/${requestId}`, { headers: boss.headers });
	expect([await newsTo(ill), await newsTo(taker)]).toEqual([["yours"], ["not-needed"]]);
});

test("several classes of one change are one mail for each coach", async () => {
	const { id, coachId } = await createSlot(db);
	const other = await createSlot(db, { day: 4, trainerId: coachId });
	const [away, substitute] = [await coachWithAccount(coachId), await newCoach("Uskače Često")];
	const done = await settle(away, [
		{ period_id: id, date: wednesday, substitute_id: substitute.id },
		{ period_id: other.id, date: thursday, substitute_id: substitute.id },
	]);
	expect(done.status).toBe(200);
	expect(await newsTo(substitute)).toEqual(["assigned", "assigned"]);
	expect(await mailsTo(substitute)).toHaveLength(1);
	expect(await newsTo(away)).toEqual(["replaced", "replaced"]);
});

test("the mail names class, place and status in both languages, with one button into the office", async () => {
	const { id, ill, taker } = await offered();
	await settle(ill, [{ period_id: id, date: wednesday, substitute_id: taker.id }]);
	const mail = (await mailsTo(ill)).find(({ template }) => template === "own-classes");
	const context = { ...api.deps, publicUrl: "https://kvart.example" };
	const inSerbian = await renderMail("own-classes", mail?.data ?? {}, { ...context, language: "sr" });
	expect(inSerbian?.subject).toMatch(/, sreda, 18\.11\.2026\. u 18:30: vodi Žana Može$/);
	expect(inSerbian?.text).toContain("KVART Zemun");
	expect(inSerbian?.text).toContain("https://kvart.example/staff/classes/week");
	const inEnglish = await renderMail("own-classes", mail?.data ?? {}, { ...context, language: "en" });
	expect(inEnglish?.subject).toMatch(/, Wednesday, 18 November 2026 at 18:30: Žana Može teaches it$/);
});

test("a substitute who is set in the drawer of the class is mailed, and so is the coach who asked for one", async () => {
	const { id, ill, taker } = await offered();
	const changed = await changeDate(id, { version: 1, date: wednesday, substitute_id: taker.id });
	expect(changed.status).toBe(200);
	expect([await newsTo(ill), await newsTo(taker)]).toEqual([["replaced"], ["assigned"]]);
});

test("a substitute who is replaced within the ten minutes is not told of the class at all", async () => {
	const { id } = await createSlot(db);
	const [first, second] = [await newCoach("Nikola Prvi"), await newCoach("Sanja Druga")];
	await changeDate(id, { version: 1, date: wednesday, substitute_id: first.id });
	expect(await newsTo(first)).toEqual(["assigned"]);
	await changeDate(id, { version: 2, date: wednesday, substitute_id: second.id });
	expect([await newsTo(first), await newsTo(second)]).toEqual([[], ["assigned"]]);
});

test("a substitute who was told and is replaced gets a mail, and members get one mail", async () => {
	const { id } = await createSlot(db);
	const [first, second] = [await newCoach("Nikola Treći"), await newCoach("Sanja Četvrta")];
	await changeDate(id, { version: 1, date: wednesday, substitute_id: first.id });
	await sendAll(db);
	await changeDate(id, { version: 2, date: wednesday, substitute_id: second.id });
	expect((await newsTo(first)).at(-1)).toBe("replaced");
	expect(await newsTo(second)).toEqual(["assigned"]);
});

test("a coach is told when their class moves", async () => {
	const { id, coachId, roomId } = await createSlot(db);
	const coach = await coachWithAccount(coachId);
	await move(id, {
		version: 1,
		date: wednesday,
		scope: "date",
		to_date: thursday,
		time: 2015,
		gym_room_id: roomId,
		reason: "new-plan",
	});
	expect(await newsTo(coach)).toEqual(["moved"]);
});

test("the manager gets a mail with the name of a colleague who offers to teach it", async () => {
	const { requestId } = await offered();
	const { clock, keys } = api.deps;
	const context = { db, clock, keys, language: "sr", publicUrl: "https://kvart.example" } as const;
	const sent = (
		await db
			.select()
			.from(mails)
			.where(eq(mails.recipient, await emailOf(boss.id)))
	).filter(({ template, data }) => template === "substitution" && (data["requestIds"] as number[]).includes(requestId));
	const mail = await renderMail("substitution", sent.at(-1)?.data ?? {}, context);
	expect(mail?.subject).toBe("Žana Može preuzima trening: potvrdite zamenu");
	expect(mail?.text).toContain("javio se: Žana Može");
});

test("a search for a substitute reaches the manager, and colleagues who teach the training and are free", async () => {
	const { id, coachId } = await createSlot(db);
	const ill = await coachWithAccount(coachId);
	const [free, busy, other] = [
		await newCoach("Slobodna"),
		await newCoach("Zauzeta"),
		await coachWithAccount(await createCoach(db, "Ne Vodi To")),
	];
	await createSlot(db, { trainerId: busy.id, time: 1800 });
	const body = { items: [{ period_id: id, date: wednesday }], absent: true };
	await call("POST", "/api/staff/own/substitution", { headers: ill.headers, body });
	const asked = async (email: string) =>
		db.$count(mails, and(eq(mails.recipient, email), eq(mails.template, "substitution")));
	expect(await asked(await emailOf(boss.id))).toBeGreaterThan(0);
	expect([await asked(free.email), await asked(busy.email), await asked(other.email)]).toEqual([1, 0, 0]);
});
