import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { bookings } from "../platform/database/schema/booking.ts";
import { users } from "../platform/database/schema/members.ts";
import { enquiries, enquiryNotes } from "../platform/database/schema/office.ts";
import { occurrences, periods } from "../platform/database/schema/schedule.ts";
import { addPeople, memberEmail } from "./people.ts";
import { fillHistory, rollDemo } from "./rolling.ts";

const database = await openTestDatabase();
const { db } = database;
const clock = { now: () => testNow };
// The template has the bookings of the week, but no members.
beforeAll(async () => {
	await db.execute(sql`truncate occurrences, bookings, waits cascade`);
	await addPeople(db, clock);
	await rollDemo(db, clock);
});
afterAll(() => database.close());

const counts = async () => ({
	periods: await db.$count(periods),
	occurrences: await db.$count(occurrences),
	bookings: await db.$count(bookings),
	members: await db.$count(users, like(users.email, memberEmail("%"))),
	enquiries: await db.$count(enquiries),
	notes: await db.$count(enquiryNotes),
});

const booked = sql`(select count(*) from ${bookings} where occurrence_id = ${occurrences.id} and cancelled_at is null)`;

test("the count of taken places equals the bookings", async () => {
	expect(await db.$count(bookings)).toBeGreaterThan(1000);
	expect(await db.select().from(occurrences).where(sql`taken <> ${booked}`)).toEqual([]);
	expect(
		await db.select().from(occurrences).where(sql`taken > (select capacity from periods where id = period_id)`),
	).toEqual([]);
});

test("a second run adds nothing, and erased members do not come back", async () => {
	const before = await counts();
	const [member] = await db
		.select()
		.from(users)
		.where(like(users.email, memberEmail("%")))
		.limit(1);
	await db
		.update(users)
		.set({ email: "erased" })
		.where(eq(users.id, member?.id ?? 0));
	await addPeople(db, clock);
	await rollDemo(db, clock);
	expect(await counts()).toEqual({ ...before, members: before.members - 1 });
});

test("promotion trainings overlap no other training of their room", async () => {
	const overlapping = await db.execute(sql`
		select one.id from periods as one
		join periods as other on other.gym_room_id = one.gym_room_id and other.day = one.day and other.id <> one.id
		join trainings as a on a.id = one.training_id join trainings as b on b.id = other.training_id
		where one.promotion_id is not null and other.promotion_id is null
			and one.time / 100 * 60 + one.time % 100 < other.time / 100 * 60 + other.time % 100 + b.duration
			and other.time / 100 * 60 + other.time % 100 < one.time / 100 * 60 + one.time % 100 + a.duration`);
	expect((overlapping as { rows: unknown[] }).rows).toEqual([]);
});

test("past weeks are filled once, with check-ins and no-shows", async () => {
	await fillHistory(db, clock, 1);
	const after = await counts();
	const past = sql`occurrence_id in (select id from occurrences where training_date < date_trunc('week', ${testNow.toISOString()}::timestamptz)::date)`;
	const came = await db.$count(bookings, sql`${past} and checked_in_at is not null`);
	const missed = await db.$count(bookings, sql`${past} and checked_in_at is null and cancelled_at is null`);
	expect(came).toBeGreaterThan(missed);
	expect(missed).toBeGreaterThan(0);
	await fillHistory(db, clock, 2);
	expect(await counts()).toEqual(after);
});
