import { digitsOf, nationalPhone, normalPhone } from "@kvart/contract/phone";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod } from "../../../test/booking-factories.ts";
import { loggedIn, logIn, mailsTo, newcomer, proved, sha512, tokenFor } from "../../../test/member-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { sessions, users, videoViews } from "../../platform/database/schema/members.ts";
import { auditLog, enquiries, enquiryNotes, mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";

const app = await buildTestApp();
const { call, db } = app;

async function rowOf(id: number) {
	const [row] = await db.select().from(users).where(eq(users.id, id));
	return row;
}

const patch = (headers: Record<string, string>, body: unknown) =>
	call<{ code: string }>("PATCH", "/api/user", { headers, body });

test("a member reads only their own data", async () => {
	const { email, headers } = await loggedIn(app, { terms: false });
	const { body } = await call<object>("GET", "/api/user", { headers });
	expect(body).toEqual({
		session_id: headers.session_id,
		first_name: "Član",
		last_name: "Test",
		email,
		phone: expect.any(String),
		terms_and_conditions: false,
		language: "sr",
		role: "member",
		has_password: true,
		providers: [],
		reminder: "three-hours",
		proofs: ["password"],
	});
});

test("members choose when they are reminded, and the export has it", async () => {
	const { headers } = await loggedIn(app);
	const reminderOf = async () => (await call<{ reminder: string }>("GET", "/api/user", { headers })).body.reminder;
	for (const reminder of ["off", "evening", "one-hour"]) {
		expect((await patch(headers, { reminder })).status).toBe(200);
		expect(await reminderOf()).toBe(reminder);
	}
	expect(await patch(headers, { reminder: "noon" })).toMatchObject({ status: 422 });
	expect((await patch(headers, { first_name: "Đurđa" })).status).toBe(200);
	expect(await reminderOf()).toBe("one-hour");
	const { body } = await call<{ profile: object }>("GET", "/api/user/export", { headers: await proved(db, headers) });
	expect(body.profile).toMatchObject({ reminder: "one-hour" });
});

test("accepting the terms again keeps the first date", async () => {
	const { id, headers } = await loggedIn(app, { terms: false });
	expect((await patch(headers, { terms_and_conditions: true })).body).toEqual({ code: "SUC_SUCCESS" });
	const first = (await rowOf(id))?.termsAcceptedAt;
	expect(first).toBeInstanceOf(Date);
	await patch(headers, { terms_and_conditions: true });
	expect((await rowOf(id))?.termsAcceptedAt).toEqual(first);
	expect((await patch(headers, { terms_and_conditions: false })).status).toBe(422);
});

test("name, phone and language can change; other fields stay", async () => {
	const { id, headers } = await loggedIn(app);
	await proved(db, headers);
	const { phone } = newcomer();
	await patch(headers, { first_name: "  Đorđe ", phone, language: "en", role: "admin", email: "x@y.example", id: 1 });
	expect(await rowOf(id)).toMatchObject({
		firstName: "Đorđe",
		lastName: "Test",
		phone: normalPhone(phone),
		phoneDigits: digitsOf(phone),
		language: "en",
		role: "member",
	});
	const other = await loggedIn(app);
	await proved(db, other.headers);
	expect(await patch(other.headers, { phone })).toMatchObject({ status: 409, body: { code: "ERR_DUPLICATED_PHONE" } });
	expect(await patch(other.headers, { phone: nationalPhone(phone) })).toMatchObject({ status: 409 });
	expect((await patch(headers, { phone: nationalPhone(phone) })).status).toBe(200);
	expect((await call<{ phone: string }>("GET", "/api/user", { headers })).body.phone).toBe(nationalPhone(phone));
	// As apps send untouched fields.
	expect((await patch(headers, { first_name: "Đurđa", last_name: null, phone: null })).status).toBe(200);
	expect(await rowOf(id)).toMatchObject({ firstName: "Đurđa", lastName: "Test", phone: normalPhone(phone) });
	expect((await patch(headers, {})).status).toBe(422);
	expect((await patch(headers, { first_name: "" })).status).toBe(422);
});

test("an account with a shared number can change its name, and its number only to a free one", async () => {
	const { id, headers } = await loggedIn(app);
	await proved(db, headers);
	const [owner] = await db
		.select()
		.from(users)
		.where(eq(users.id, (await loggedIn(app)).id));
	const shared = { phone: owner?.phone ?? "", phoneDigits: `${owner?.phoneDigits}#${id}` };
	await db.update(users).set(shared).where(eq(users.id, id));
	expect((await patch(headers, { first_name: "Ceca", phone: nationalPhone(shared.phone) })).status).toBe(200);
	expect(await rowOf(id)).toMatchObject({ firstName: "Ceca", ...shared });
	const { phone } = newcomer();
	expect((await patch(headers, { phone })).status).toBe(200);
	expect(await patch(headers, { phone: shared.phone })).toMatchObject({ body: { code: "ERR_DUPLICATED_PHONE" } });
});

test("a new password ends other sessions and sends a mail", async () => {
	const { email, headers } = await loggedIn(app);
	await proved(db, headers);
	const elsewhere = await logIn(app, email);
	await call("POST", "/api/user/forgot-password", { body: { email } });
	const reset = { token: await tokenFor(db, email), password: sha512("tuđa lozinka") };
	const body = { password: sha512("sasvim nova") };
	expect((await call("POST", "/api/user/password", { headers, body })).status).toBe(200);
	expect((await call("GET", "/api/user", { headers: elsewhere })).status).toBe(401);
	expect((await call("GET", "/api/user", { headers })).status).toBe(200);
	expect((await call("POST", "/api/user/reset-password", { body: reset })).status).toBe(410);
	expect((await mailsTo(db, email))[0]?.template).toBe("password-changed");
	await logIn(app, email, "sasvim nova");
});

/** A member with data in every table. */
async function knownMember() {
	const jmbg = String(Math.trunc(3e12 + Math.random() * 1e12));
	const person = { ...newcomer(), jmbg, card_id: "K-9", last_name: `Žižić${jmbg}` };
	await call("POST", "/api/user/register", { body: person });
	await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, person.email) } });
	const headers = await proved(db, await logIn(app, person.email));
	await patch(headers, { terms_and_conditions: true });
	await call("POST", "/api/user/group-code", { headers, body: { code: "KVART2026" } });
	await call("POST", "/api/user/video/1", { headers, body: { device: { os: "Android", client: "Chrome" } } });
	const periodId = await createPeriod(db, { capacity: 5 });
	expect((await call("POST", `/api/period/${periodId}/booking`, { headers })).status).toBe(201);
	const [enquiry] = await db
		.insert(enquiries)
		.values({
			kind: "price",
			name: person.last_name,
			email: person.email,
			phone: person.phone,
			phoneDigits: "1",
			form: { name: person.last_name, age: "33" },
			language: "sr",
			createdAt: new Date("2026-11-10T10:00:00Z"),
		})
		.returning({ enquiryId: enquiries.id });
	await call("POST", "/api/gym/12/opening_request", { body: { email: person.email } });
	const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, person.email));
	const note = { enquiryId: enquiry?.enquiryId ?? 0, authorId: row?.id, createdAt: new Date("2026-11-11T10:00:00Z") };
	await db.insert(enquiryNotes).values([
		{ ...note, text: "For staff" },
		{ ...note, kind: "reply", text: "Cene\n\n4.900" },
	]);
	return { ...person, headers, id: row?.id ?? 0, periodId };
}

test("the export has everything stored about the member", async () => {
	const { headers, ...person } = await knownMember();
	const { body } = await call<object>("GET", "/api/user/export", { headers });
	expect(body).toMatchObject({
		profile: { email: person.email, jmbg: person.jmbg, card_id: "K-9", has_password: true },
		former_addresses: [],
		sessions: [{ ended_at: null }],
		bookings: [{ training_date: "2026-11-18", time: 1830, cancelled_at: null }],
		video_groups: [{ name: "Trening kod kuće" }],
		video_views: [{ device: "Android, Chrome" }],
		enquiries: [{ kind: "price", form: { age: "33" }, mails: [{ kind: "reply", text: "Cene\n\n4.900" }] }],
		opening_requests: [{ gym: "Miljakovac", notified_at: null }],
	});
	expect((body as { mails: object[] }).mails).toContainEqual(expect.objectContaining({ template: "verify-email" }));
	expect((body as { changes: object[] }).changes).toContainEqual(
		expect.objectContaining({ action: "member.registered", entity: "member" }),
	);
	expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|token_hash/);
	const stranger = await loggedIn(app);
	const others = await call("GET", "/api/user/export", { headers: await proved(db, stranger.headers) });
	expect(others.status).toBe(200);
	expect(JSON.stringify(others.body)).not.toContain(person.email);
});

test("erasing keeps the report totals and nothing personal", async () => {
	const { headers, id, email, phone, last_name, periodId } = await knownMember();
	const before = (await db.select().from(videoViews)).length;
	expect((await call("DELETE", "/api/user", { headers })).body).toEqual({ code: "SUC_SUCCESS" });

	expect(await rowOf(id)).toMatchObject({
		jmbgCipher: null,
		jmbgDigest: null,
		cardId: null,
		passwordHash: null,
		firstName: "",
	});
	expect((await call("GET", "/api/user", { headers })).body).toMatchObject({ code: "ERR_BAD_SESSION_ID" });
	// The last mail is deleted when it is sent.
	expect((await mailsTo(db, email)).map(({ template }) => template)).toEqual(["account-erased"]);
	await db.delete(mails).where(eq(mails.recipient, email));
	const tables = ["users", "sessions", "mail_tokens", "mails", "enquiries", "bookings", "audit_log", "video_views"];
	const rows = await Promise.all(
		tables.map((table) => db.execute(sql`select json_agg(t)::text as text from ${sql.identifier(table)} as t`)),
	);
	const text = JSON.stringify(rows);
	for (const trace of [email, phone, last_name]) {
		expect(text.includes(trace)).toBe(false);
	}
	expect((await db.select().from(videoViews)).length).toBe(before);
	expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);

	// The coming training has a free place again, and the booking stays without a person.
	const [occurrence] = await db.select().from(occurrences).where(eq(occurrences.periodId, periodId));
	expect(occurrence?.taken).toBe(0);
	const [booking] = await db
		.select()
		.from(bookings)
		.where(eq(bookings.occurrenceId, occurrence?.id ?? 0));
	expect(booking).toMatchObject({ userId: null, person: `erased:${booking?.id}`, cancelledAt: expect.any(Date) });
	const notes = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	expect(notes.map(({ action }) => action)).toContain("member.erased");
	expect((await call("POST", "/api/user/register", { body: { ...newcomer(), email, phone } })).status).toBe(201);
});

test("past bookings of an erased member stay in reports", async () => {
	const { id, headers } = await loggedIn(app);
	const periodId = await createPeriod(db, { capacity: 3, time: 700 });
	const [occurrence] = await db
		.insert(occurrences)
		.values({ periodId, trainingDate: "2026-11-17", taken: 1 })
		.returning({ id: occurrences.id });
	const at = new Date("2026-11-16T10:00:00Z");
	await db
		.insert(bookings)
		.values({ occurrenceId: occurrence?.id ?? 0, userId: id, person: `user:${id}`, createdAt: at, checkedInAt: at });
	expect((await call("DELETE", "/api/user", { headers: await proved(db, headers) })).status).toBe(200);
	const [row] = await db.select().from(occurrences).where(eq(occurrences.periodId, periodId));
	expect(row?.taken).toBe(1);
});
