import type { OwnBooking } from "@kvart/contract/members";
import type { Period } from "@kvart/contract/schedule";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod, newGuest, type TestMember } from "../../../test/booking-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { sessions, users } from "../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../platform/database/schema/office.ts";
import { occurrences, periods, promotions } from "../../platform/database/schema/schedule.ts";

const { call, clock, db } = await buildTestApp();
const narrow = await buildTestApp({ env: { BOOKING_WINDOW: "today" } });
const [mina, vuk] = await createMembers(db, 2, "en");
if (!mina || !vuk) throw new Error("no members");
const friday = 5;

const book = (periodId: number, headers: Record<string, string>) =>
	call("POST", `/api/period/${periodId}/booking`, { headers });
const cancel = (periodId: number, headers: Record<string, string>) =>
	call("DELETE", `/api/period/${periodId}/booking`, { headers });
const bookAsGuest = (periodId: number, body: object) => call("POST", `/api/period/${periodId}/booking/guest`, { body });

async function seen(periodId: number, headers: Record<string, string> = {}): Promise<Period | undefined> {
	const { body } = await call<Period[]>("GET", "/api/period/gym_room/3", { headers });
	return body.find(({ id }) => id === periodId);
}

async function at(instant: string, run: () => Promise<void>): Promise<void> {
	clock.set(new Date(instant));
	await run().finally(() => clock.set(testNow));
}

test("a member books, sees the booking, cancels, and books again", async () => {
	const period = await createPeriod(db);
	expect(await book(period, mina.headers)).toMatchObject({
		status: 201,
		body: { code: "SUC_BOOKED", calendar_url: expect.stringMatching(/^\/calendar\/booking\/\d+\.ics\?key=/) },
	});
	const calendar_url = expect.stringMatching(/^\/calendar\/booking\/\d+\.ics\?key=/);
	expect(await seen(period, mina.headers)).toMatchObject({ booked: true, free_places: 0, calendar_url });
	expect(await seen(period, vuk.headers)).toMatchObject({ booked: false, free_places: 0, calendar_url: null });
	expect(await book(period, vuk.headers)).toMatchObject({ body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" } });
	expect(await cancel(period, mina.headers)).toMatchObject({ status: 200, body: { code: "SUC_CANCELED" } });
	expect(await seen(period, mina.headers)).toMatchObject({ booked: false, free_places: 1 });
	expect((await book(period, vuk.headers)).status).toBe(201);
	expect((await cancel(period, vuk.headers)).status).toBe(200);
	expect((await book(period, mina.headers)).status).toBe(201);
});

test("an empty body counts as no body, whatever the content type", async () => {
	const period = await createPeriod(db);
	const headers = { ...mina.headers, "content-type": "application/json" };
	expect((await book(period, headers)).status).toBe(201);
	expect((await cancel(period, headers)).status).toBe(200);
	expect((await call("POST", `/api/period/${period}/booking`, { headers, body: {} })).status).toBe(201);
	const guest = await call("POST", `/api/period/${period}/booking/guest`, { headers });
	expect(guest).toMatchObject({ status: 422, body: { code: "ERR_ALL_FIELDS_REQUIRED" } });
	expect((await call("POST", `/api/period/${period}/booking/guest`, { body: "{" })).status).toBe(400);
});

test("a booking, its audit entry and the mail in the member's language are written together", async () => {
	const period = await createPeriod(db);
	await book(period, mina.headers);
	const [booking] = await db
		.select({ id: bookings.id })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.where(eq(occurrences.periodId, period));
	const id = booking?.id ?? 0;
	expect(
		await db
			.select()
			.from(mails)
			.where(eq(mails.uniqueKey, `booking-confirmed:${id}`)),
	).toMatchObject([
		{ template: "booking-confirmed", language: "en", data: { firstName: "Mina", bookingId: id }, attempts: 0 },
	]);
	await cancel(period, mina.headers);
	const history = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entity, "booking"), eq(auditLog.entityId, String(id))))
		.orderBy(auditLog.id);
	expect(history).toMatchObject([
		{ action: "booking.created", actorId: mina.id },
		{ action: "booking.cancelled", actorId: mina.id },
	]);
});

test("a guest books once per phone however it is written, gets no mail and leaves no phone in the audit log", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	const guest = { first_name: "  Đorđe ", last_name: "Šćepanović", phone: "064 123-4567" };
	const before = (await db.select().from(mails)).length;
	expect((await bookAsGuest(period, guest)).status).toBe(201);
	for (const phone of ["0641234567", "+381 64 1234567", "00381 64/123-4567", "381641234567", 641_234_567]) {
		const second = await bookAsGuest(period, { ...guest, phone });
		expect(second, String(phone)).toMatchObject({ status: 409, body: { code: "ERR_ALREADY_BOOKED" } });
	}
	expect(await seen(period)).toMatchObject({ free_places: 4, booked: false });
	expect(await db.select().from(mails)).toHaveLength(before);
	const [row] = await db.select().from(bookings).where(eq(bookings.person, "guest:381641234567"));
	expect(row).toMatchObject({ guestFirstName: "Đorđe", guestLastName: "Šćepanović", guestPhone: "+381641234567" });
	const [entry] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entity, "booking"), eq(auditLog.entityId, String(row?.id))));
	expect(entry).toMatchObject({ actorId: null, after: { guest: true } });
	expect(JSON.stringify(entry)).not.toContain("1234567");
});

test("a guest with a member's phone neither takes the member's place nor learns of it", async () => {
	const [anja] = (await createMembers(db, 1)) as [TestMember];
	await db.update(users).set({ phone: "+381651112223", phoneDigits: "381651112223" }).where(eq(users.id, anja.id));
	const guest = { first_name: "Mina", last_name: "Žarković", phone: "065 111-2223" };

	const first = await createPeriod(db, { capacity: 5 });
	expect((await bookAsGuest(first, guest)).status).toBe(201);
	expect((await book(first, anja.headers)).status).toBe(201);
	expect((await cancel(first, anja.headers)).status).toBe(200);
	expect(await seen(first)).toMatchObject({ free_places: 4 });

	const second = await createPeriod(db, { capacity: 5, time: 1930 });
	const both = await Promise.all([book(second, anja.headers), bookAsGuest(second, guest)]);
	expect(both.map(({ status }) => status)).toEqual([201, 201]);
	expect(await seen(second)).toMatchObject({ free_places: 3 });
});

test.for([
	[{ last_name: "x", phone: "0641234567" }, "first_name", "required-field"],
	[{ first_name: " ", last_name: "x", phone: "0641234567" }, "first_name", "required-field"],
	[{ first_name: "x", last_name: "", phone: "0641234567" }, "last_name", "required-field"],
	[{ first_name: "x", last_name: "y" }, "phone", "required-field"],
	[{ first_name: "x", last_name: "y", phone: "1234567" }, "phone", "minimum-eight-digits"],
	[{ first_name: "x", last_name: "y", phone: "1234567890123456" }, "phone", "maximum-fifteen-digits"],
	[{ first_name: "\u200b\u2060", last_name: "y", phone: "0641234567" }, "first_name", "required-field"],
	[{ first_name: "x", last_name: "y", phone: 641 }, "phone", "minimum-eight-digits"],
	[{ first_name: "x", last_name: "y", phone: true }, "phone", "required-field"],
] as const)("a guest form %j is refused for %s", async ([body, field, code]) => {
	const period = await createPeriod(db);
	expect(await bookAsGuest(period, body)).toMatchObject({
		status: 422,
		body: { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field, code }] },
	});
});

test("booking and cancelling as a member need a session", async () => {
	const period = await createPeriod(db);
	expect(await book(period, {})).toMatchObject({ status: 401, body: { code: "ERR_BAD_SESSION_ID" } });
	expect(await cancel(period, {})).toMatchObject({ status: 401, body: { code: "ERR_BAD_SESSION_ID" } });
	expect(await call("DELETE", `/api/period/${period}/booking/guest`)).toMatchObject({ status: 404 });
});

test("a session that is unknown, ended, expired or of a blocked member books nothing", async () => {
	const period = await createPeriod(db, { capacity: 9 });
	expect((await book(period, mina.headers)).status).toBe(201);
	const [ended, expired, blocked] = await createMembers(db, 3);
	if (!ended || !expired || !blocked) throw new Error("no members");
	await db.update(sessions).set({ endedAt: testNow }).where(eq(sessions.userId, ended.id));
	await db.update(sessions).set({ expiresAt: testNow }).where(eq(sessions.userId, expired.id));
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, blocked.id));
	for (const { headers } of [ended, expired, blocked])
		expect(await book(period, headers)).toMatchObject({ status: 401, body: { code: "ERR_SESSION_NOT_VALID" } });
	for (const headers of [{}, { session_id: "made-up" }] as Record<string, string>[])
		expect(await book(period, headers)).toMatchObject({ status: 401, body: { code: "ERR_BAD_SESSION_ID" } });
	expect(await seen(period)).toMatchObject({ free_places: 8 });
	const otherSpelling = { "session-id": vuk.headers.session_id };
	expect((await book(period, otherSpelling)).status).toBe(201);
	expect(await seen(period, vuk.headers)).toMatchObject({ booked: true, free_places: 7 });
});

test("booking closes two minutes before the start, cancelling at the start", async () => {
	const period = await createPeriod(db, { capacity: 3 });
	await at("2026-11-18T18:27:50+01:00", async () => {
		expect((await book(period, mina.headers)).status).toBe(201);
	});
	await at("2026-11-18T18:28:01+01:00", async () => {
		expect(await book(period, vuk.headers)).toMatchObject({ status: 409, body: { code: "ERR_TRAINING_PASSED" } });
		expect(await book(period, mina.headers)).toMatchObject({ body: { code: "ERR_ALREADY_BOOKED" } });
	});
	await at("2026-11-18T18:30:00+01:00", async () => {
		expect(await cancel(period, mina.headers)).toMatchObject({ body: { code: "ERR_TRAINING_PASSED" } });
	});
	await at("2026-11-18T18:29:50+01:00", async () => {
		expect(await cancel(period, mina.headers)).toMatchObject({ status: 200 });
	});
});

test("members book later days of the week, guests only today; with the window `today` everyone only today", async () => {
	const period = await createPeriod(db, { day: friday, capacity: 5 });
	expect(await bookAsGuest(period, newGuest())).toMatchObject({ status: 409, body: { code: "ERR_NOT_TODAY" } });
	expect((await book(period, mina.headers)).status).toBe(201);
	expect(await seen(period, mina.headers)).toMatchObject({ booked: true, training_date: "2026-11-20" });
	const [someone] = await createMembers(narrow.db, 1);
	const other = await createPeriod(narrow.db, { day: friday, capacity: 5 });
	expect(await narrow.call("POST", `/api/period/${other}/booking`, { headers: someone?.headers ?? {} })).toMatchObject({
		body: { code: "ERR_NOT_TODAY" },
	});
	expect((await narrow.call("GET", "/api/time")).body).toMatchObject({ booking_window: "today" });
	expect((await call("GET", "/api/time")).body).toMatchObject({
		booking_window: "rolling",
		booking_days: 7,
		waiting_closes_minutes: 60,
		late_cancel_minutes: 120,
		no_show_policy: null,
		now: expect.stringMatching(/^2026-11-18T09:0/),
	});
});

test("members book and cancel a date of next week, and only that date", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	const nextWeek = { training_date: "2026-11-25" };
	const path = `/api/period/${period}/booking`;
	const dates = async () =>
		(
			await Promise.all(
				["this", "next"].map((week) =>
					call<Period[]>("GET", `/api/period/gym_room/3?week=${week}`, { headers: mina.headers }),
				),
			)
		).map(({ body }) => {
			const { training_date, booked, free_places } = body.find(({ id }) => id === period) as Period;
			return [training_date, booked, free_places];
		});
	expect((await call("POST", path, { headers: mina.headers, body: nextWeek })).status).toBe(201);
	expect(await dates()).toEqual([
		["2026-11-18", false, 5],
		["2026-11-25", true, 4],
	]);
	expect(await call("DELETE", path, { headers: mina.headers })).toMatchObject({ status: 404 });
	// Without a date it is this week's, as ever.
	expect((await book(period, mina.headers)).status).toBe(201);
	expect((await call("DELETE", path, { headers: mina.headers, body: nextWeek })).status).toBe(200);
	expect(await dates()).toEqual([
		["2026-11-18", true, 4],
		["2026-11-25", false, 5],
	]);
	expect((await call("DELETE", path, { headers: mina.headers, body: null })).status).toBe(200);
});

test.for([
	["a day beyond the window", "2026-12-02", "ERR_NOT_TODAY"],
	["a day that has passed", "2026-11-11", "ERR_TRAINING_PASSED"],
	["another day of the week", "2026-11-19", "ERR_NOT_FOUND"],
	["no date at all", "tomorrow", "ERR_ALL_FIELDS_REQUIRED"],
])("refuses %s", async ([, training_date, code]) => {
	const period = await createPeriod(db, { capacity: 5 });
	const options = { headers: mina.headers, body: { training_date } };
	expect(await call("POST", `/api/period/${period}/booking`, options)).toMatchObject({ body: { code } });
	const guest = { ...newGuest(), training_date: "2026-11-25" };
	expect(await bookAsGuest(period, guest)).toMatchObject({ body: { code: "ERR_NOT_TODAY" } });
});

test("with fewer days ahead the window is shorter", async () => {
	const short = await buildTestApp({ env: { BOOKING_DAYS: "1" } });
	const [someone] = await createMembers(short.db, 1);
	const period = await createPeriod(short.db, { day: friday, capacity: 5 });
	const answer = await short.call("POST", `/api/period/${period}/booking`, { headers: someone?.headers ?? {} });
	expect(answer).toMatchObject({ body: { code: "ERR_NOT_TODAY" } });
});

test("a booking is for one week: next week the same period is free again", async () => {
	const period = await createPeriod(db);
	expect((await book(period, mina.headers)).status).toBe(201);
	await at("2026-11-25T10:00:00+01:00", async () => {
		expect(await seen(period, mina.headers)).toMatchObject({ booked: false, free_places: 1 });
		const [tara] = await createMembers(db, 1);
		expect((await book(period, tara?.headers ?? {})).status).toBe(201);
	});
	const dates = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	expect(dates.map(({ trainingDate, taken }) => [trainingDate, taken])).toEqual([
		["2026-11-18", 1],
		["2026-11-25", 1],
	]);
});

test("a cancelled training, a period cancelled from today on, and one full by a lowered capacity cannot be booked", async () => {
	const cancelled = await createPeriod(db, { capacity: 5 });
	await db.insert(occurrences).values({ periodId: cancelled, trainingDate: "2026-11-18", cancelled: true });
	const stopped = await createPeriod(db, { capacity: 5, cancelledFrom: "2026-11-18" });
	const lowered = await createPeriod(db, { capacity: 5 });
	expect((await bookAsGuest(lowered, newGuest())).status).toBe(201);
	expect((await book(lowered, vuk.headers)).status).toBe(201);
	await db.update(occurrences).set({ capacity: 1 }).where(eq(occurrences.periodId, lowered));
	for (const period of [cancelled, stopped, lowered]) {
		expect(await book(period, mina.headers)).toMatchObject({
			status: 409,
			body: { code: "ERR_TRAINING_FILLED_OR_CANCELLED" },
		});
	}
	expect(await seen(lowered)).toMatchObject({ capacity: 1, free_places: 0 });
	// Two bookings for a capacity of one: after one is cancelled, there is still no free place.
	expect((await cancel(lowered, vuk.headers)).status).toBe(200);
	expect((await book(lowered, mina.headers)).status).toBe(409);
	await db.update(occurrences).set({ capacity: 0 }).where(eq(occurrences.periodId, lowered));
	expect((await book(lowered, vuk.headers)).status).toBe(409);
	await db.update(occurrences).set({ capacity: null }).where(eq(occurrences.periodId, lowered));
	expect((await book(lowered, mina.headers)).status).toBe(201);
});

test("a time that staff changed counts at once", async () => {
	const period = await createPeriod(db, { capacity: 5 });
	expect((await book(period, mina.headers)).status).toBe(201);
	await db.update(periods).set({ time: 800 }).where(eq(periods.id, period));
	expect(await book(period, vuk.headers)).toMatchObject({ body: { code: "ERR_TRAINING_PASSED" } });
	await db.update(periods).set({ time: 2000 }).where(eq(periods.id, period));
	await at("2026-11-18T19:00:00+01:00", async () => {
		expect((await book(period, vuk.headers)).status).toBe(201);
	});
});

test("a period that does not exist, is of the other kind, has ended or has not begun is not found", async () => {
	const ended = await createPeriod(db, { validUntil: "2026-11-17" });
	const coming = await createPeriod(db, { validFrom: "2026-11-19" });
	const [promotion] = await db.select().from(promotions);
	const special = await createPeriod(db, { promotionId: promotion?.id ?? 0, trainingDate: "2026-11-25", time: 615 });
	for (const period of [ended, coming, special, 999_999]) {
		expect(await book(period, mina.headers), String(period)).toMatchObject({ body: { code: "ERR_NOT_FOUND" } });
		expect(await bookAsGuest(period, newGuest())).toMatchObject({ body: { code: "ERR_NOT_FOUND" } });
		expect(await cancel(period, mina.headers)).toMatchObject({ body: { code: "ERR_NOT_FOUND" } });
	}
	expect((await call("POST", "/api/period/x/booking", { headers: mina.headers })).status).toBe(404);
	expect(await cancel(await createPeriod(db), mina.headers)).toMatchObject({ status: 404 });
});

test("a promotion is booked for its own date, by guests and members, on any day until it starts", async () => {
	const [promotion] = await db.select().from(promotions);
	const training_date = "2026-12-02";
	const values = { promotionId: promotion?.id ?? 0, trainingDate: training_date, capacity: 2, time: 730 };
	const period = await createPeriod(db, values);
	const path = `/api/promotion/period/${period}/booking`;
	const asMember = (body: object, headers = mina.headers) => call("POST", path, { body, headers });
	expect((await asMember({ training_date: "2026-12-09" })).body).toMatchObject({ code: "ERR_NOT_FOUND" });
	expect(await asMember({})).toMatchObject({ status: 422, body: { errors: [{ field: "training_date" }] } });
	expect(await asMember({ training_date: "2026-13-02" })).toMatchObject({ status: 422 });
	expect((await asMember({ training_date })).status).toBe(201);
	const asGuest = (body: object) => call("POST", `${path}/guest`, { body });
	expect((await asGuest({ ...newGuest(), training_date })).status).toBe(201);
	expect((await asGuest({ ...newGuest(), training_date })).body).toMatchObject({
		code: "ERR_TRAINING_FILLED_OR_CANCELLED",
	});
	expect((await call("DELETE", path, { headers: mina.headers })).body).toMatchObject({ code: "SUC_CANCELED" });
	await at("2026-12-02T07:29:50+01:00", async () => {
		expect((await asMember({ training_date }, vuk.headers)).status).toBe(201);
	});
	await at("2026-12-02T07:30:00+01:00", async () => {
		expect((await asMember({ training_date })).body).toMatchObject({ code: "ERR_TRAINING_PASSED" });
	});
	await db.update(promotions).set({ activeUntil: "2026-11-17" });
	expect((await asMember({ training_date })).body).toMatchObject({ code: "ERR_NOT_FOUND" });
	await db.update(promotions).set({ activeUntil: "2036-11-17" });
});

test("a member's bookings are listed latest first, without the cancelled ones", async () => {
	const [tara] = await createMembers(db, 1);
	const headers = tara?.headers ?? { session_id: "" };
	const early = await createPeriod(db, { time: 1700 });
	const late = await createPeriod(db, { time: 2000 });
	const gone = await createPeriod(db, { time: 1900 });
	for (const period of [early, late, gone]) await book(period, headers);
	await cancel(gone, headers);
	const { body } = await call<OwnBooking[]>("GET", "/api/user/booking", { headers });
	expect(body.map(({ period_id }) => period_id)).toEqual([late, early]);
	expect(body[1]).toMatchObject({
		training_date: "2026-11-18",
		time: 1700,
		gym: { id: 3, slug: "zemun" },
		room: { id: 3 },
		coach: { id: 1 },
		promotion: false,
		cancelled: false,
		calendar_url: expect.stringContaining("/calendar/booking/"),
	});
	await db
		.update(bookings)
		.set({ checkedInAt: testNow })
		.where(eq(bookings.id, body[1]?.id ?? 0));
	const later = await call<OwnBooking[]>("GET", "/api/user/booking", { headers });
	expect(later.body.map(({ attended }) => attended)).toEqual([false, true]);
	expect((await call("GET", "/api/user/booking", { headers: vuk.headers })).body).not.toContainEqual(body[0]);
	expect((await call("GET", "/api/user/booking")).status).toBe(401);
});
