import type { ClassMessages } from "@kvart/contract/staff/class-messages";
import type { ClassCall } from "@kvart/contract/staff/schedule-changes";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, newGuest, type TestMember } from "../../../../test/booking-factories.ts";
import { createSlot, scheduleCalls, sendAll, wednesday } from "../../../../test/schedule-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { mails } from "../../../platform/database/schema/office.ts";
import { renderMail } from "../../mail-templates/render.tsx";

// The database is real; mails are read from the queue and rendered, none is sent.
const app = await buildTestApp();
const { call, clock, db, api } = app;
const desk = await addStaff(db, { role: "receptionist", clubs: [zemun] });
const boss = await addStaff(db);
const { cancel } = scheduleCalls(app, boss.headers);
const day = { date: wednesday };
const both = { ...day, text: "Ponesi prostirku.", text_eng: "Please bring a mat." };

const send = (id: number, body: object = both, headers = desk.headers) =>
	call<ClassMessages & { code: string }>("POST", `/api/staff/roster/${id}/message`, { headers, body });
const list = (id: number, headers = desk.headers) =>
	call<ClassMessages>("GET", `/api/staff/roster/${id}/message?date=${wednesday}`, { headers });
const calls = async (id: number) =>
	(await call<ClassCall[]>("GET", `/api/staff/schedule/call?gym=${zemun}`, desk)).body.filter(
		({ period_id }) => period_id === id,
	);

/** Two with a place, of whom one reads English, one who waits, and a guest. */
async function fullClass() {
	const slot = await createSlot(db, { capacity: 3 });
	const [ana, john, waiting] = (await createMembers(db, 3)) as [TestMember, TestMember, TestMember];
	await db.update(users).set({ language: "en" }).where(eq(users.id, john.id));
	const path = `/api/period/${slot.id}`;
	const body = { training_date: wednesday };
	for (const { headers } of [ana, john]) await call("POST", `${path}/booking`, { headers, body });
	await call("POST", `${path}/booking/guest`, { body: newGuest() });
	expect((await call("POST", `${path}/waiting`, { headers: waiting.headers, body })).status).toBe(201);
	return { ...slot, ana, john, waiting };
}

const { keys, clock: present } = api.deps;
const context = { db, clock: present, keys, publicUrl: "https://kvart.example" };

async function mailTo({ id }: TestMember) {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	const [mail] = await db
		.select()
		.from(mails)
		.where(and(eq(mails.recipient, user?.email ?? ""), eq(mails.template, "class-message")));
	const language = mail?.language ?? "sr";
	return mail && renderMail(mail.template, mail.data, { ...context, language });
}

test("booked and waiting members get it in their language, and the guest is on the call list", async () => {
	const { id, ana, john, waiting } = await fullClass();
	expect((await list(id)).body).toEqual({ mailed: 3, to_call: 1, sent: [] });
	const { status, body } = await send(id);
	expect([status, body.sent]).toMatchObject([
		201,
		[{ by: "Sanja Žujović", text: both.text, text_eng: both.text_eng, mailed: 3, to_call: 1 }],
	]);
	const toAna = await mailTo(ana);
	expect(toAna?.subject).toMatch(/^Poruka za trening: /);
	expect(toAna?.text).toContain("Ponesi prostirku.");
	expect((await mailTo(john))?.text).toContain("Please bring a mat.");
	expect((await mailTo(waiting))?.text).toContain("na kom čekaš mesto");
	const [guest, ...others] = await calls(id);
	expect(others).toEqual([]);
	expect(guest).toMatchObject({ role: "guest", news: "message", message: { text: both.text } });
});

test("a text in one language goes to everyone", async () => {
	const { id, john } = await fullClass();
	await send(id, { ...day, text: "Počinjemo deset minuta kasnije." });
	expect((await mailTo(john))?.text).toContain("Počinjemo deset minuta kasnije.");
});

test("a cancellation afterwards is news of its own, and leaves one call for it", async () => {
	const { id, ana } = await fullClass();
	await send(id);
	await sendAll(db);
	const sent = await calls(id);
	expect(sent.map(({ news, called_at }) => [news, called_at !== null])).toEqual([["message", true]]);
	const again = await fullClass();
	await send(again.id);
	await cancel(again.id, { version: 1, ...day, scope: "date", reason: "holiday" });
	expect((await calls(again.id)).map(({ role, news }) => `${role} ${news}`).toSorted()).toEqual([
		"coach cancelled",
		"guest cancelled",
	]);
	// The message is out of date: its mail is dropped.
	expect(await mailTo(again.ana)).toBeNull();
	expect((await mailTo(ana))?.subject).toMatch(/^Poruka/);
});

test("a called guest is done, and a second message is another call", async () => {
	const { id } = await fullClass();
	await send(id);
	const [first] = await calls(id);
	const reached = { ids: [first?.id], outcome: "reached" };
	expect((await call("PATCH", "/api/staff/schedule/call", { headers: desk.headers, body: reached })).status).toBe(200);
	await send(id, { ...day, text: "Ipak je u velikoj sali." });
	expect((await calls(id)).map(({ message, called_at }) => [message?.text, called_at !== null])).toEqual([
		["Ipak je u velikoj sali.", false],
		[both.text, true],
	]);
});

test("refuses a message without text or people, to a class that is off or over, and a sixth one", async () => {
	const { id } = await fullClass();
	expect((await send(id, { ...day, text: " " })).status).toBe(422);
	expect((await send(id, { ...day, text: "a".repeat(10_000) })).status).toBe(422);
	const empty = await createSlot(db);
	expect((await send(empty.id)).status).toBe(404);
	for (let count = 1; count <= 5; count += 1) expect((await send(id)).status).toBe(201);
	expect((await send(id)).body.code).toBe("ERR_TOO_MANY_REQUESTS");
	const off = await fullClass();
	await cancel(off.id, { version: 1, ...day, scope: "date", reason: "holiday" });
	expect((await send(off.id)).body.code).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	const past = await fullClass();
	clock.set(new Date("2026-11-18T22:00:00Z"));
	expect((await send(past.id)).body.code).toBe("ERR_TRAINING_PASSED");
	clock.set(testNow);
});

test("only the desk and managers of the club write", async () => {
	const { id, coachId } = await fullClass();
	const other = await addStaff(db, { role: "receptionist", clubs: [vracar] });
	const coach = await addStaff(db, { role: "coach", coachId });
	for (const { headers } of [other, coach]) {
		expect((await send(id, both, headers)).status).toBe(403);
		expect((await list(id, headers)).status).toBe(403);
	}
});
