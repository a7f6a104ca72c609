import type { Arrival, FoundArrivals } from "@kvart/contract/staff/memberships/desk-arrival";
import type { Roster } from "@kvart/contract/staff/today";
import { addDays, wallTime } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addBooking, createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { addEnquiry } from "../../../../test/enquiry-factories.ts";
import { addMember } from "../../../../test/member-factories.ts";
import { planIds, sellPlan } from "../../../../test/membership-factories.ts";
import { addStaff, type TestStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp, testDataKey } from "../../../../test/test-app.ts";
import { dataKeys } from "../../../platform/data-keys.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { bookingCode } from "../../booking/service.ts";
import { membershipsOf } from "../../memberships/service/memberships.ts";

// It is Wednesday, 18 November, 10:00.
const { call, db, clock } = await buildTestApp();
const keys = dataKeys(testDataKey);
const today = wallTime(testNow).date;
const desk = await addStaff(db, { role: "receptionist", clubs: [zemun] });
const elsewhere = await addStaff(db, { role: "receptionist", clubs: [vracar] });
const manager = await addStaff(db);
const both = await addStaff(db, { role: "manager", clubs: [zemun, vracar] });

beforeEach(() => clock.set(testNow));

const paid = [{ amount: 2_000_000, method: "cash", receipt: null }] as const;

async function memberWith(more: Parameters<typeof sellPlan>[2] = {}) {
	const { id } = await addMember(db);
	await sellPlan(db, id, { planId: planIds.gymMonth, payments: paid, ...more });
	return id;
}

const find = async (text: string, { headers } = desk, gym = zemun) =>
	(
		await call<FoundArrivals>("GET", `/api/staff/gym/${gym}/arrival?${new URLSearchParams({ text }).toString()}`, {
			headers,
		})
	).body;

const enter = (id: number, { headers }: TestStaff = desk, gym = zemun, key?: string) =>
	call<Arrival & { code?: string }>("POST", `/api/staff/arrival/${id}/entry`, {
		headers: { ...headers, ...(key && { "idempotency-key": key }) },
		body: { gym_id: gym },
	});

const undo = (id: number, { headers } = desk, gym = zemun) =>
	call<Arrival>("DELETE", `/api/staff/arrival/${id}/entry?gym=${gym}`, { headers });

const used = async (id: number) => (await membershipsOf(db, id, today)).map(({ visits_used }) => visits_used);

describe("who stands before the desk", () => {
	test("is found by name, phone, card and the code of a booking", async () => {
		const id = await memberWith();
		const set = { firstName: "Čedomir", lastName: "Ljujić", phoneDigits: "381641112223", cardId: "KV77-31" };
		await db.update(users).set(set).where(eq(users.id, id));
		const bookingId = await addBooking(db, id, { time: 1830 });
		for (const text of [
			"cedomir ljuj",
			"Чедомир",
			"064 111 2223",
			"+381641112223",
			"kv77-31",
			bookingCode(keys, bookingId),
		]) {
			expect([text, (await find(text)).arrival]).toMatchObject([text, { id, verdicts: { gym: { answer: "allow" } } }]);
		}
		expect((await find("ljujić")).arrival?.bookings).toMatchObject([{ booking_id: bookingId, time: 1830 }]);
	});

	test("lists several people of one name instead of choosing one", async () => {
		const ids = [await memberWith(), await memberWith()];
		for (const id of ids) await db.update(users).set({ lastName: "Dvojnik" }).where(eq(users.id, id));
		const found = await find("dvojnik");
		expect(found.arrival).toBeNull();
		expect(new Set(found.people.map(({ id }) => id))).toEqual(new Set(ids));
	});

	test("a member of another club is shown by the whole phone or card only", async () => {
		const id = await memberWith({ gymId: vracar });
		const set = { lastName: "Daleki", phoneDigits: "381649998887", cardId: "KV7732" };
		await db.update(users).set(set).where(eq(users.id, id));
		expect(await find("daleki")).toMatchObject({ people: [], arrival: null });
		expect((await find("064999888")).arrival).toBeNull();
		expect((await find("KV7732")).arrival).toMatchObject({ id, verdicts: { gym: { reason: "other_club" } } });
		expect((await enter(id)).status).toBe(404);
		expect((await call("GET", `/api/staff/arrival/${id}?gym=${vracar}`, { headers: desk.headers })).status).toBe(403);
	});

	test("a guest's code shows their class of today", async () => {
		const bookingId = await addBooking(db, (await addMember(db)).id, { time: 1900 });
		await db
			.update(bookings)
			.set({
				userId: null,
				person: `guest:${bookingId}`,
				guestFirstName: "Gost",
				guestLastName: "Gostić",
				guestPhone: "+381641",
			})
			.where(eq(bookings.id, bookingId));
		expect(await find(bookingCode(keys, bookingId))).toMatchObject({
			arrival: null,
			guest: { first_name: "Gost", time: 1900 },
		});
		expect((await find(bookingCode(keys, bookingId), elsewhere, vracar)).guest).toBeNull();
		clock.set(new Date("2026-11-19T09:00:00Z"));
		expect((await find(bookingCode(keys, bookingId))).guest).toBeNull();
	});

	test("a blocked member is refused whatever they bought", async () => {
		const id = await memberWith();
		await db.update(users).set({ blockedAt: testNow, cardId: "KV7733" }).where(eq(users.id, id));
		expect((await find("KV7733")).arrival).toMatchObject({
			verdicts: { gym: { answer: "refuse", reason: "blocked" } },
		});
		expect((await enter(id)).body.code).toBe("ERR_NO_MEMBERSHIP");
	});
});

describe("letting in", () => {
	test("uses one visit a day and club; undoing returns it and the last visit", async () => {
		const id = await memberWith();
		expect((await enter(id)).body).toMatchObject({ verdicts: { gym: { reason: "visited", visits_left: 15 } } });
		await enter(id);
		expect(await used(id)).toEqual([1]);
		const lastVisit = async () =>
			(await db.select({ day: users.lastVisitOn }).from(users).where(eq(users.id, id)))[0]?.day;
		expect(await lastVisit()).toBe(today);
		expect((await undo(id)).body).toMatchObject({ entered_at: null, verdicts: { gym: { reason: "valid" } } });
		expect((await undo(id)).status).toBe(404);
		expect(await used(id)).toEqual([0]);
		expect(await lastVisit()).toBeNull();
	});

	test("a press that is sent again with its key does nothing more, also after it was undone", async () => {
		const id = await memberWith();
		expect((await enter(id, desk, zemun, "one-press")).status).toBe(201);
		await undo(id);
		expect((await enter(id, desk, zemun, "one-press")).body).toMatchObject({ entered_at: null });
		expect(await used(id)).toEqual([0]);
		expect((await enter(id, desk, zemun, "another-press")).body.entered_at).not.toBeNull();
	});

	test("is refused without a membership that lets in, and in other clubs", async () => {
		const { id } = await addMember(db);
		await addBooking(db, id, { time: 700 });
		expect((await enter(id)).body).toMatchObject({ code: "ERR_NO_MEMBERSHIP" });
		const ended = await memberWith({ startsOn: "2026-10-01" });
		expect((await enter(ended)).body).toMatchObject({ code: "ERR_NO_MEMBERSHIP" });
		expect((await enter(ended, elsewhere)).status).toBe(403);
		expect((await undo(ended, elsewhere)).status).toBe(403);
	});

	test("two desks, also of two clubs, let in one with the last visit", async () => {
		for (let round = 0; round < 5; round += 1) {
			const id = await memberWith({ planId: planIds.allClubs });
			const [membership] = await membershipsOf(db, id, today);
			await db.execute(sql`update memberships set visits = 1 where id = ${membership?.id ?? 0}`);
			const answers = await Promise.all([enter(id, both, zemun), enter(id, both, vracar)]);
			expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
			expect(await used(id)).toEqual([1]);
		}
	});

	test("200 entries at once, in two clubs on twenty days, use the eight visits that there are", async () => {
		const id = await memberWith({ planId: planIds.allClubs });
		const [membership] = await membershipsOf(db, id, today);
		await db.execute(sql`update memberships set visits = 8 where id = ${membership?.id ?? 0}`);
		for (let day = 0; day < 20; day += 1) {
			clock.set(new Date(Date.parse(`${addDays(today, day)}T10:00:00Z`)));
			await Promise.all(Array.from({ length: 10 }, (_, nth) => enter(id, both, nth % 2 === 0 ? zemun : vracar)));
		}
		expect(await used(id)).toEqual([8]);
	});
});

const checkIn = (booking: number, method: "POST" | "DELETE" = "POST") =>
	call(method, `/api/staff/booking/${booking}/check_in`, { headers: desk.headers });

describe("a booked class", () => {
	test("uses a visit when it is checked in, and returns it when that is undone", async () => {
		const id = await memberWith({ planId: planIds.eightClasses });
		const booking = await addBooking(db, id, { time: 1100 });
		await checkIn(booking);
		await checkIn(booking);
		expect(await used(id)).toEqual([1]);
		expect((await undo(id)).status).toBe(404);
		await checkIn(booking, "DELETE");
		expect(await used(id)).toEqual([0]);
	});

	test("is checked in without a membership, too", async () => {
		const { id } = await addMember(db);
		const booking = await addBooking(db, id, { time: 1100 });
		expect((await checkIn(booking)).status).toBe(200);
	});

	test("the roster says what the membership says, of today and to staff who sell", async () => {
		const [id, without] = [await memberWith({ planId: planIds.eightClasses, payments: [] }), (await addMember(db)).id];
		const period = await createPeriod(db, { time: 1100, capacity: 3 });
		for (const member_id of [id, without]) {
			const body = { member_id, date: today, arrived: false };
			await call("POST", `/api/staff/roster/${period}/member`, { headers: manager.headers, body });
		}
		const reasons = async ({ headers }: TestStaff, date = today) => {
			const roster = await call<Roster>("GET", `/api/staff/roster/${period}?date=${date}`, { headers });
			return roster.body.people.map(({ member_id, verdict }) => [member_id, verdict?.reason]);
		};
		expect(await reasons(desk)).toEqual([
			[id, "unpaid"],
			[without, "none"],
		]);
		expect((await reasons(await addStaff(db, { role: "coach", coachId: 1 }))).flat()).toEqual([
			id,
			undefined,
			without,
			undefined,
		]);
	});

	test("a second class of the day uses no other visit, and keeps the visit when the first is undone", async () => {
		const id = await memberWith({ planId: planIds.eightClasses });
		const [first, second] = [await addBooking(db, id, { time: 1100 }), await addBooking(db, id, { time: 1200 })];
		await checkIn(first);
		await checkIn(second);
		await checkIn(first, "DELETE");
		expect(await used(id)).toEqual([1]);
		await checkIn(second, "DELETE");
		expect(await used(id)).toEqual([0]);
	});

	test("a free trial uses no visit, and keeps none when the class beside it is undone", async () => {
		const id = await memberWith({ planId: planIds.eightClasses });
		const [trial, booking] = [await addBooking(db, id, { time: 1100 }), await addBooking(db, id, { time: 1200 })];
		const { id: enquiryId } = await addEnquiry(db);
		await db.update(bookings).set({ enquiryId }).where(eq(bookings.id, trial));
		await checkIn(trial);
		expect(await used(id)).toEqual([0]);
		await checkIn(booking);
		await checkIn(booking, "DELETE");
		expect(await used(id)).toEqual([0]);
	});

	test("a walk-in uses a visit, and its cancelled booking returns it", async () => {
		const id = await memberWith({ planId: planIds.eightClasses });
		const period = await createPeriod(db, { time: 1100, capacity: 3 });
		const body = { member_id: id, date: today, arrived: true };
		const { body: roster } = await call<{ people: { booking_id: number }[] }>(
			"POST",
			`/api/staff/roster/${period}/member`,
			{
				headers: desk.headers,
				body,
			},
		);
		expect(await used(id)).toEqual([1]);
		await call("DELETE", `/api/staff/booking/${roster.people[0]?.booking_id}`, { headers: desk.headers });
		expect(await used(id)).toEqual([0]);
	});

	test.each(["cancels it", "cancels it and may undo that", "changes it for another"])(
		"returns the visit when a member who is checked in %s",
		async (what) => {
			const [member] = await createMembers(db, 1);
			if (!member) throw new Error("No member was created.");
			await sellPlan(db, member.id, { planId: planIds.eightClasses, payments: paid });
			const [period, other] = [await createPeriod(db, { capacity: 3 }), await createPeriod(db, { time: 2000 })];
			const { headers } = member;
			await call("POST", `/api/period/${period}/booking`, { headers, body: { training_date: today } });
			const [booking] = await db.select().from(bookings).where(eq(bookings.userId, member.id));
			await checkIn(booking?.id ?? 0);
			expect(await used(member.id)).toEqual([1]);
			const old = { period_id: period, training_date: today };
			const { status } = what.startsWith("changes")
				? await call("POST", `/api/period/${other}/booking`, {
						headers,
						body: { training_date: today, instead_of: old },
					})
				: await call("DELETE", `/api/period/${period}/booking`, {
						headers,
						body: { training_date: today, hold: what.endsWith("undo that") },
					});
			expect(status).toBeLessThan(300);
			expect(await used(member.id)).toEqual([0]);
		},
	);

	test("a list that is corrected later counts for the day of the class", async () => {
		const id = await memberWith({ planId: planIds.eightClasses });
		const booking = await addBooking(db, id, { time: 1100 });
		clock.set(new Date("2026-11-20T10:00:00Z"));
		await checkIn(booking);
		expect(await membershipsOf(db, id, today)).toMatchObject([{ visits_used: 1, visited_today: [zemun] }]);
	});
});
