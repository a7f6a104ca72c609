import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod, easyProof } from "../../../test/booking-factories.ts";
import { filesWith, tablesWith } from "../../../test/find-traces.ts";
import { logIn, mailsTo, newcomer, proved, tokenFor } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookingPauses, bookings, calendarFeeds } from "../../platform/database/schema/booking.ts";
import { favourites } from "../../platform/database/schema/favourites.ts";
import { sessions, users, videoViews } from "../../platform/database/schema/members.ts";
import { auditLog, enquiries, mails, phoneReviews } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { deliverNext } from "../mail/delivery.ts";
import { fileTransport } from "../mail/files.ts";
import { mailFolder } from "../mail/service.ts";
import { runRetention } from "../retention/service.ts";

// The whole server with its database and the files of its mails; only the clock is fake.
const app = await buildTestApp();
const { call, db, api } = app;
const { clock, keys, env } = api.deps;
const admin = await addStaff(db, { role: "admin" });

interface Marked {
	/** Occurs in the name and in both addresses, and nowhere else. */
	mark: string;
	/** The last digits of the phone. */
	digits: string;
}

const traces = ({ mark, digits }: Marked) => [mark, digits, `0101990${digits.slice(0, 6)}`, `card-${mark}`];

async function deliverAll(): Promise<void> {
	const log = { warn: () => undefined, error: () => undefined };
	const send = fileTransport(mailFolder(env.DATA_DIR));
	while (await deliverNext({ db, clock, keys, publicUrl: "https://kvart.example", send, log })) {}
}

/** Leaves traces of a person in every place that can hold one. */
async function leaveTraces({ mark, digits }: Marked) {
	const email = `${mark}@kvart.example`;
	const name = { first_name: mark, last_name: "Žižić" };
	const phone = `069${digits}`;
	const jmbg = `0101990${digits.slice(0, 6)}`;
	const person = newcomer({ ...name, email, phone, jmbg, card_id: `card-${mark}` });
	expect((await call("POST", "/api/user/register", { body: person })).status).toBe(201);
	await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, email) } });
	const headers = await logIn(app, email);
	const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	const id = user?.id ?? 0;
	await db
		.update(sessions)
		.set({ device: `Phone of ${mark}` })
		.where(eq(sessions.userId, id));
	await db.insert(videoViews).values({ videoId: 1, userId: id, device: `Phone of ${mark}`, viewedAt: testNow });
	await db.insert(calendarFeeds).values({ userId: id, generation: 1, renewedAt: testNow });
	await db.insert(favourites).values({ userId: id, trainingId: 1, createdAt: testNow });
	const pause = { countedFrom: "2026-11-01", needed: 3, fromDate: "2026-11-18", untilDate: "2026-11-24" };
	await db.insert(bookingPauses).values({ userId: id, ...pause, createdAt: testNow });
	await db.insert(phoneReviews).values({ entity: "member", entityId: id, reason: "shared" });

	const key = (text: string) => ({ "idempotency-key": `${text}-${digits}` });
	const [own, asGuest] = [await createPeriod(db), await createPeriod(db, { time: 1930 })];
	await call("POST", `/api/period/${own}/booking`, { headers: { ...headers, ...key("own") } });
	const guest = await call("POST", `/api/period/${asGuest}/booking/guest`, {
		body: { ...name, phone },
		headers: key("guest"),
	});
	expect(guest.status).toBe(201);

	const form = { age: "31", phone_1: phone, additional: `I am ${mark}` };
	await call("POST", "/api/form/price", { body: { ...form, name: mark, email, proof: await easyProof() } });
	await call("POST", "/api/form/price", {
		body: { ...form, name: `${name.first_name}  ${name.last_name}`, email: `other.${email}` },
	});
	await call("POST", "/api/gym/12/opening_request", { body: { email } });
	await deliverAll();
	const [enquiry] = await db
		.select({ id: enquiries.id })
		.from(enquiries)
		.where(eq(enquiries.email, `other.${email}`));
	const path = `/api/staff/enquiry/${enquiry?.id}`;
	await call("POST", `${path}/note`, { headers: admin.headers, body: { text: `${mark} called` } });
	const { body } = await call<Enquiry>("GET", path, { headers: admin.headers });
	const reply = { version: body.version, subject: `For ${mark}`, text: `Dear ${mark}` };
	expect((await call("POST", `${path}/reply`, { headers: admin.headers, body: reply })).status).toBe(200);
	await deliverAll();

	for (const [version, blocked] of [
		[1, true],
		[2, false],
	] as const) {
		const change = { version, blocked, reason: `${mark} was rude` };
		const { status } = await call("PATCH", `/api/staff/member/${id}`, { headers: admin.headers, body: change });
		expect(status).toBe(200);
	}
	// Waits while the person is erased, after a first attempt that failed.
	await call("POST", "/api/user/forgot-password", { body: { email } });
	const [waiting] = await mailsTo(db, email);
	await db
		.update(mails)
		.set({ lastError: `451 <${email}>` })
		.where(eq(mails.id, waiting?.id ?? 0));
	return { id, headers: await logIn(app, email), own, asGuest };
}

/** Until it is sent, its address is the only trace. Its file stands for what a mail server has taken. */
async function expectOnlyLastMail(marked: Marked): Promise<void> {
	const rows = await mailsTo(db, `${marked.mark}@kvart.example`);
	expect(rows.map(({ template, data }) => ({ template, data }))).toEqual([{ template: "account-erased", data: {} }]);
	expect(await tablesWith(db, traces(marked))).toEqual(["mails"]);
	expect(filesWith(env.DATA_DIR, traces(marked))).toEqual([]);
	await deliverAll();
	expect(await tablesWith(db, traces(marked))).toEqual([]);
	expect(filesWith(env.DATA_DIR, traces(marked))).toEqual([expect.stringContaining("account-erased")]);
	// The daily run deletes the files of mails whose row is gone.
	await runRetention({ db, clock, env, log: { info: () => undefined, error: () => undefined } });
	expect(filesWith(env.DATA_DIR, traces(marked))).toEqual([]);
}

const filled = [
	"bookings",
	"enquiries",
	"enquiry_notes",
	"idempotency_keys",
	"mails",
	"opening_requests",
	"sessions",
	"users",
];

test("a member who erases the account leaves no trace in any table or file", { timeout: 120_000 }, async () => {
	const marked = { mark: "zvrgudina", digits: "77139942" };
	const { id, headers, own, asGuest } = await leaveTraces(marked);
	expect(await tablesWith(db, traces(marked))).toEqual(expect.arrayContaining([...filled, "audit_log", "video_views"]));
	expect(filesWith(env.DATA_DIR, traces(marked))).toEqual(
		expect.arrayContaining([
			expect.stringContaining("enquiry-notice"),
			expect.stringContaining("enquiry-receipt"),
			expect.stringContaining("enquiry-reply"),
			expect.stringContaining("verify-email"),
		]),
	);

	expect((await call("DELETE", "/api/user", { headers: await proved(db, headers) })).status).toBe(200);

	await expectOnlyLastMail(marked);
	expect(await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id))).toEqual([]);
	expect(await db.select().from(favourites).where(eq(favourites.userId, id))).toEqual([]);
	expect(await db.select().from(bookingPauses).where(eq(bookingPauses.userId, id))).toEqual([]);
	expect(await db.select().from(phoneReviews).where(eq(phoneReviews.entityId, id))).toEqual([]);
	// The places are free again, and the log still shows what was done to the account.
	for (const periodId of [own, asGuest]) {
		const [occurrence] = await db.select().from(occurrences).where(eq(occurrences.periodId, periodId));
		expect(occurrence?.taken).toBe(0);
	}
	const entries = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	const blocks = entries.filter(({ action }) => action === "member.blocked");
	expect(blocks.map(({ after }) => after)).toEqual([{ state: "blocked" }]);
});

test("a member whom staff erases leaves no trace either", { timeout: 120_000 }, async () => {
	const marked = { mark: "kvrciborka", digits: "66248813" };
	const { id } = await leaveTraces(marked);
	const body = { name: "kvrciborka zizic" };
	const path = `/api/staff/member/${id}`;
	expect((await call("DELETE", path, { headers: admin.headers, body })).status).toBe(200);
	await expectOnlyLastMail(marked);
});

test("a relative who booked with the same phone keeps the booking", async () => {
	const digits = "55512377";
	const person = newcomer({ first_name: "Ratka", last_name: "Test", phone: `069${digits}` });
	await call("POST", "/api/user/register", { body: person });
	await call("POST", "/api/user/verify", { body: { token: await tokenFor(db, person.email) } });
	const periodId = await createPeriod(db, { time: 2030 });
	const relative = { first_name: "Mitar", last_name: "Test", phone: person.phone };
	expect((await call("POST", `/api/period/${periodId}/booking/guest`, { body: relative })).status).toBe(201);
	const headers = await proved(db, await logIn(app, person.email));
	await call("DELETE", "/api/user", { headers });
	const rows = await db.select().from(bookings).where(eq(bookings.guestFirstName, "Mitar"));
	expect(rows).toMatchObject([{ cancelledAt: null, guestPhone: `+38169${digits}` }]);
});
