import type { Reminder } from "@kvart/contract/reminders";
import { and, desc, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { users } from "../../platform/database/schema/members.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../platform/database/schema/schedule.ts";
import { renderMail } from "../mail-templates/render.tsx";
import { sendDueReminders } from "./service.ts";

// Mails are rendered as they would be sent. Two servers share the database.
const app = await buildTestApp();
const beside = await buildTestApp({ beside: app });
const { call, clock, db, api } = app;
beforeEach(() => clock.set(testNow));

const at = (instant: string) => clock.set(new Date(instant));
const today = (time: string) => at(`2026-11-18T${time}:00+01:00`);

const book = (period: number, { headers }: TestMember) => call("POST", `/api/period/${period}/booking`, { headers });

async function newMember(reminder: Reminder = "three-hours", language: "sr" | "en" = "sr"): Promise<TestMember> {
	const [member] = (await createMembers(db, 1, language)) as [TestMember];
	expect((await call("PATCH", "/api/user", { headers: member.headers, body: { reminder } })).status).toBe(200);
	return member;
}

/** A member with a booking, by default for today at 18:30. */
async function booked(values: Partial<typeof periods.$inferInsert> = {}, reminder: Reminder = "three-hours") {
	const member = await newMember(reminder);
	const period = await createPeriod(db, values);
	expect((await book(period, member)).status).toBe(201);
	return { member, period };
}

async function remindersOf({ id }: TestMember) {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	const which = and(eq(mails.recipient, user?.email ?? ""), eq(mails.template, "training-reminder"));
	return db.select().from(mails).where(which).orderBy(mails.id);
}

/** How many reminders the member has after a run at this time of the 18th. */
async function countAt(member: TestMember, time: string): Promise<number> {
	today(time);
	await sendDueReminders(api.deps);
	return (await remindersOf(member)).length;
}

function rendered(mail: { data: unknown } | undefined, language: "sr" | "en" = "sr") {
	const { keys, clock: now } = api.deps;
	const context = { db, clock: now, keys, language, publicUrl: "https://kvart.example" } as const;
	return renderMail("training-reminder", mail?.data as never, context);
}

test("three hours before the training its member gets one mail, from any number of servers", async () => {
	const { member } = await booked();
	expect(await countAt(member, "15:29")).toBe(0);
	today("15:30");
	await Promise.all([app, beside, app, beside].map((server) => sendDueReminders(server.api.deps)));
	expect(await remindersOf(member)).toMatchObject([{ language: "sr", attempts: 0 }]);
	expect(await countAt(member, "18:00")).toBe(1);
});

test("reminds an hour before, if the member chose so", async () => {
	const { member } = await booked({}, "one-hour");
	expect(await countAt(member, "17:29")).toBe(0);
	expect(await countAt(member, "17:30")).toBe(1);
});

test("reminds on the evening before at seven, for a training at any hour of the next day", async () => {
	const early = await booked({ day: 4, time: 30 }, "evening");
	const late = await booked({ day: 4, time: 2130 }, "evening");
	for (const { member } of [early, late]) expect(await countAt(member, "18:59")).toBe(0);
	for (const { member } of [early, late]) expect(await countAt(member, "19:00")).toBe(1);
});

test("members who chose no reminder get none", async () => {
	const { member } = await booked({}, "off");
	expect(await countAt(member, "18:29")).toBe(0);
});

test("a reminder that a stopped server could not send is sent until the training starts", async () => {
	const before = await booked();
	expect(await countAt(before.member, "18:29")).toBe(1);
	clock.set(testNow);
	const after = await booked();
	expect(await countAt(after.member, "18:30")).toBe(0);
});

test("members who book later than that get no reminder", async () => {
	const [member, evening] = [await newMember(), await newMember("evening")];
	const period = await createPeriod(db, { capacity: 2 });
	today("15:31");
	for (const each of [member, evening]) expect((await book(period, each)).status).toBe(201);
	expect(await countAt(member, "18:00")).toBe(0);
	expect(await countAt(evening, "18:00")).toBe(0);
});

test("cancelled, called off, checked in, blocked: none of them is reminded, nor is a guest", async () => {
	const [cancelled, calledOff, ended, present, blocked] = [
		await booked(),
		await booked(),
		await booked(),
		await booked(),
		await booked(),
	];
	await call("DELETE", `/api/period/${cancelled.period}/booking`, { headers: cancelled.member.headers });
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, calledOff.period));
	await db.update(periods).set({ cancelledFrom: "2026-11-18" }).where(eq(periods.id, ended.period));
	await db.update(bookings).set({ checkedInAt: testNow }).where(eq(bookings.userId, present.member.id));
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, blocked.member.id));
	const forGuests = await createPeriod(db);
	expect((await call("POST", `/api/period/${forGuests}/booking/guest`, { body: newGuest() })).status).toBe(201);
	const [guest] = await db.select().from(bookings).orderBy(desc(bookings.id)).limit(1);
	for (const { member } of [cancelled, calledOff, ended, present, blocked])
		expect(await countAt(member, "15:31")).toBe(0);
	expect(guest?.userId).toBeNull();
	expect(await db.$count(mails, like(mails.uniqueKey, `reminder:${guest?.id}:%`))).toBe(0);
});

test("cancelled, called off or started before it is sent: nothing is sent", async () => {
	const { member, period } = await booked();
	expect(await countAt(member, "15:31")).toBe(1);
	const [mail] = await remindersOf(member);
	expect(await rendered(mail)).not.toBeNull();
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	expect(await rendered(mail)).toBeNull();
	await db.update(occurrences).set({ cancelled: false }).where(eq(occurrences.periodId, period));
	today("18:30");
	expect(await rendered(mail)).toBeNull();
	today("16:00");
	expect(await rendered(mail)).not.toBeNull();
	await call("DELETE", `/api/period/${period}/booking`, { headers: member.headers });
	expect(await rendered(mail)).toBeNull();
});

test("a training that is moved has a reminder at its new time, and that of the old one is not sent", async () => {
	const { member, period } = await booked();
	expect(await countAt(member, "15:31")).toBe(1);
	await db.update(periods).set({ time: 2000 }).where(eq(periods.id, period));
	expect(await countAt(member, "16:59")).toBe(1);
	expect(await countAt(member, "17:00")).toBe(2);
	const [old, current] = await remindersOf(member);
	expect(await rendered(old)).toBeNull();
	expect((await rendered(current))?.subject).toMatch(/^Danas u 20:00: /);
});

test.for([
	["winter", "2026-10-24", "2026-10-24T17:00:00Z", "2026-10-25T06:00:00Z"],
	["summer", "2027-03-27", "2027-03-27T18:00:00Z", "2027-03-28T05:00:00Z"],
] as const)("over the change to %s time the clubs' clocks count", async ([, saturday, evening, morning]) => {
	const [first, second] = [await newMember("evening"), await newMember()];
	at(`${saturday}T09:00:00Z`);
	const period = await createPeriod(db, { day: 7, time: 1000, capacity: 2 });
	for (const member of [first, second]) expect((await book(period, member)).status).toBe(201);
	for (const [member, due] of [
		[first, evening],
		[second, morning],
	] as const) {
		clock.set(new Date(Date.parse(due) - 30_000));
		await sendDueReminders(api.deps);
		expect(await remindersOf(member)).toHaveLength(0);
		at(due);
		await sendDueReminders(api.deps);
		expect(await remindersOf(member)).toHaveLength(1);
	}
});

test("the mail has day, hour, place and one button, in the member's language", async () => {
	const member = await newMember("evening", "en");
	const tomorrow = await createPeriod(db, { day: 4, time: 700 });
	expect((await book(tomorrow, member)).status).toBe(201);
	expect(await countAt(member, "19:00")).toBe(1);
	const [mail] = await remindersOf(member);
	expect(mail?.language).toBe("en");
	const english = await rendered(mail, "en");
	expect(english?.subject).toMatch(/^Tomorrow at 7:00: \S/);
	expect(english?.text).toMatch(/SEE YOU TOMORROW AT 7:00/i);
	expect(english?.text).toContain("Thursday, 19 November 2026 at 7:00");
	expect(english?.text).toMatch(/KVART Zemun, \S/);
	expect(english?.text).toMatch(/KVART-\d+-\w{4}-\w{4}/);
	const buttons = [...(english?.html.matchAll(/href="([^"]*cancel-booking[^"]*)"/g) ?? [])];
	expect(buttons).toHaveLength(1);
	expect(buttons[0]?.[1]).toMatch(/^https:\/\/kvart\.example\/en\/cancel-booking\?token=\d+\.[\w-]+$/);
	at("2026-11-19T04:00:00+01:00");
	expect((await rendered(mail))?.subject).toMatch(/^Danas u 7:00: \S/);
});
