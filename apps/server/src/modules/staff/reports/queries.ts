import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import type { ClubMonth, NoShow } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";
import { isNoShow } from "../../../platform/office/no-shows.ts";

export interface ReportRange {
	from: CalendarDate;
	until: CalendarDate;
	/** Null means every club. */
	clubs: readonly number[] | null;
}

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
	const result = await db.execute(query);
	return (result as { rows: Row[] }).rows;
}

function within(column: SQL, clubs: ReportRange["clubs"]): SQL {
	if (clubs === null) return sql`true`;
	return sql`${column} = any(${`{${clubs.join(",")}}`}::integer[])`;
}

export interface FillRow {
	/** One row in total, and one for each club, training, coach, and day and hour. */
	part: "total" | "club" | "training" | "coach" | "hour";
	id: number | null;
	day: number | null;
	hour: number | null;
	held: number;
	capacity: number;
	taken: number;
}

/** Generates the dates of weekly periods, because dates without bookings have no row. */
export function selectFill(db: Database, { from, until, clubs }: ReportRange): Promise<FillRow[]> {
	return rowsOf<FillRow>(
		db,
		sql`
		with calendar as materialized (
			select date::date as date, extract(isodow from date)::integer as day
			from generate_series(${from}::date, ${until}::date, interval '1 day') as date
		), dates as (
			select periods.id, gym_rooms.gym_id, training_id, trainer_id, periods.day, time / 100 as hour, capacity, date
			from calendar
			join periods on periods.day = calendar.day and promotion_id is null and valid_from <= date
				and (valid_until is null or date <= valid_until) and (cancelled_from is null or date < cancelled_from)
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			where ${within(sql`gym_rooms.gym_id`, clubs)}
			union all
			select periods.id, gym_rooms.gym_id, training_id, trainer_id, day, time / 100, capacity, training_date
			from periods join gym_rooms on gym_rooms.id = periods.gym_room_id
			where training_date between ${from}::date and ${until}::date and ${within(sql`gym_rooms.gym_id`, clubs)}
				and (cancelled_from is null or training_date < cancelled_from)
		), held as (
			select gym_id, training_id, coalesce(substitute_id, trainer_id) as coach_id, day, hour,
				coalesce(known.capacity, dates.capacity) as capacity, coalesce(taken, 0) as taken
			from dates left join occurrences as known on known.period_id = dates.id and known.training_date = dates.date
				and known.training_date between ${from}::date and ${until}::date
			where not coalesce(known.cancelled, false)
		)
		select
			case
				when grouping(gym_id) = 0 then 'club'
				when grouping(training_id) = 0 then 'training'
				when grouping(coach_id) = 0 then 'coach'
				when grouping(day) = 0 then 'hour'
				else 'total'
			end as part,
			coalesce(gym_id, training_id, coach_id) as id, day, hour,
			count(*)::integer as held, coalesce(sum(capacity), 0)::integer as capacity, coalesce(sum(taken), 0)::integer as taken
		from held
		group by grouping sets ((), (gym_id), (training_id), (coach_id), (day, hour))
		order by day, hour, id`,
	);
}

export interface WeekRow {
	week: CalendarDate;
	booked: number;
	cancelled: number;
	expected: number;
	came: number;
}

function takesPlaceIn(clubs: ReportRange["clubs"]): SQL {
	if (clubs === null) return sql`true`;
	return sql`period_id in (
		select periods.id from periods join gym_rooms on gym_rooms.id = periods.gym_room_id
		where ${within(sql`gym_rooms.gym_id`, clubs)})`;
}

/** By week of the training, without walk-ins. Attendance counts only where at least one person was checked in. */
export function selectWeeks(db: Database, { from, until, clubs }: ReportRange): Promise<WeekRow[]> {
	return rowsOf<WeekRow>(
		db,
		sql`
		with booked as (
			select occurrences.id, training_date, count(*) as booked,
				count(cancelled_at) as cancelled,
				count(*) filter (where cancelled_at is null) as active,
				count(checked_in_at) filter (where cancelled_at is null) as came
			from occurrences join bookings on bookings.occurrence_id = occurrences.id and not walk_in
			where training_date between ${from}::date and ${until}::date and ${takesPlaceIn(clubs)}
			group by occurrences.id
		)
		select to_char(date_trunc('week', training_date), 'YYYY-MM-DD') as week,
			sum(booked)::integer as booked, sum(cancelled)::integer as cancelled,
			coalesce(sum(active) filter (where came > 0), 0)::integer as expected, sum(came)::integer as came
		from booked group by 1 order by 1`,
	);
}

/** By month of the training; `id` is the club's. */
export function selectMonths(db: Database, { from, until, clubs }: ReportRange): Promise<Omit<ClubMonth, "name">[]> {
	return rowsOf(
		db,
		sql`
		with held as (
			select occurrences.id, gym_id, to_char(occurrences.training_date, 'YYYY-MM') as month
			from occurrences join periods on periods.id = occurrences.period_id
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			where occurrences.training_date between ${from}::date and ${until}::date and ${within(sql`gym_id`, clubs)}
		), counted as (
			select gym_id, month, 1 as joined, (coalesce(outcome, '') = 'booked')::integer as moved_up, 0 as cancelled_late
			from held join waits on waits.occurrence_id = held.id
			union all
			select gym_id, month, 0, 0, 1
			from held join bookings on bookings.occurrence_id = held.id and bookings.cancelled_late
		)
		select gym_id as id, month, sum(joined)::integer as joined, sum(moved_up)::integer as moved_up,
			sum(cancelled_late)::integer as cancelled_late
		from counted group by gym_id, month order by month, gym_id`,
	);
}

export interface EnquiryRow {
	part: "total" | "kind" | "club" | "language";
	kind: EnquiryKind | null;
	/** Of the club; null for enquiries without one. */
	id: number | null;
	language: Locale | null;
	received: number;
	answered: number;
	median_hours: number | null;
}

/** Without those caught by the honeypot field. */
export function selectEnquiries(
	db: Database,
	{ since, before, clubs }: { since: Date; before: Date; clubs: ReportRange["clubs"] },
): Promise<EnquiryRow[]> {
	return rowsOf<EnquiryRow>(
		db,
		sql`
		select
			case
				when grouping(kind) = 0 then 'kind'
				when grouping(gym_id) = 0 then 'club'
				when grouping(language) = 0 then 'language'
				else 'total'
			end as part,
			kind, gym_id as id, language, count(*)::integer as received, count(answered_at)::integer as answered,
			percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600) as median_hours
		from enquiries
		where created_at >= ${since.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz
			and ${within(sql`gym_id`, clubs)} and not marks @> array['trap']
		group by grouping sets ((), (kind), (gym_id), (language))
		order by kind, gym_id, language`,
	);
}

export function selectClubNames(db: Database) {
	return db.select({ id: gyms.id, name: gyms.name, name_eng: gyms.name }).from(gyms);
}

export function selectTrainingNames(db: Database) {
	return db.select({ id: trainings.id, name: trainings.name, name_eng: trainings.nameEng }).from(trainings);
}

export function selectCoachNames(db: Database) {
	return db.select({ id: trainers.id, name: trainers.name, name_eng: trainers.name }).from(trainers);
}

/** Members who did not come or cancelled late, without those that the desk forgave; most often first. */
export async function selectNoShows(db: Database, { from, until, clubs }: ReportRange, now: Date): Promise<NoShow[]> {
	const ofClubs = clubs === null ? sql`true` : sql`gym_rooms.gym_id = any (${`{${clubs.join(",")}}`}::integer[])`;
	const { rows } = (await db.execute(sql`
		select users.id as member_id, users.first_name, users.last_name, users.phone,
			count(*) filter (where not bookings.cancelled_late)::integer as no_shows,
			count(*) filter (where bookings.cancelled_late)::integer as late_cancellations,
			max(occurrences.training_date)::text as last_date
		from bookings
		join users on users.id = bookings.user_id
		join occurrences on occurrences.id = bookings.occurrence_id
		join periods on periods.id = occurrences.period_id
		join trainings on trainings.id = periods.training_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		where occurrences.training_date between ${from}::date and ${until}::date and ${ofClubs}
			and bookings.forgiven_at is null and (bookings.cancelled_late or ${isNoShow(now)})
		group by users.id
		order by count(*) desc, max(occurrences.training_date) desc, users.id`)) as { rows: NoShow[] };
	return rows;
}
