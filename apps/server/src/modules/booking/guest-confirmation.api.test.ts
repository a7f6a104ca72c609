import { guestConfirmationMinutes } from "@kvart/contract/booking-inputs";
import { guestLimits } from "@kvart/contract/limits";
import { digitsOf, normalPhone } from "@kvart/contract/phone";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createPeriod, newGuest } from "../../../test/booking-factories.ts";
import { tablesWith } from "../../../test/find-traces.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { renderMail } from "../mail-templates/render.tsx";
import { eraseContact } from "../members/service/erasure.ts";
import { endings, runEnding } from "../retention/queries/endings.ts";
import { releaseUnconfirmedBookings } from "./guest-confirmation.ts";

// The mail is rendered as it would be sent, and its link is opened.
const app = await buildTestApp({ env: { GUEST_CONFIRMATION: "1" } });
const without = await buildTestApp({ beside: app });
const limited = await buildTestApp({ env: { GUEST_CONFIRMATION: "1", RATE_LIMIT: "on" }, beside: app });
const { db, call, clock, api } = app;

const email = "gost@kvart.example";
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
beforeEach(() => clock.set(testNow));

const book = (period: number, more: object = {}, on = app) =>
	on.call<{ code: string; errors?: unknown }>("POST", `/api/period/${period}/booking/guest`, {
		body: { ...newGuest(), email, language: "en", ...more },
	});

const confirm = (token: string) => call<{ code: string }>("POST", "/api/booking/confirmation", { body: { token } });

async function lastMail() {
	const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
	return mail;
}

/** The token in the link of the mail that was queued last. */
async function mailedToken(): Promise<string> {
	const mail = await lastMail();
	const { keys, clock: now } = api.deps;
	const context = { db, clock: now, keys, language: "en", publicUrl: "https://kvart.example" } as const;
	const rendered = await renderMail("guest-confirmation", mail?.data as never, context);
	return /\/en\/confirm-booking\?token=([\w.-]+)/.exec(rendered?.text ?? "")?.[1] ?? "";
}

async function takenOf(periodId: number): Promise<number> {
	const [row] = await db
		.select({ taken: occurrences.taken })
		.from(occurrences)
		.where(eq(occurrences.periodId, periodId));
	return row?.taken ?? 0;
}

test("the place is held, the mail has a link, and the link confirms, also when it is opened twice", async () => {
	const period = await createPeriod(db);
	expect(await book(period)).toMatchObject({ status: 201, body: { code: "SUC_CONFIRM_BY_MAIL" } });
	expect(await book(period)).toMatchObject({ body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" } });
	expect(await lastMail()).toMatchObject({ recipient: email, template: "guest-confirmation", language: "en" });
	const token = await mailedToken();
	for (let time = 0; time < 2; time += 1)
		expect(await confirm(token)).toMatchObject({ status: 200, body: { code: "SUC_BOOKED" } });
	clock.set(minutesLater(guestConfirmationMinutes + 1));
	expect(await releaseUnconfirmedBookings(api.deps)).toBe(0);
	expect(await takenOf(period)).toBe(1);
});

const shown = (token: string) =>
	call<Record<string, unknown>>("GET", `/api/booking/confirmation?token=${encodeURIComponent(token)}`);

test("the link shows what it confirms, until the place is free again, and nothing about the person", async () => {
	const period = await createPeriod(db);
	await book(period);
	const token = await mailedToken();
	const { body, status } = await shown(token);
	expect(status).toBe(200);
	expect(body).toMatchObject({ state: "booked", training_date: "2026-11-18", time: 1830, gym: { slug: "zemun" } });
	expect(Object.keys(body)).not.toContain("code");
	expect(await takenOf(period)).toBe(1);
	await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
	expect((await shown(token)).body).toMatchObject({ state: "called-off" });
	clock.set(minutesLater(guestConfirmationMinutes + 1));
	await releaseUnconfirmedBookings(api.deps);
	expect(await shown(token)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect(await shown("7.x")).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect(await shown("")).toMatchObject({ status: 422, body: { code: "ERR_ALL_FIELDS_REQUIRED" } });
});

test("without a confirmation the place is free again, and the link no longer works", async () => {
	const period = await createPeriod(db, { capacity: 2 });
	for (let place = 0; place < 2; place += 1) await book(period);
	const token = await mailedToken();
	clock.set(minutesLater(guestConfirmationMinutes - 1));
	expect(await releaseUnconfirmedBookings(api.deps)).toBe(0);
	clock.set(minutesLater(guestConfirmationMinutes + 1));
	expect(await confirm(token)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	// Two servers at once.
	const released = await Promise.all([releaseUnconfirmedBookings(api.deps), releaseUnconfirmedBookings(api.deps)]);
	expect(released.reduce((sum, count) => sum + count)).toBe(2);
	expect(await takenOf(period)).toBe(0);
	expect(await confirm(token)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect(await mailedToken()).toBe("");
	expect(await book(period)).toMatchObject({ body: { code: "SUC_CONFIRM_BY_MAIL" } });
});

test("a guest who was checked in keeps the place", async () => {
	const period = await createPeriod(db);
	await book(period);
	const [waiting] = await db.select({ id: bookings.id }).from(bookings).orderBy(desc(bookings.id)).limit(1);
	await db
		.update(bookings)
		.set({ checkedInAt: testNow })
		.where(eq(bookings.id, waiting?.id ?? 0));
	clock.set(minutesLater(guestConfirmationMinutes + 1));
	expect(await releaseUnconfirmedBookings(api.deps)).toBe(0);
	expect(await takenOf(period)).toBe(1);
});

test("a call without an address is refused and names the field, and a wrong address is one", async () => {
	const period = await createPeriod(db);
	expect(await book(period, { email: undefined })).toMatchObject({
		status: 422,
		body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field: "email", code: "required-field" }] },
	});
	expect(await book(period, { email: "gost" })).toMatchObject({ status: 422, body: { code: "ERR_BAD_EMAIL" } });
	expect(await takenOf(period)).toBe(0);
});

test("with the setting off the spec's call books at once, and an address gets the confirmation", async () => {
	const [plain, withAddress] = [await createPeriod(db), await createPeriod(db)];
	const queued = (await lastMail())?.id;
	expect(await book(plain, { email: undefined, language: undefined }, without)).toMatchObject({
		status: 201,
		body: { code: "SUC_BOOKED" },
	});
	expect((await lastMail())?.id).toBe(queued);
	expect(await book(withAddress, {}, without)).toMatchObject({ body: { code: "SUC_BOOKED" } });
	expect(await lastMail()).toMatchObject({ recipient: email, template: "guest-booked", language: "en" });
	expect(await book(withAddress, { email: "gost" }, without)).toMatchObject({ body: { code: "ERR_BAD_EMAIL" } });
	clock.set(minutesLater(guestConfirmationMinutes + 1));
	await releaseUnconfirmedBookings(api.deps);
	expect([await takenOf(plain), await takenOf(withAddress)]).toEqual([1, 1]);
});

test("the confirmation has the date for the calendar and the code, and no mail goes out for a cancelled place", async () => {
	await book(await createPeriod(db), {}, without);
	const { data } = (await lastMail()) ?? {};
	const { keys, clock: now } = api.deps;
	const context = { db, clock: now, keys, language: "sr", publicUrl: "https://kvart.example" } as const;
	const rendered = await renderMail("guest-booked", data as never, context);
	expect(rendered?.subject).toMatch(/^Mesto je tvoje: .+18:30$/);
	expect(rendered?.attachments?.map(({ contentType }) => contentType)).toEqual([
		expect.stringContaining("text/calendar"),
		"image/png",
	]);
	await db
		.update(bookings)
		.set({ cancelledAt: testNow })
		.where(eq(bookings.id, (data as { bookingId: number }).bookingId));
	expect(await renderMail("guest-booked", data as never, context)).toBeNull();
});

test.for([app, without])("the address goes when the guest's name does", async (on) => {
	const address = "rok@kvart.example";
	await book(await createPeriod(db), { email: address }, on);
	expect(await tablesWith(db, [address])).toEqual(["mails"]);
	const ending = endings["guest-bookings"];
	if (!ending) throw new Error("There is no such rule.");
	await runEnding(db, ending, testNow);
	expect(await tablesWith(db, [address])).toEqual(["mails"]);
	await runEnding(db, ending, minutesLater(2 * 24 * 60));
	expect(await tablesWith(db, [address])).toEqual([]);
});

test.for([app, without])("erasing the guest by phone deletes the address, too", async (on) => {
	const [guest, address] = [newGuest(), "brisanje@kvart.example"];
	await book(await createPeriod(db), { ...guest, email: address }, on);
	expect(await tablesWith(db, [address])).toEqual(["mails"]);
	await eraseContact(api.deps, { email: "", phoneDigits: digitsOf(normalPhone(guest.phone)) });
	expect(await tablesWith(db, [address])).toEqual([]);
});

test("made-up tokens confirm nothing", async () => {
	const period = await createPeriod(db);
	await book(period);
	const [id, signature] = (await mailedToken()).split(".");
	for (const token of ["x", `${id}.`, `${id}.x`, `${Number(id) + 1}.${signature}`, `0${id}.${signature}`])
		expect(await confirm(token)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect(await confirm("")).toMatchObject({ status: 422, body: { code: "ERR_ALL_FIELDS_REQUIRED" } });
});

test("one address gets no more mails in a day than a phone has places", async () => {
	const codes: string[] = [];
	for (let count = 0; count <= guestLimits.day.phone; count += 1) {
		const address = `198.51.100.${count}`;
		const answer = await limited.server.inject({
			method: "POST",
			url: `/api/period/${await createPeriod(db)}/booking/guest`,
			remoteAddress: address,
			payload: { ...newGuest(), email },
		});
		codes.push(answer.json<{ code: string }>().code);
	}
	expect(codes.pop()).toBe("ERR_TOO_MANY_GUEST_BOOKINGS");
	expect(new Set(codes)).toEqual(new Set(["SUC_CONFIRM_BY_MAIL"]));
});
