import type {
	EnquiriesChanged,
	Enquiry,
	EnquiryCounts,
	EnquiryMember,
	EnquiryPage,
} from "@kvart/contract/staff/enquiries";
import type { FunnelReport } from "@kvart/contract/staff/reports";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addBooking } from "../../../../test/booking-factories.ts";
import { addEnquiry } from "../../../../test/enquiry-factories.ts";
import { addMember } from "../../../../test/member-factories.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog, enquiries } from "../../../platform/database/schema/office.ts";

// The database is real; the clock is at ten on Wednesday the 18th of November.
const { call, clock, db } = await buildTestApp();
const chain = await addStaff(db);
const desk = await addStaff(db, { clubs: [zemun] });
const elsewhere = await addStaff(db, { clubs: [vracar] });
beforeEach(() => clock.set(testNow));

type Staff = typeof chain;
const path = (id: number) => `/api/staff/enquiry/${id}`;
const get = async (id: number) => (await call<Enquiry>("GET", path(id), { headers: chain.headers })).body;
const change = (id: number, body: unknown, { headers }: Staff = desk) =>
	call<Enquiry>("PATCH", path(id), { headers, body });
const changeAll = (body: unknown, { headers }: Staff = desk) =>
	call<EnquiriesChanged>("PATCH", "/api/staff/enquiry", { headers, body });
const list = async (query: Record<string, string>) => {
	const address = `/api/staff/enquiry?${new URLSearchParams(query).toString()}`;
	return (await call<EnquiryPage>("GET", address, { headers: desk.headers })).body;
};
const idsOf = async (query: Record<string, string>) => (await list(query)).enquiries.map(({ id }) => id);
const counts = async ({ headers }: Staff = desk) =>
	(await call<EnquiryCounts>("GET", "/api/staff/enquiry/count", { headers })).body;

/** With the phone of the account, and another address. */
async function addEnquiryOf(memberId: number) {
	const [member] = await db.select().from(users).where(eq(users.id, memberId));
	return addEnquiry(db, { phone: member?.phone ?? "", phoneDigits: member?.phoneDigits ?? "" });
}

test("an enquiry has an outcome and a day for the follow-up, and the audit log names both", async () => {
	const { id } = await addEnquiry(db);
	const planned = await change(id, { version: 1, outcome: "not_reached", follow_up_on: "2026-11-20" });
	expect(planned).toMatchObject({ status: 200, body: { outcome: "not_reached", follow_up_on: "2026-11-20" } });
	const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	expect(entry).toMatchObject({
		action: "enquiry.changed",
		before: { outcome: null, follow_up_on: null, member_id: null },
		after: { outcome: "not_reached", follow_up_on: "2026-11-20", member_id: null },
	});
	const refused = { status: 422 };
	expect(await change(id, { version: 2, outcome: "moved" })).toMatchObject(refused);
	expect(await change(id, { version: 2, follow_up_on: "tomorrow" })).toMatchObject(refused);
	expect((await change(id, { version: 2, outcome: null, follow_up_on: null })).body).toMatchObject({
		outcome: null,
		follow_up_on: null,
	});
});

test.each([
	["joined", null],
	["not_interested", null],
	["came", "2026-11-20"],
	["not_reached", "2026-11-20"],
] as const)("with the outcome %s the follow-up is on %s", async (outcome, followUpOn) => {
	const { id } = await addEnquiry(db, { followUpOn: "2026-11-20" });
	expect((await change(id, { version: 1, outcome })).body.follow_up_on).toBe(followUpOn);
});

test("follow-ups of today and of days before are due, of the own clubs and without spam", async () => {
	const name = "Podsetnikx";
	const before = await counts();
	const today = await addEnquiry(db, { name, followUpOn: "2026-11-18" });
	const passed = await addEnquiry(db, { name, followUpOn: "2026-11-10", status: "closed" });
	const tomorrow = await addEnquiry(db, { name, followUpOn: "2026-11-19" });
	await addEnquiry(db, { name, followUpOn: "2026-11-18", gymId: vracar });
	await addEnquiry(db, { name, followUpOn: "2026-11-18", status: "spam" });
	await addEnquiry(db, { name });
	expect((await counts()).follow_ups).toBe(before.follow_ups + 2);
	expect(await idsOf({ text: name, follow_up: "due" })).toEqual([today.id, passed.id]);
	expect(await idsOf({ text: name, follow_up: "planned" })).toEqual([today.id, tomorrow.id, passed.id]);
	clock.set(new Date("2026-11-18T23:30:00Z"));
	expect(await idsOf({ text: name, follow_up: "due" })).toEqual([today.id, tomorrow.id, passed.id]);
});

test("members with the same phone or address are suggested, and the chosen one has joined", async () => {
	const member = await addMember(db);
	const { id } = await addEnquiryOf(member.id);
	const other = await addMember(db);
	await db.update(enquiries).set({ email: other.email.toUpperCase() }).where(eq(enquiries.id, id));
	const { body } = await call<EnquiryMember[]>("GET", `${path(id)}/member`, { headers: desk.headers });
	expect(body).toEqual([
		{ id: other.id, name: "Član Test", since: "2026-11-01", same: ["email"] },
		{ id: member.id, name: "Član Test", since: "2026-11-01", same: ["phone"] },
	]);
	const linked = await change(id, { version: 1, member_id: member.id });
	expect(linked.body).toMatchObject({ outcome: "joined", member: { id: member.id, name: "Član Test" } });
	expect((await change(id, { version: 2, outcome: "not_interested" })).body.member).toBeNull();
	const stranger = await addMember(db);
	expect(await change(id, { version: 3, member_id: stranger.id })).toMatchObject({
		status: 422,
		body: { errors: [{ field: "member_id", code: "invalid-value" }] },
	});
	expect((await call("GET", `${path(id)}/member`, { headers: elsewhere.headers })).status).toBe(403);
});

test("an erased member's enquiry loses its person, and still counts as joined", async () => {
	const member = await addMember(db);
	const { id } = await addEnquiryOf(member.id);
	await change(id, { version: 1, member_id: member.id });
	const admin = await addStaff(db, { role: "admin" });
	const erased = await call("DELETE", `/api/staff/member/${member.id}`, {
		headers: admin.headers,
		body: { name: "Član Test" },
	});
	expect(erased.status).toBe(200);
	expect(await get(id)).toMatchObject({ name: "", phone: "", form: {}, outcome: "joined", member: null });
});

/** An enquiry with a booked trial. */
async function addTrial(values: Parameters<typeof addEnquiry>[1]) {
	const enquiry = await addEnquiry(db, values);
	const bookingId = await addBooking(db, (await addMember(db)).id);
	await db.update(bookings).set({ enquiryId: enquiry.id }).where(eq(bookings.id, bookingId));
	return { id: enquiry.id, checkIn: `/api/staff/booking/${bookingId}/check_in` };
}

test("a trial that is checked in decides the outcome, unless staff knows more", async () => {
	const open = await addTrial({});
	expect((await call("POST", open.checkIn, { headers: desk.headers })).status).toBe(200);
	expect(await get(open.id)).toMatchObject({ outcome: "came", version: 2 });
	await call("DELETE", open.checkIn, { headers: desk.headers });
	expect(await get(open.id)).toMatchObject({ outcome: null, version: 3 });
	const joined = await addTrial({ outcome: "joined" });
	await call("POST", joined.checkIn, { headers: desk.headers });
	await call("DELETE", joined.checkIn, { headers: desk.headers });
	expect(await get(joined.id)).toMatchObject({ outcome: "joined", version: 1 });
});

test("several enquiries get one status; what others changed meanwhile is left", async () => {
	const [one, two, three] = [await addEnquiry(db), await addEnquiry(db), await addEnquiry(db)];
	await change(three.id, { version: 1, status: "open" });
	const wanted = [one, two, three, one].map(({ id }) => ({ id, version: 1 }));
	expect(await changeAll({ status: "answered", enquiries: wanted })).toMatchObject({
		status: 200,
		body: { changed: 2, left: 1 },
	});
	expect(await get(one.id)).toMatchObject({ status: "answered", answered_at: expect.any(String), version: 2 });
	expect(await get(three.id)).toMatchObject({ status: "open", version: 2 });
	const entries = await db
		.select({ actorId: auditLog.actorId })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "enquiry"), eq(auditLog.entityId, String(two.id))));
	expect(entries).toEqual([{ actorId: desk.id }]);
});

test("if one of several enquiries belongs to another club, none is changed", async () => {
	const [own, foreign] = [await addEnquiry(db), await addEnquiry(db, { gymId: vracar })];
	const wanted = [own, foreign].map(({ id }) => ({ id, version: 1 }));
	expect(await changeAll({ status: "spam", enquiries: wanted })).toMatchObject({
		status: 403,
		body: { code: "ERR_BAD_ROLE" },
	});
	expect(await get(own.id)).toMatchObject({ status: "new", version: 1 });
	expect((await changeAll({ status: "spam", enquiries: [] })).status).toBe(422);
	expect((await changeAll({ status: "new", enquiries: wanted.slice(0, 1) })).status).toBe(422);
});

test("the list has its total and each message's beginning, and what a robot filled in comes last", async () => {
	const name = "Sandučex";
	const form = { additional: `Radite li\n nedeljom? ${"Zanima me. ".repeat(30)}` };
	const robot = await addEnquiry(db, { name, marks: ["trap"], createdAt: new Date(testNow.getTime() - 9e8) });
	const person = await addEnquiry(db, { name, form });
	const closed = await addEnquiry(db, { name, status: "closed" });
	const page = await list({ text: name });
	expect(page.enquiries.map(({ id }) => id)).toEqual([person.id, closed.id, robot.id]);
	expect(page.total).toBe(3);
	expect(page.enquiries[0]?.message).toMatch(/^Radite li nedeljom\? Zanima me\. .{100,140}…$/);
	const more = Array.from({ length: 60 }, () => addEnquiry(db, { name, marks: ["trap"] }));
	await Promise.all(more);
	const first = await list({ text: name });
	const second = await list({ text: name, cursor: String(first.next_cursor) });
	expect([first.total, first.enquiries.length, second.enquiries.length]).toEqual([63, 50, 13]);
});

test("the message is searched, and is whole in the file", async () => {
	const additional = `Vežbam s ćerkom, ima li KRIJUMČARx popust?\n${"I još nešto. ".repeat(20)}`;
	const { id } = await addEnquiry(db, { form: { additional }, outcome: "not_reached", followUpOn: "2026-11-20" });
	expect(await idsOf({ text: "krijumčarx popust" })).toEqual([id]);
	const address = "/api/staff/enquiry/export?text=krijumcarx&language=en";
	const { body } = await call<string>("GET", address, { headers: desk.headers });
	expect(body).toContain(additional.replace("\n", " ").trim().slice(0, 40));
	expect(body.match(/I još nešto\./g)).toHaveLength(20);
	expect(body).toContain(";Not reached;20.11.2026.;");
});

test("the funnel counts the own clubs' enquiries by club and form, without spam and parts", async () => {
	const createdAt = new Date("2026-10-05T08:00:00Z");
	const inHours = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
	const main = await addEnquiry(db, { createdAt, answeredAt: inHours(24), outcome: "joined" });
	await addEnquiry(db, { createdAt, mergedIntoId: main.id, trialBooked: true });
	await addEnquiry(db, { createdAt, answeredAt: inHours(25), outcome: "came", kind: "free_training" });
	await addEnquiry(db, { createdAt, outcome: "not_reached" });
	await addEnquiry(db, { createdAt, status: "spam" });
	await addEnquiry(db, { createdAt, marks: ["trap"] });
	await addEnquiry(db, { createdAt, gymId: vracar });
	await addEnquiry(db, { createdAt: new Date("2026-10-05T22:30:00Z") });
	const manager = await addStaff(db, { clubs: [zemun], role: "manager" });
	const { body } = await call<FunnelReport>("GET", "/api/staff/numbers/funnel?from=2026-10-05&until=2026-10-05", {
		headers: manager.headers,
	});
	expect(body.total).toEqual({ received: 3, answered_in_a_day: 1, trials: 1, came: 2, joined: 1 });
	expect(body.clubs).toEqual([{ id: zemun, name: "Zemun", ...body.total }]);
	expect(body.kinds).toEqual([
		{ kind: "price", received: 2, answered_in_a_day: 1, trials: 1, came: 1, joined: 1 },
		{ kind: "free_training", received: 1, answered_in_a_day: 0, trials: 0, came: 1, joined: 0 },
	]);
});
