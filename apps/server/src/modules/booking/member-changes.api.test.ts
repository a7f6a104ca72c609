import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { racesInDatabase, waitForBlockedQuery } from "../../../test/blocked-query.ts";
import { addBooking, createMembers, createPeriod, type TestMember } from "../../../test/booking-factories.ts";
import { commitGate } from "../../../test/commit-gate.ts";
import { loggedIn, mailsTo, newcomer, proved, tokenFor } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { lockMember } from "../../platform/database/member-rows.ts";
import { bookings, waits } from "../../platform/database/schema/booking.ts";
import { favourites } from "../../platform/database/schema/favourites.ts";
import { users } from "../../platform/database/schema/members.ts";
import { mails } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";

// People who are blocked, erased or get another address while they book. On PostgreSQL both meet in the tables; on PGlite
// they take turns.
const { wrap, during } = commitGate();
const app = await buildTestApp({ wrap });
const { call, db } = app;
const staff = await addStaff(db);

type Member = Pick<TestMember, "id" | "headers">;

const newMember = async () => (await createMembers(db, 1))[0] as TestMember;
const pathOf = (period: number) => `/api/period/${period}/booking`;
const book = (period: number, { headers }: Member, body?: object) => call("POST", pathOf(period), { headers, body });
const cancel = (period: number, { headers }: Member, body?: object) =>
	call("DELETE", pathOf(period), { headers, body });
const wait = (period: number, { headers }: Member) => call("POST", `/api/period/${period}/waiting`, { headers });
const block = ({ id }: Member) =>
	call("PATCH", `/api/staff/member/${id}`, {
		headers: staff.headers,
		body: { version: 1, blocked: true, reason: "Pozajmljuje karticu" },
	});
const erase = async ({ headers }: Member) => call("DELETE", "/api/user", { headers: await proved(db, headers) });

/** Places and waits that a member has. */
async function left({ id }: Member) {
	const placed = or(isNull(bookings.cancelledAt), isNotNull(bookings.heldUntil));
	return {
		places: await db.$count(bookings, and(eq(bookings.userId, id), placed)),
		waits: await db.$count(waits, and(eq(waits.userId, id), isNull(waits.endedAt))),
	};
}

const nothing = { places: 0, waits: 0 };

/** A training whose only place another member has. */
async function fullTraining() {
	const [period, holder] = [await createPeriod(db), await newMember()];
	expect((await book(period, holder)).status).toBe(201);
	return { period, holder };
}

/** Actions of a member, or of staff for them; each prepares and returns the call. */
const actions: Record<string, (member: Member) => Promise<() => Promise<{ status: number }>>> = {
	books: async (member) => {
		const period = await createPeriod(db);
		return () => book(period, member);
	},
	"is booked at the desk": async (member) => {
		const period = await createPeriod(db);
		const body = { date: "2026-11-18", arrived: false, member_id: member.id, accept_overlap: true };
		// The desk knows members of its club; this booking is at the same hour.
		await addBooking(db, member.id);
		return () => call("POST", `/api/staff/roster/${period}/member`, { headers: staff.headers, body });
	},
	"joins a waiting list": async (member) => {
		const { period } = await fullTraining();
		return () => wait(period, member);
	},
	"takes back a cancellation": async (member) => {
		const period = await createPeriod(db);
		await book(period, member);
		await cancel(period, member, { hold: true });
		return () => book(period, member, { undo: true });
	},
	"changes to another training": async (member) => {
		const [from, to] = [await createPeriod(db), await createPeriod(db, { time: 1930 })];
		await book(from, member);
		return () => book(to, member, { instead_of: { period_id: from, training_date: "2026-11-18" } });
	},
	"cancels and has the place held": async (member) => {
		const period = await createPeriod(db);
		await book(period, member);
		return () => cancel(period, member, { hold: true });
	},
};

const asks = async (name: string, member: Member) => {
	const act = await actions[name]?.(member);
	if (!act) throw new Error(name);
	return act;
};

test.for(Object.keys(actions))(
	"a member who %s while staff blocks them waits for it and has nothing afterwards",
	async (name) => {
		const member = await newMember();
		const [blocked, acted] = await during(() => block(member), await asks(name, member));
		expect(blocked.status).toBe(200);
		expect([401, 404]).toContain(acted.status);
		expect(await left(member)).toEqual(nothing);
	},
);

// The account is closed in a transaction of its own, before bookings are cancelled: only the member's row is in the way.
test.for(Object.keys(actions))(
	"a member who %s while they erase their account waits for it and has nothing afterwards",
	async (name) => {
		const member = await newMember();
		const act = await asks(name, member);
		const [erased, acted] = await during(() => erase(member), act);
		expect(erased.status).toBe(200);
		// A place may still be given back.
		expect([...(name.startsWith("cancels") ? [200] : []), 401, 404]).toContain(acted.status);
		expect(await left(member)).toEqual(nothing);
	},
);

test("erasing an account waits for calls that refer to it, and removes what they wrote", async () => {
	const member = await newMember();
	const { erased } = await db.transaction(async (tx) => {
		await tx.insert(favourites).values({ userId: member.id, trainingId: 1, createdAt: testNow });
		const answer = erase(member);
		await waitForBlockedQuery(db);
		return { erased: answer };
	});
	expect((await erased).status).toBe(200);
	expect(await db.$count(favourites, eq(favourites.userId, member.id))).toBe(0);
});

test.for(Object.keys(actions))(
	"a member who %s holds no training while they wait for a change of the account",
	async (name) => {
		const member = await newMember();
		const act = await asks(name, member);
		const { acted } = await db.transaction(async (tx) => {
			await lockMember(tx, member.id);
			const answer = act();
			await waitForBlockedQuery(db);
			await tx.execute(sql`select from ${occurrences} for update nowait`);
			return { acted: answer };
		});
		expect((await acted).status).toBeLessThan(300);
	},
);

test("a member whom staff blocks is not moved up from a waiting list, and the next one gets the place", async () => {
	const { period, holder } = await fullTraining();
	const [first, second] = [await newMember(), await newMember()];
	for (const each of [first, second]) expect((await wait(period, each)).status).toBe(201);
	const [, cancelled] = await during(
		() => block(first),
		() => cancel(period, holder),
		"does not wait",
	);
	expect(cancelled.status).toBe(200);
	expect(await left(first)).toEqual(nothing);
	expect(await left(second)).toEqual({ places: 1, waits: 0 });
});

test("a member whom staff blocks during the training is not checked in", async () => {
	const member = await newMember();
	const id = await addBooking(db, member.id, { time: 930 });
	const [, checkedIn] = await during(
		() => block(member),
		() => call("POST", `/api/staff/booking/${id}/check_in`, { headers: staff.headers }),
	);
	expect(checkedIn.status).toBe(404);
	const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
	expect(row).toMatchObject({ cancelledAt: null, checkedInAt: null });
});

test("a booking that is cancelled during the check-in is not checked in, and the desk is told", async () => {
	const [member, period] = [await newMember(), await createPeriod(db)];
	expect((await book(period, member)).status).toBe(201);
	const [booking] = await db.select().from(bookings).where(eq(bookings.userId, member.id));
	const [cancelled, checkedIn] = await during(
		() => cancel(period, member, { hold: true }),
		() => call("POST", `/api/staff/booking/${booking?.id}/check_in`, { headers: staff.headers }),
	);
	expect([cancelled.status, checkedIn.status]).toEqual([200, 404]);
});

test("a pause that begins while a member books ahead is heeded", async () => {
	const member = await newMember();
	const period = await createPeriod(db, { day: 4 });
	const pause = () =>
		app.api.deps.db.transaction((tx) =>
			tx.update(users).set({ bookingPauseUntil: "2026-11-25" }).where(eq(users.id, member.id)),
		);
	const [, booked] = await during(pause, () => book(period, member));
	expect(booked).toMatchObject({ status: 409, body: { code: "ERR_BOOKING_PAUSED" } });
	expect(await left(member)).toEqual(nothing);
});

test("a booking during an erasure waits for it and leaves nothing", async () => {
	const member = await loggedIn(app);
	const period = await createPeriod(db);
	const { headers } = await addStaff(db, { role: "admin" });
	const [erased, booked] = await during(
		() => call("DELETE", `/api/staff/member/${member.id}`, { headers, body: { name: "Član Test" } }),
		() => book(period, member),
	);
	expect([erased.status, booked.status]).toEqual([200, 401]);
	expect(await left(member)).toEqual(nothing);
	expect(await db.$count(mails, and(eq(mails.recipient, member.email), eq(mails.template, "booking-confirmed")))).toBe(
		0,
	);
});

test("a booking during a change of address is confirmed at the new one", async () => {
	const member = await loggedIn(app);
	const { email } = newcomer();
	const headers = await proved(db, member.headers);
	expect((await call("POST", "/api/user/email", { headers, body: { email } })).status).toBe(200);
	const [atOld, atNew] = [await tokenFor(db, member.email), await tokenFor(db, email)];
	const verify = (token: string) => call("POST", "/api/user/verify", { body: { token } });
	await verify(atOld);
	const period = await createPeriod(db);
	const [changed, booked] = await during(
		() => verify(atNew),
		() => book(period, member),
	);
	expect([changed.status, booked.status]).toEqual([200, 201]);
	const templates = async (address: string) => (await mailsTo(db, address)).map(({ template }) => template);
	expect(await templates(email)).toContain("booking-confirmed");
	expect(await templates(member.email)).not.toContain("booking-confirmed");
});

/** Books one training after the other until the session ends. */
async function bookOn(member: Member, periods: readonly number[]): Promise<void> {
	for (const period of periods) {
		const { status } = await book(period, member);
		if (status === 401) return;
		expect(status).toBe(201);
	}
}

test.for([
	["staff blocks them", block],
	["they erase their accounts", erase],
] as const)("members who book on and on while %s keep no place", async ([, change]) => {
	const [people, trainings] = racesInDatabase() ? [10, 80] : [2, 16];
	const members = await createMembers(db, people);
	const periods = await Promise.all(Array.from({ length: trainings }, () => createPeriod(db, { capacity: 10 })));
	const quarters = [0, 1, 2, 3].map((rest) => periods.filter((_, index) => index % 4 === rest));
	await Promise.all(
		members.flatMap((member) => [
			...quarters.map((some) => bookOn(member, some)),
			change(member).then(({ status }) => expect(status).toBe(200)),
		]),
	);
	for (const member of members) expect(await left(member)).toEqual(nothing);
});
