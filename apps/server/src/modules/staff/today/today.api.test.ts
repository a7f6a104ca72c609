import type { DeskDay, DeskMember, Roster } from "@kvart/contract/staff/today";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addBooking, createMembers, createPeriod, newGuest } from "../../../../test/booking-factories.ts";
import { addStaff, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

// The database is real; the clock is at ten on a Wednesday, and the trainings start at half past six.
const { call, db, clock } = await buildTestApp();
const date = "2026-11-18";
const evening = new Date("2026-11-18T18:45:00+01:00");
const night = new Date("2026-11-18T22:00:00+01:00");
const { id: staffId, headers } = await addStaff(db, { clubs: [zemun] });

beforeEach(() => clock.set(testNow));

/** The clock runs during the test, so only the minute is compared. */
const about = (instant: Date): unknown => expect.stringContaining(instant.toISOString().slice(0, 16));

interface Refused {
	code: string;
}

const readRoster = async (period: number) =>
	(await call<Roster>("GET", `/api/staff/roster/${period}?date=${date}`, { headers })).body;

const giveGuest = (period: number, more: Record<string, unknown> = {}) =>
	call<Roster & Refused>("POST", `/api/staff/roster/${period}/guest`, {
		headers,
		body: { ...newGuest(), date, arrived: true, ...more },
	});

async function bookedMember(period: number) {
	const [member] = await createMembers(db, 1);
	await call("POST", `/api/period/${period}/booking`, { headers: member?.headers ?? {} });
	const own = await call<{ id: number }[]>("GET", "/api/user/booking", {
		headers: member?.headers ?? {},
	});
	return own.body[0] as { id: number };
}

async function noted(bookingId: number) {
	const rows = await db
		.select({ action: auditLog.action, actorId: auditLog.actorId })
		.from(auditLog)
		.where(and(eq(auditLog.entity, "booking"), eq(auditLog.entityId, String(bookingId))))
		.orderBy(desc(auditLog.id));
	return rows.map(({ action, actorId }) => (actorId === staffId ? `${action} by staff` : action));
}

const takenOf = async (period: number) =>
	(await db.select({ taken: occurrences.taken }).from(occurrences).where(eq(occurrences.periodId, period)))[0]?.taken;

describe("the day", () => {
	test("has the trainings of the account's clubs in order of time", async () => {
		const period = await createPeriod(db, { capacity: 9 });
		await giveGuest(period);
		const { body } = await call<DeskDay>("GET", "/api/staff/today", { headers });
		expect(body).toMatchObject({ date, today: date, now: about(testNow) });
		expect(new Set(body.trainings.map(({ gym }) => gym.id))).toEqual(new Set([zemun]));
		expect(body.trainings.map(({ time }) => time)).toEqual(
			body.trainings.map(({ time }) => time).toSorted((a, b) => a - b),
		);
		expect(body.trainings.find(({ period_id }) => period_id === period)).toMatchObject({
			taken: 1,
			checked_in: 1,
			capacity: 9,
			cancelled: false,
		});
		const all = await call<DeskDay>("GET", "/api/staff/today", { headers: (await addStaff(db)).headers });
		expect(new Set(all.body.trainings.map(({ gym }) => gym.id)).size).toBeGreaterThan(5);
	});

	test("lists the trainings of the chosen date", async () => {
		const thursday = await createPeriod(db, { day: 4 });
		const gone = await createPeriod(db, { day: 4, validUntil: "2026-11-12" });
		const { body } = await call<DeskDay>("GET", "/api/staff/today?date=2026-11-19", { headers });
		const shown = body.trainings.map(({ period_id }) => period_id);
		expect(shown).toContain(thursday);
		expect(shown).not.toContain(gone);
	});

	test("shows cancellations and substitutes", async () => {
		const period = await createPeriod(db);
		await db
			.insert(occurrences)
			.values([
				{ periodId: period, trainingDate: date, cancelled: true, cancelReason: "Kvar na klimi", substituteId: 2 },
			]);
		expect((await readRoster(period)).training).toMatchObject({
			cancelled: true,
			cancel_reason: "Kvar na klimi",
			substitute: true,
			coach: { id: 2 },
		});
	});
});

describe("the roster", () => {
	test("lists members and guests alphabetically, without cancelled bookings", async () => {
		const period = await createPeriod(db, { capacity: 9 });
		const { id } = await bookedMember(period);
		await giveGuest(period, { last_name: "Čolić", arrived: false });
		await giveGuest(period, { last_name: "Cerić" });
		const gone = (await giveGuest(period, { last_name: "Anić" })).body.people.find((one) => one.last_name === "Anić");
		await call("DELETE", `/api/staff/booking/${gone?.booking_id}`, { headers });
		const { people, training } = await readRoster(period);
		expect(people.map(({ last_name }) => last_name)).toEqual(["Cerić", "Čolić", "Žarković"]);
		expect(people.map(({ walk_in }) => walk_in)).toEqual([true, false, false]);
		expect(people.map(({ booked_by }) => booked_by)).toEqual(["Sanja Žujović", "Sanja Žujović", null]);
		expect(people.at(-1)).toMatchObject({ booking_id: id, checked_in_at: null });
		expect(training).toMatchObject({ taken: 3, checked_in: 1 });
	});

	test("is not found on a day without the training", async () => {
		const period = await createPeriod(db);
		const { status } = await call("GET", `/api/staff/roster/${period}?date=2026-11-19`, { headers });
		expect(status).toBe(404);
	});

	test.for(["sr", "en"])("can be printed in %s", async (lang) => {
		const period = await createPeriod(db, { capacity: 30 });
		await giveGuest(period);
		const address = `/api/staff/roster/${period}/sheet?date=${date}&lang=${lang}`;
		const { status, headers: given, body } = await call<string>("GET", address, { headers });
		expect(body).toMatch(/^%PDF-/);
		expect([status, given["content-type"], given["cache-control"]]).toEqual([200, "application/pdf", "no-store"]);
		expect(given["content-disposition"]).toBe(
			`inline; filename="${lang === "sr" ? "spisak" : "roster"}-zemun-2026-11-18-1830.pdf"`,
		);
	});
});

describe("a check-in", () => {
	test("is recorded once and can be undone, with audit entries", async () => {
		const period = await createPeriod(db, { capacity: 2 });
		const { id } = await bookedMember(period);
		clock.set(evening);
		const address = `/api/staff/booking/${id}/check_in`;
		const { body } = await call<Roster>("POST", address, { headers });
		expect(body.people[0]).toMatchObject({ booking_id: id, checked_in_at: about(evening) });
		await call("POST", address, { headers });
		const undone = await call<Roster>("DELETE", address, { headers });
		expect(undone.body.people[0]).toMatchObject({ checked_in_at: null });
		expect(await noted(id)).toEqual([
			"booking.check_in_undone by staff",
			"booking.checked_in by staff",
			"booking.created",
		]);
	});

	test("is recorded once if two arrive concurrently", async () => {
		const period = await createPeriod(db, { capacity: 2 });
		const { id } = await bookedMember(period);
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => call("POST", `/api/staff/booking/${id}/check_in`, { headers })),
		);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect((await noted(id)).filter((action) => action.startsWith("booking.checked_in"))).toHaveLength(1);
	});

	test("is refused before the day, for a cancelled booking and for a cancelled training", async () => {
		const tomorrow = await createPeriod(db, { day: 4 });
		const { body } = await giveGuest(tomorrow, { date: "2026-11-19", arrived: false });
		const early = await call<Refused>("POST", `/api/staff/booking/${body.people[0]?.booking_id}/check_in`, { headers });
		expect(early.body.code).toBe("ERR_NOT_TODAY");

		const period = await createPeriod(db, { capacity: 2 });
		const { id } = await bookedMember(period);
		await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
		const off = await call<Refused>("POST", `/api/staff/booking/${id}/check_in`, { headers });
		expect(off.body.code).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
		await call("DELETE", `/api/staff/booking/${id}`, { headers });
		expect((await call("POST", `/api/staff/booking/${id}/check_in`, { headers })).status).toBe(404);
	});
});

describe("a booking at the desk", () => {
	test("is possible for guests until the training ends, with check-in", async () => {
		const period = await createPeriod(db, { capacity: 2 });
		clock.set(evening);
		const closed = await call<Refused>("POST", `/api/period/${period}/booking/guest`, { body: newGuest() });
		expect(closed.body.code).toBe("ERR_TRAINING_PASSED");
		const { status, body } = await giveGuest(period);
		expect([status, body.people.length]).toEqual([201, 1]);
		expect(body.people[0]).toMatchObject({ walk_in: true, checked_in_at: about(evening), member_id: null });
		expect(await noted(body.people[0]?.booking_id ?? 0)).toEqual(["booking.walk_in by staff"]);
		clock.set(night);
		expect((await giveGuest(period)).body.code).toBe("ERR_TRAINING_PASSED");
	});

	test("is possible for members, with a mail if the training has not started", async () => {
		const period = await createPeriod(db, { capacity: 4 });
		const [later, now] = await createMembers(db, 2);
		for (const member of [later, now]) await addBooking(db, member?.id ?? 0, { time: 700 });
		const give = (member_id: number | undefined, arrived: boolean) =>
			call<Roster & Refused>("POST", `/api/staff/roster/${period}/member`, {
				headers,
				body: { member_id, date, arrived },
			});
		const { body } = await give(later?.id, false);
		expect(body.people[0]).toMatchObject({ member_id: later?.id, walk_in: false, booked_by: "Sanja Žujović" });
		await give(now?.id, true);
		expect((await give(now?.id, true)).body.code).toBe("ERR_ALREADY_BOOKED");
		const sent = await db.select({ data: mails.data }).from(mails).where(eq(mails.template, "booking-confirmed"));
		const ids = new Set(sent.map(({ data }) => data["bookingId"]));
		const stored = await db.select({ id: bookings.id, userId: bookings.userId }).from(bookings);
		const notified = (userId: number | undefined) => stored.some((row) => row.userId === userId && ids.has(row.id));
		expect([notified(later?.id), notified(now?.id)]).toEqual([true, false]);
		await db
			.update(users)
			.set({ blockedAt: testNow })
			.where(eq(users.id, later?.id ?? 0));
		expect((await give(later?.id, true)).status).toBe(404);
	});

	test("warns of another training at that time, and is possible all the same", async () => {
		const period = await createPeriod(db);
		const [member] = await createMembers(db, 1);
		await addBooking(db, member?.id ?? 0, { time: 1845 });
		const give = (more: object) =>
			call<Roster & Refused>("POST", `/api/staff/roster/${period}/member`, {
				headers,
				body: { member_id: member?.id, date, arrived: false, ...more },
			});
		expect((await give({})).body.code).toBe("ERR_OVERLAPS");
		expect(await takenOf(period)).toBeUndefined();
		expect((await give({ accept_overlap: true })).body.people).toMatchObject([{ member_id: member?.id }]);
	});

	test("never exceeds the capacity under concurrency", async () => {
		const period = await createPeriod(db, { capacity: 5 });
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				index % 2 === 0
					? giveGuest(period)
					: call<Refused>("POST", `/api/period/${period}/booking/guest`, { body: newGuest() }),
			),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
		expect(answers.filter(({ body }) => body.code === "ERR_TRAINING_FILLED_OR_CANCELLED")).toHaveLength(15);
		expect(await takenOf(period)).toBe(5);
	});

	test("is refused for another day, a cancelled training and a guest without a phone", async () => {
		const period = await createPeriod(db, { capacity: 5 });
		expect((await giveGuest(period, { date: "2026-11-19" })).status).toBe(404);
		expect((await giveGuest(period, { date: "2026-11-25" })).body.code).toBe("ERR_NOT_TODAY");
		expect((await giveGuest(period, { phone: "" })).body).toMatchObject({
			errors: [{ field: "phone", code: "required-field" }],
		});
		await giveGuest(period);
		await db.update(occurrences).set({ cancelled: true }).where(eq(occurrences.periodId, period));
		expect((await giveGuest(period)).body.code).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
	});

	test("can be cancelled at the desk until the training ends", async () => {
		const period = await createPeriod(db, { capacity: 1 });
		const { id } = await bookedMember(period);
		expect((await giveGuest(period)).body.code).toBe("ERR_TRAINING_FILLED_OR_CANCELLED");
		const { body } = await call<Roster>("DELETE", `/api/staff/booking/${id}`, { headers });
		expect(body.people).toEqual([]);
		expect(await takenOf(period)).toBe(0);
		expect((await noted(id))[0]).toBe("booking.cancelled by staff");
		const again = (await giveGuest(period)).body.people[0]?.booking_id;
		clock.set(night);
		const late = await call<Refused>("DELETE", `/api/staff/booking/${again}`, { headers });
		expect(late.body.code).toBe("ERR_TRAINING_PASSED");
	});
});

const findMembers = async (text: string) =>
	(
		await call<DeskMember[]>("GET", `/api/staff/today/member?${new URLSearchParams({ text }).toString()}`, {
			headers,
		})
	).body;

describe("a member at the desk", () => {
	test.for(["djordj sce", "Šćep", "scepanovic đorđe", "065 987", "+38165987", "kv-77"])(
		"is found by %s",
		async (text) => {
			const [member] = await createMembers(db, 1);
			const id = member?.id ?? 0;
			const phone = `+381 65 987 ${id}`;
			await db
				.update(users)
				.set({ firstName: "Đorđe", lastName: "Šćepanović", phone, phoneDigits: `38165987${id}`, cardId: `KV-77` })
				.where(eq(users.id, id));
			await addBooking(db, id, { time: 700 });
			expect((await findMembers(text)).map((found) => found.id)).toContain(id);
		},
	);

	test("from another club is found by the whole phone or card only, and shows only what was typed", async () => {
		const [member] = await createMembers(db, 1);
		const id = member?.id ?? 0;
		const person = { first_name: "Strana", last_name: "Osoba" };
		const phone = `+38166${100_000 + id}`;
		const cardId = `KV-88${id}`;
		const change = { firstName: "Strana", lastName: "Osoba", phone, phoneDigits: phone.slice(1), cardId };
		await db.update(users).set(change).where(eq(users.id, id));
		for (const text of ["strana osoba", "Osoba", phone.slice(0, -1), cardId.slice(0, -1)])
			expect([text, await findMembers(text)]).toEqual([text, []]);
		for (const text of [phone, `066 ${100_000 + id}`])
			expect(await findMembers(text)).toEqual([{ id, ...person, phone: expect.stringContaining("66"), card_id: null }]);
		expect(await findMembers(cardId.toLowerCase())).toEqual([{ id, ...person, phone: "", card_id: cardId }]);
	});

	test("from another club is booked with the whole phone or card only", async () => {
		const period = await createPeriod(db, { capacity: 9 });
		const [member] = await createMembers(db, 1);
		const id = member?.id ?? 0;
		await db
			.update(users)
			.set({ cardId: `KV-99${id}` })
			.where(eq(users.id, id));
		const give = (found_by?: string) =>
			call<Refused>("POST", `/api/staff/roster/${period}/member`, {
				headers,
				body: { member_id: id, date, arrived: false, ...(found_by && { found_by }) },
			});
		for (const shown of [undefined, "Žarković", "KV-99"]) expect((await give(shown)).status).toBe(404);
		expect((await give(`kv-99${id}`)).status).toBe(201);
	});

	test("is not found by one letter or if blocked", async () => {
		const [member] = await createMembers(db, 1);
		const id = member?.id ?? 0;
		await db.update(users).set({ lastName: "Blokirana", blockedAt: testNow }).where(eq(users.id, id));
		expect((await call<DeskMember[]>("GET", "/api/staff/today/member?text=b", { headers })).body).toEqual([]);
		expect((await call<DeskMember[]>("GET", "/api/staff/today/member?text=blokirana", { headers })).body).toEqual([]);
	});
});
