import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { waitForBlockedQuery } from "../../../../test/blocked-query.ts";
import { createMembers } from "../../../../test/booking-factories.ts";
import { commitGate } from "../../../../test/commit-gate.ts";
import { createSlot, friday, scheduleCalls, thursday } from "../../../../test/schedule-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { mails } from "../../../platform/database/schema/office.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";
import { lockDatesFrom } from "./queries/dates.ts";

// The database and its locks are real. On PostgreSQL callers share a pool of connections and meet in the tables.
const { wrap, during } = commitGate();
const app = await buildTestApp({ wrap });
const { call, db } = app;
const { cancel, move, remove } = scheduleCalls(app, (await addStaff(db)).headers);
const members = await createMembers(db, 40);

const seen = { version: 1, date: thursday, reason: "holiday" } as const;

/** Members book while staff changes the training; returns those whose booking succeeded. */
async function bookWhile(id: number, action: () => Promise<{ status: number }>): Promise<number[]> {
	const book = (member: (typeof members)[number]) =>
		call("POST", `/api/period/${id}/booking`, { headers: member.headers });
	const [before, after] = [members.slice(0, 20), members.slice(20)];
	const [early, done, late] = await Promise.all([
		Promise.all(before.map(book)),
		action(),
		Promise.all(after.map(book)),
	]);
	expect(done.status).toBe(200);
	const all = [...before, ...after];
	return [...early, ...late].flatMap(({ status }, index) => (status === 201 ? [all[index]?.id ?? 0] : []));
}

const isAbout = ({ bookingIds }: Record<string, unknown>, id: number) => (bookingIds as number[]).includes(id);

/** The members' bookings in the room, with their mails. */
async function bookingsOf(ids: readonly number[]) {
	const rows = await db.select().from(bookings);
	const sent = await db.select({ data: mails.data, template: mails.template }).from(mails);
	return rows
		.filter(({ userId }) => userId !== null && ids.includes(userId))
		.map((row) => ({
			...row,
			news: sent.filter(({ data, template }) => template === "class-news" && isAbout(data, row.id)).length,
		}));
}

async function latest(ids: readonly number[], sinceId: number) {
	return (await bookingsOf(ids)).filter(({ id }) => id > sinceId);
}

const lastBooking = async () =>
	Math.max(0, ...(await db.select({ id: bookings.id }).from(bookings)).map(({ id }) => id));

test.for(["date", "series"] as const)(
	"members who book while the %s is cancelled are notified exactly once",
	async (scope) => {
		const { id } = await createSlot(db, { day: 4, capacity: 100 });
		const since = await lastBooking();
		const booked = await bookWhile(id, () => cancel(id, { ...seen, scope }));
		const rows = await latest(booked, since);
		expect(rows).toHaveLength(booked.length);
		expect(rows.map(({ news }) => news)).toEqual(booked.map(() => 1));
		const afterwards = await call("POST", `/api/period/${id}/booking`, { headers: members[0]?.headers ?? {} });
		expect(afterwards.status).toBe(409);
	},
);

test("a booking made while the series is removed is cancelled with a notice", async () => {
	const { id } = await createSlot(db, { day: 4, capacity: 100 });
	const since = await lastBooking();
	const booked = await bookWhile(id, () => remove(id, seen));
	const rows = await latest(booked, since);
	expect(rows.map(({ news }) => news)).toEqual(booked.map(() => 1));
	expect(rows.filter(({ cancelledAt }) => cancelledAt === null)).toEqual([]);
});

test.for(["date", "series"] as const)(
	"members who book while the %s is moved are moved along and notified",
	async (scope) => {
		const { id, roomId } = await createSlot(db, { day: 4, capacity: 100 });
		const since = await lastBooking();
		const to = { to_date: friday, time: 900, gym_room_id: roomId };
		const booked = await bookWhile(id, () => move(id, { ...seen, ...to, scope }));
		const rows = await latest(booked, since);
		expect(rows.map(({ news }) => news)).toEqual(booked.map(() => 1));
		const left = await db
			.select({ id: bookings.id })
			.from(bookings)
			.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
			.where(and(eq(occurrences.periodId, id), isNull(bookings.cancelledAt)));
		expect(left).toEqual([]);
		const [target] = await db
			.select()
			.from(occurrences)
			.where(eq(occurrences.id, rows[0]?.occurrenceId ?? 0));
		if (rows.length > 0) expect(target).toMatchObject({ trainingDate: friday, taken: rows.length });
	},
);

const actions = {
	"cancels the series": (id: number) => cancel(id, { ...seen, scope: "series" }),
	"cancels the date": (id: number) => cancel(id, { ...seen, scope: "date" }),
	"removes the series": (id: number) => remove(id, seen),
	"moves the series": (id: number, gym_room_id: number) =>
		move(id, { ...seen, scope: "series", to_date: friday, time: 900, gym_room_id }),
	"moves the date": (id: number, gym_room_id: number) =>
		move(id, { ...seen, scope: "date", to_date: friday, time: 900, gym_room_id }),
};

test.for(Object.keys(actions) as (keyof typeof actions)[])(
	"a booking that sees the old schedule while staff %s waits and is refused",
	async (name) => {
		const { id, roomId } = await createSlot(db, { day: 4, capacity: 100 });
		const [changed, booking] = await during(
			() => actions[name](id, roomId),
			() => call("POST", `/api/period/${id}/booking`, { headers: members[0]?.headers ?? {} }),
		);
		expect(changed.status).toBe(200);
		expect([404, 409]).toContain(booking.status);
		const rows = await db.select({ taken: occurrences.taken }).from(occurrences).where(eq(occurrences.periodId, id));
		expect(rows.filter(({ taken }) => taken > 0)).toEqual([]);
	},
);

test("a change of two trainings locks their dates in the order of bookings, also those that it creates", async () => {
	const [first, second] = [await createSlot(db, { day: 4 }), await createSlot(db, { day: 4 })].map(({ id }) => id);
	if (!first || !second) throw new Error("no slots");
	const dates = [first, second].map((periodId) => ({ periodId, trainingDate: thursday }));
	await db.insert(occurrences).values(dates.slice(0, 1));
	const { changed } = await db.transaction(async (tx) => {
		await tx.select().from(occurrences).where(eq(occurrences.periodId, first)).for("update");
		const change = db.transaction((other) =>
			lockDatesFrom(
				other,
				dates.map(({ periodId }) => ({ periodId, from: thursday })),
				dates,
			),
		);
		await waitForBlockedQuery(db);
		await tx.insert(occurrences).values(dates.slice(1)).onConflictDoNothing();
		return { changed: change };
	});
	expect((await changed).map(({ periodId }) => periodId)).toEqual([first, second]);
});
