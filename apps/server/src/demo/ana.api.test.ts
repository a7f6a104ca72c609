import { daysBetween, instantOf, wallTime } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openTestDatabase } from "../../test/test-app.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { bookings, waits } from "../platform/database/schema/booking.ts";
import { favourites } from "../platform/database/schema/favourites.ts";
import { users } from "../platform/database/schema/members.ts";
import { enquiries, enquiryNotes } from "../platform/database/schema/office.ts";
import { occurrences, periods } from "../platform/database/schema/schedule.ts";
import { rollAna } from "./ana.ts";
import { addPeople } from "./people.ts";
import { rollDemo } from "./rolling.ts";

let opened: OpenDatabase | undefined;
afterEach(async () => opened?.close());

/** The demo as it is when its server starts at that time. */
async function startAt(instant: string) {
	opened = await openTestDatabase();
	const { db } = opened;
	await db.execute(sql`truncate occurrences, bookings, waits cascade`);
	const clock = { now: () => new Date(instant) };
	await addPeople(db, clock);
	await rollDemo(db, clock);
	await rollAna(db, clock);
	const idOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]?.id as number;
	const classesOf = async (userId: number) => {
		const rows = await db
			.select({ date: occurrences.trainingDate, time: periods.time, came: bookings.checkedInAt, code: bookings.id })
			.from(bookings)
			.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
			.innerJoin(periods, eq(periods.id, occurrences.periodId))
			.where(sql`user_id = ${userId} and cancelled_at is null`);
		return rows.map((row) => ({ ...row, start: instantOf(row.date, row.time) }));
	};
	return {
		db,
		now: clock.now(),
		today: wallTime(clock.now()).date,
		ana: await idOf("ana@kvart.example"),
		idOf,
		classesOf,
	};
}

const full = sql`(select count(*) from ${occurrences} where taken > (select capacity from ${periods} where id = period_id))`;

test.for([
	["2026-11-18T10:00:00+01:00", "2026-11-18"],
	["2026-11-20T05:00:00+01:00", "2026-11-20"],
	["2026-11-21T16:40:00+01:00", "2026-11-21"],
	["2026-11-22T22:30:00+01:00", "2026-11-23"],
	["2026-12-31T23:59:00+01:00", "2027-01-01"],
])("started at %s, Ana trains on the evening of %s, next week, and waits for a place", async ([instant, evening]) => {
	const { db, now, today, ana, classesOf } = await startAt(instant as string);
	const classes = await classesOf(ana);
	const ahead = classes.filter(({ start }) => start > now).toSorted((a, b) => a.start.getTime() - b.start.getTime());
	expect(ahead.map(({ date }) => date)[0]).toBe(evening);
	expect(ahead[0]?.time).toBeGreaterThanOrEqual(1600);
	expect(ahead).toHaveLength(2);
	expect(ahead.every(({ came }) => came === null)).toBe(true);
	expect(await db.$count(waits, sql`user_id = ${ana} and ended_at is null`)).toBe(1);

	const visits = classes.filter(({ start }) => start < now);
	const missed = visits.filter(({ came }) => came === null);
	expect(visits.length).toBeGreaterThan(80);
	expect(missed).toHaveLength(3);
	const dates = visits.map(({ date }) => date).toSorted();
	expect(daysBetween(dates[0] ?? today, today)).toBeGreaterThan(340);
	expect(daysBetween(dates.at(-1) ?? "", today)).toBeLessThan(14);
	const { rows } = (await db.execute(sql`select ${full} as count`)) as { rows: { count: number }[] };
	expect(Number(rows[0]?.count)).toBe(0);
});

test("Ana has favourites and an answered enquiry; Marko is new", async () => {
	const { db, ana, idOf, classesOf } = await startAt("2026-11-18T10:00:00+01:00");
	expect(await db.$count(favourites, eq(favourites.userId, ana))).toBe(4);
	const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.email, "ana@kvart.example"));
	expect(enquiry).toMatchObject({ status: "closed", name: "Ana Jovanović" });
	expect(await db.$count(enquiryNotes, sql`enquiry_id = ${enquiry?.id} and kind = 'reply'`)).toBe(1);
	const marko = await idOf("marko@kvart.example");
	expect(await classesOf(marko)).toEqual([]);
	expect(await db.$count(favourites, eq(favourites.userId, marko))).toBe(0);
});

test("bookings that a visitor cancels as Ana stay cancelled, and the next days bring new ones", async () => {
	const { db, ana, classesOf } = await startAt("2026-11-18T10:00:00+01:00");
	await db
		.update(bookings)
		.set({ cancelledAt: new Date("2026-11-18T10:05:00+01:00") })
		.where(eq(bookings.userId, ana));
	await db
		.update(waits)
		.set({ endedAt: new Date("2026-11-18T10:05:00+01:00"), outcome: "left" })
		.where(eq(waits.userId, ana));
	await rollAna(db, { now: () => new Date("2026-11-18T11:00:00+01:00") });
	expect(await classesOf(ana)).toEqual([]);
	expect(await db.$count(waits, sql`user_id = ${ana} and ended_at is null`)).toBe(0);
	const later = { now: () => new Date("2026-11-25T09:00:00+01:00") };
	await rollDemo(db, later);
	await rollAna(db, later);
	expect((await classesOf(ana)).map(({ date }) => date).toSorted()).toEqual(["2026-12-02"]);
	expect(await db.$count(waits, sql`user_id = ${ana} and ended_at is null`)).toBe(1);
});

test("the evening in Zemun is nearly full, with members and guests, and people are checked in as it begins", async () => {
	const { db } = await startAt("2026-11-18T18:10:00+01:00");
	const { rows } = (await db.execute(sql`
		select periods.time, periods.capacity, taken, count(*) filter (where user_id is not null)::integer as members,
			count(*) filter (where user_id is null)::integer as guests, count(checked_in_at)::integer as came
		from occurrences join periods on periods.id = period_id join gym_rooms on gym_rooms.id = gym_room_id
		join bookings on occurrence_id = occurrences.id and cancelled_at is null
		where gym_id = 3 and occurrences.training_date = '2026-11-18' and time between 1700 and 1999
		group by occurrences.id, periods.id`)) as {
		rows: Record<"time" | "capacity" | "taken" | "members" | "guests" | "came", number>[];
	};
	expect(rows).toHaveLength(6);
	for (const { time, capacity, taken, members, guests, came } of rows) {
		expect(taken).toBeGreaterThanOrEqual(capacity * 0.69);
		expect([members, guests].every((count) => count > 1)).toBe(true);
		if (time === 1710) expect(came).toBeGreaterThan(taken * 0.7);
		if (time === 1820) expect(came > 0 && came < taken).toBe(true);
		if (time === 1930) expect(came).toBe(0);
	}
});
