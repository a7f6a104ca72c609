import { nationalPhone } from "@kvart/contract/phone";
import { addDays, type CalendarDate, type Day, dayOf, instantOf, wallTime } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { favourites } from "../platform/database/schema/favourites.ts";
import { users } from "../platform/database/schema/members.ts";
import { enquiries, enquiryNotes, settings } from "../platform/database/schema/office.ts";
import { addBookings } from "./bookings.ts";
import { clubs } from "./content/clubs.ts";
import { anasEnquiry } from "./content/enquiries.ts";
import { trainers } from "./content/trainers.ts";
import { trainings } from "./content/trainings.ts";
import { historyWeeks } from "./rolling.ts";

const email = "ana@kvart.example";
const homeClub = clubs.find(({ slug }) => slug === "zemun")?.id as number;
const minute = 60_000;
const day = 24 * 60 * minute;

type Ana = typeof users.$inferSelect;

interface Class {
	id: number;
	day: Day;
	time: number;
}

interface Visit {
	period_id: number;
	date: CalendarDate;
	created_at: Date;
	checked_in_at: Date | null;
}

/** Weekly classes of her club that take place, nearest to an hour first. */
async function classesNear(tx: Database, on: Day, time: number): Promise<Class[]> {
	const { rows } = (await tx.execute(sql`
		select periods.id, periods.day, periods.time
		from periods join gym_rooms on gym_rooms.id = periods.gym_room_id
		where gym_rooms.gym_id = ${homeClub} and periods.day = ${on} and periods.training_date is null
			and periods.capacity > 1 and periods.cancelled_from is null and periods.valid_until is null
		order by abs(periods.time - ${time}), periods.id`)) as { rows: Class[] };
	return rows;
}

/** Books where there is a place, and where she has never been booked. */
async function book(tx: Database, { id }: Ana, visits: readonly Visit[]): Promise<number> {
	const { rows } = (await tx.execute(sql`
		with visits as (
			select * from json_to_recordset(${JSON.stringify(visits)}::json)
				as visit (period_id integer, date date, created_at timestamptz, checked_in_at timestamptz)
		), placed as (
			insert into occurrences as existing (period_id, training_date, taken)
			select period_id, date, 1 from visits
			on conflict (period_id, training_date) do update set taken = existing.taken + 1
			where not existing.cancelled
				and existing.taken < coalesce(existing.capacity, (select capacity from periods where id = existing.period_id))
				and not exists (select from bookings where occurrence_id = existing.id and user_id = ${id})
			returning id, period_id, training_date
		)
		insert into bookings (occurrence_id, user_id, person, created_at, checked_in_at)
		select placed.id, ${id}, ${`user:${id}`}, visits.created_at, visits.checked_in_at
		from placed join visits on visits.period_id = placed.period_id and visits.date = placed.training_date
		returning id`)) as { rows: unknown[] };
	return rows.length;
}

/** Twice or three times a week, except for the summer holiday; three times in the year she did not come. */
const habits: { on: Day; time: number; comes: (weeksAgo: number) => boolean }[] = [
	{ on: 2, time: 1820, comes: (weeksAgo) => weeksAgo % 9 !== 4 },
	{ on: 4, time: 1820, comes: (weeksAgo) => weeksAgo % 4 !== 3 },
	{ on: 6, time: 1010, comes: (weeksAgo) => weeksAgo % 3 === 0 },
];
const weeksOfYear = 52;
const isHoliday = (weeksAgo: number) => weeksAgo >= 15 && weeksAgo <= 17;
const isMissed = (on: Day, weeksAgo: number) => on === 2 && weeksAgo % 17 === 8;

async function addYear(tx: Database, ana: Ana, now: Date): Promise<void> {
	const today = wallTime(now).date;
	const monday = addDays(today, 1 - dayOf(today));
	const visits: Visit[] = [];
	for (const { on, time, comes } of habits) {
		const [found] = await classesNear(tx, on, time);
		if (!found) continue;
		const recent = { from: addDays(monday, -7 * historyWeeks), until: addDays(monday, -1), periodId: found.id };
		await addBookings(tx, { ...recent, promotionsUntil: recent.from, now });
		for (let weeksAgo = 1; weeksAgo <= weeksOfYear; weeksAgo += 1) {
			if (isHoliday(weeksAgo) || !comes(weeksAgo)) continue;
			const date = addDays(monday, on - 1 - 7 * weeksAgo);
			const start = instantOf(date, found.time).getTime();
			const came = isMissed(on, weeksAgo) ? null : new Date(start - 9 * minute);
			visits.push({ period_id: found.id, date, created_at: new Date(start - 3 * day), checked_in_at: came });
		}
	}
	await book(tx, ana, visits);
	await tx.execute(sql`
		update users set created_at = visits.first, email_verified_at = visits.first, terms_accepted_at = visits.first,
			last_visit_on = visits.last
		from (
			select min(bookings.created_at) - interval '2 days' as first,
				max(training_date) filter (where checked_in_at is not null) as last
			from bookings join occurrences on occurrences.id = occurrence_id where user_id = ${ana.id}
		) as visits
		where users.id = ${ana.id}`);
}

const training = (name: string) => trainings.find((one) => one.name.en === name)?.id as number;

async function addFavourites(tx: Database, { id: userId }: Ana, createdAt: Date): Promise<void> {
	const coach = trainers.find(({ name }) => name === "Jelena Radosavac")?.id as number;
	await tx
		.insert(favourites)
		.values([
			{ userId, createdAt, gymId: homeClub },
			{ userId, createdAt, trainingId: training("BodyPump") },
			{ userId, createdAt, trainingId: training("Hatha Yoga") },
			{ userId, createdAt, trainerId: coach },
		])
		.onConflictDoNothing();
}

/** Sent two weeks ago and answered the next morning. */
async function addEnquiry(tx: Database, ana: Ana, now: Date): Promise<void> {
	const { reply, ...enquiry } = anasEnquiry;
	const createdAt = instantOf(addDays(wallTime(now).date, -14), 2012);
	const answeredAt = instantOf(addDays(wallTime(now).date, -13), 914);
	const [desk] = await tx.select({ id: users.id }).from(users).where(eq(users.email, "desk.zemun@kvart.example"));
	const name = `${ana.firstName} ${ana.lastName}`;
	const { phone, phoneDigits } = ana;
	const [added] = await tx
		.insert(enquiries)
		.values({
			...enquiry,
			name,
			email,
			phone,
			phoneDigits,
			createdAt,
			answeredAt,
			gymId: homeClub,
			assigneeId: desk?.id ?? null,
			form: { name, email, phone_1: nationalPhone(phone), ...enquiry.form },
			formKey: "demo-enquiry-ana",
		})
		.onConflictDoNothing()
		.returning();
	if (!added || !desk) return;
	await tx
		.insert(enquiryNotes)
		.values({ enquiryId: added.id, authorId: desk.id, kind: "reply", text: reply, createdAt: answeredAt });
}

/** An evening class on that date that can still be booked. */
async function bookEvening(tx: Database, ana: Ana, date: CalendarDate, now: Date): Promise<boolean> {
	for (const one of await classesNear(tx, dayOf(date), 1820)) {
		if (instantOf(date, one.time).getTime() < now.getTime() + 60 * minute) continue;
		const visit = {
			period_id: one.id,
			date,
			created_at: new Date(now.getTime() - 20 * 60 * minute),
			checked_in_at: null,
		};
		if ((await book(tx, ana, [visit])) > 0) return true;
	}
	return false;
}

/** The days of her bookings from today on, also of cancelled ones: what a visitor cancels does not come back. */
async function ownDates(tx: Database, { id }: Ana, today: CalendarDate): Promise<CalendarDate[]> {
	const { rows } = (await tx.execute(sql`
		select to_char(training_date, 'YYYY-MM-DD') as date from bookings join occurrences on occurrences.id = occurrence_id
		where user_id = ${id} and training_date >= ${today}::date`)) as { rows: { date: CalendarDate }[] };
	return rows.map(({ date }) => date);
}

/** For a full class of the next days; if there is none, one of her club is filled. */
async function waitForPlace(tx: Database, { id }: Ana, today: CalendarDate, now: Date): Promise<void> {
	const { rows: waiting } = (await tx.execute(sql`
		select from waits join occurrences on occurrences.id = occurrence_id
		where user_id = ${id} and training_date >= ${today}::date limit 1`)) as { rows: unknown[] };
	if (waiting.length > 0) return;
	const { rows } = (await tx.execute(sql`
		select occurrences.id from occurrences join periods on periods.id = period_id
		where occurrences.training_date between ${addDays(today, 1)}::date and ${addDays(today, 6)}::date
			and periods.training_date is null and taken >= coalesce(occurrences.capacity, periods.capacity)
			and periods.capacity > 1 and not occurrences.cancelled and periods.cancelled_from is null
			and not exists (
				select from bookings join occurrences as own on own.id = bookings.occurrence_id
				where user_id = ${id} and own.training_date = occurrences.training_date
			)
		order by periods.time < 1600, occurrences.training_date, occurrences.id limit 1`)) as { rows: { id: number }[] };
	const occurrenceId = rows[0]?.id ?? (await fillOne(tx, addDays(today, 2), now));
	if (occurrenceId === undefined) return;
	await tx.execute(sql`
		insert into waits (occurrence_id, user_id, created_at) values (${occurrenceId}, ${id}, ${now.toISOString()})
		on conflict do nothing`);
}

async function fillOne(tx: Database, date: CalendarDate, now: Date): Promise<number | undefined> {
	const [found] = await classesNear(tx, dayOf(date), 1930);
	if (!found) return undefined;
	await addBookings(tx, {
		from: date,
		until: date,
		promotionsUntil: addDays(date, -1),
		now,
		periodId: found.id,
		full: true,
	});
	const { rows } = (await tx.execute(sql`
		select occurrences.id from occurrences join periods on periods.id = period_id
		where period_id = ${found.id} and occurrences.training_date = ${date}::date and taken >= periods.capacity`)) as {
		rows: { id: number }[];
	};
	return rows[0]?.id;
}

const marker = { key: "demo-ana", value: true };

/** The life of a member: a year of visits once, and at every start a class tonight, one next week and a wait. */
export async function rollAna(db: Database, clock: Clock): Promise<void> {
	const now = clock.now();
	const today = wallTime(now).date;
	await db.transaction(async (tx) => {
		const [ana] = await tx.select().from(users).where(eq(users.email, email));
		if (!ana) return;
		const fresh = await tx.insert(settings).values(marker).onConflictDoNothing().returning();
		if (fresh.length > 0) {
			await addYear(tx, ana, now);
			await addFavourites(tx, ana, now);
			await addEnquiry(tx, ana, now);
		}
		const dates = await ownDates(tx, ana, today);
		const tomorrow = addDays(today, 1);
		if (!dates.includes(today) && !(await bookEvening(tx, ana, today, now)) && !dates.includes(tomorrow))
			await bookEvening(tx, ana, tomorrow, now);
		if (!dates.some((date) => date >= addDays(today, 5))) await bookEvening(tx, ana, addDays(today, 7), now);
		await waitForPlace(tx, ana, today, now);
	});
}
