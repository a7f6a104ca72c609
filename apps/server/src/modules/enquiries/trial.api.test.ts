import { randomUUID } from "node:crypto";
import { brand } from "@kvart/contract/brand";
import { guestLimits } from "@kvart/contract/limits";
import type { Roster } from "@kvart/contract/staff/today";
import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createPeriod, easyProof } from "../../../test/booking-factories.ts";
import { addStaff, zemun } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { enquiries, mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { renderMail } from "../mail-templates/render.tsx";

// The database is real; the clock is at ten on a Wednesday, and the trainings are on Thursday at half past six.
const app = await buildTestApp();
const confirming = await buildTestApp({ env: { GUEST_CONFIRMATION: "1" }, beside: app });
const limited = await buildTestApp({ env: { RATE_LIMIT: "on" }, beside: app });
const { call, clock, db, api } = app;
const { headers } = await addStaff(db, { clubs: [zemun] });
const thursday = "2026-11-19";
const filled = "ERR_TRAINING_FILLED_OR_CANCELLED";

beforeEach(() => clock.set(testNow));

let phones = 0;
const newPhone = () => {
	phones += 1;
	return `065 200 ${String(phones).padStart(4, "0")}`;
};

/** On Thursday, with two places. */
const createThursday = (values: Parameters<typeof createPeriod>[1] = {}) =>
	createPeriod(db, { day: 4, capacity: 2, ...values });

async function send(period: number, more: Record<string, unknown> = {}, on = app) {
	const email = `${randomUUID()}@kvart.example`;
	const person = { name: "Jelena Mina Šćepanović", age: "31", phone_1: newPhone(), email, wish_to_try: "Tabata" };
	const body = { ...person, trial_hour: `${period} ${thursday}`, language: "en", ...more };
	const answer = await on.call<{ code: string }>("POST", "/api/form/free_training", { body });
	return { ...answer, email, phone: person.phone_1 };
}

const stored = async (email: string) => (await db.select().from(enquiries).where(eq(enquiries.email, email)))[0];

function placesOf(period: number) {
	return db
		.select({ id: bookings.id, enquiryId: bookings.enquiryId, confirmUntil: bookings.confirmUntil })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.where(and(eq(occurrences.periodId, period), isNull(bookings.cancelledAt)));
}

async function mailTo(recipient: string, template: string, enquiryId: number | undefined, language: "sr" | "en") {
	const found = await db
		.select()
		.from(mails)
		.where(and(eq(mails.recipient, recipient), eq(mails.template, template)));
	const mail = found.find(({ data }) => data["enquiryId"] === enquiryId);
	const context = { db, clock: api.deps.clock, keys: api.deps.keys, language, publicUrl: "https://kvart.example" };
	return renderMail(template, mail?.data ?? {}, context);
}

test("an hour books a place, which the roster, the enquiry and both mails show", async () => {
	const period = await createThursday();
	const { status, email } = await send(period, { proof: await easyProof() });
	expect(status).toBe(201);
	const enquiry = await stored(email);
	expect(enquiry).toMatchObject({ gymId: zemun, trialBooked: true, form: { trial_gym: "Zemun" } });
	expect(enquiry?.form["trial_hour"]).toMatch(/, 19\.11\.2026\. u 18:30$/);
	expect(await placesOf(period)).toMatchObject([{ enquiryId: enquiry?.id, confirmUntil: null }]);
	const roster = await call<Roster>("GET", `/api/staff/roster/${period}?date=${thursday}`, { headers });
	expect(roster.body.training.taken).toBe(1);
	expect(roster.body.people).toMatchObject([
		{ first_name: "Jelena Mina", last_name: "Šćepanović", member_id: null, trial: true, walk_in: false },
	]);
	const receipt = await mailTo(email, "enquiry-receipt", enquiry?.id, "en");
	expect(receipt?.text).toMatch(/19\.11\.2026 at 18:30/);
	const notice = await mailTo(brand.mail.info, "enquiry-notice", enquiry?.id, "sr");
	expect(notice?.text).toMatch(/19\.11\.2026\. u 18:30/);
});

test("a form that is sent twice has one place", async () => {
	const period = await createThursday();
	const form = { form_id: randomUUID(), email: "dvaput@kvart.example", phone_1: newPhone() };
	expect((await send(period, form)).status).toBe(201);
	expect((await send(period, form)).status).toBe(201);
	expect(await placesOf(period)).toHaveLength(1);
	expect(await db.$count(enquiries, eq(enquiries.email, form.email))).toBe(1);
});

test("never more trials than places, and without a place nothing is stored", async () => {
	const period = await createThursday();
	const answers = await Promise.all(Array.from({ length: 6 }, () => send(period)));
	const refused = answers.filter(({ status }) => status !== 201);
	expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
		Array.from({ length: 4 }, () => [409, filled]),
	);
	expect(await placesOf(period)).toHaveLength(2);
	for (const { email } of refused) {
		expect(await stored(email)).toBeUndefined();
		expect(await db.$count(mails, eq(mails.recipient, email))).toBe(0);
	}
});

test("only trainings of the next seven days that take place can be tried", async () => {
	const period = await createThursday();
	const cancelled = await createThursday({ cancelledFrom: "2026-11-01" });
	const later = await createThursday({ validFrom: "2026-11-20" });
	const codeOf = async (of: number, trial_hour: string) => (await send(of, { trial_hour })).body.code;
	expect(await codeOf(period, `${period} 2026-11-26`)).toBe(filled);
	expect(await codeOf(period, `${period} 2026-11-12`)).toBe(filled);
	expect(await codeOf(period, `${period} 2026-11-20`)).toBe(filled);
	expect(await codeOf(period, `999999 ${thursday}`)).toBe(filled);
	expect(await codeOf(cancelled, `${cancelled} ${thursday}`)).toBe(filled);
	expect(await codeOf(later, `${later} ${thursday}`)).toBe(filled);
	expect((await send(period, { trial_hour: "tomorrow" })).status).toBe(422);
	expect(await placesOf(period)).toEqual([]);
	const wednesday = await createThursday({ day: 3 });
	expect(await codeOf(wednesday, `${wednesday} 2026-11-25`)).toBe("SUC_SUCCESS");
});

test("the answer does not tell which phones are booked", async () => {
	const period = await createThursday();
	const phone = newPhone();
	expect((await send(period, { phone_1: phone })).body.code).toBe("SUC_SUCCESS");
	expect((await send(period, { phone_1: phone })).body.code).toBe(filled);
	expect(await placesOf(period)).toHaveLength(1);
});

test("without an hour the club is stored and nothing is booked", async () => {
	const { status, email } = await send(0, { trial_hour: undefined, trial_gym: "Zemun" });
	expect(status).toBe(201);
	expect(await stored(email)).toMatchObject({ gymId: zemun, form: { trial_gym: "Zemun" } });
	expect((await stored(email))?.form).not.toHaveProperty("trial_hour");
});

test("a robot's enquiry is stored, but takes no place", async () => {
	const period = await createThursday();
	const { status, email } = await send(period, { website: "https://spam.example" });
	expect([status, (await stored(email))?.marks]).toEqual([201, ["trap", "unproven"]]);
	expect(await placesOf(period)).toEqual([]);
});

test("where guests have to confirm, a trial has to be confirmed, too", async () => {
	const period = await createThursday();
	const { email } = await send(period, {}, confirming);
	expect((await placesOf(period))[0]?.confirmUntil).not.toBeNull();
	expect(await db.$count(mails, and(eq(mails.recipient, email), eq(mails.template, "guest-confirmation")))).toBe(1);
});

test("trials count for the limits of guests", async () => {
	const periods = await Promise.all(Array.from({ length: guestLimits.day.phone + 1 }, () => createThursday()));
	const phone_1 = newPhone();
	const codes = [];
	for (const period of periods) codes.push((await send(period, { phone_1 }, limited)).body.code);
	expect(codes.pop()).toBe("ERR_TOO_MANY_GUEST_BOOKINGS");
	expect(new Set(codes)).toEqual(new Set(["SUC_SUCCESS"]));
});
