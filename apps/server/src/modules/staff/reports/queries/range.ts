import type { CalendarDate } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { wasHeld, wasOffered } from "../../../../platform/office/no-shows.ts";

export interface ReportRange {
	from: CalendarDate;
	until: CalendarDate;
	/** Null means every club. */
	clubs: readonly number[] | null;
}

/** Enquiries that came between two instants. */
export interface EnquiryRange extends Pick<ReportRange, "clubs"> {
	since: Date;
	before: Date;
}

export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
	const result = await db.execute(query);
	return (result as { rows: Row[] }).rows;
}

export function within(column: SQL, clubs: ReportRange["clubs"]): SQL {
	if (clubs === null) return sql`true`;
	return sql`${column} = any(${`{${clubs.join(",")}}`}::integer[])`;
}

/** For a query on `occurrences`. */
export function takesPlaceIn(clubs: ReportRange["clubs"]): SQL {
	if (clubs === null) return sql`true`;
	return sql`period_id in (
		select periods.id from periods join gym_rooms on gym_rooms.id = periods.gym_room_id
		where ${within(sql`gym_rooms.gym_id`, clubs)})`;
}

/**
 * For a `with`: every date of every period, with what is known of it. The dates are generated, because those without
 * bookings have no row. Periods that ended before the range are left out first. What is known is read at
 * once: PostgreSQL expects few dates and, after many years, would look up each; `offset 0` keeps it from that. `coach_id` is
 * the coach who teaches on the date, `trainer_id` the one of the series.
 */
export function classesIn({ from, until, clubs }: ReportRange): SQL {
	return sql`
		calendar as materialized (
			select date::date as date, extract(isodow from date)::integer as day
			from generate_series(${from}::date, ${until}::date, interval '1 day') as date
		), dates as (
			select periods.id, gym_rooms.gym_id, training_id, trainer_id, periods.day, time, capacity, date, cancelled_from
			from calendar
			join periods on periods.day = calendar.day and promotion_id is null and valid_from <= date
				and (valid_until is null or date <= valid_until)
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			where valid_from <= ${until}::date and (valid_until is null or valid_until >= ${from}::date)
				and ${within(sql`gym_rooms.gym_id`, clubs)}
			union all
			select periods.id, gym_rooms.gym_id, training_id, trainer_id, day, time, capacity, training_date, cancelled_from
			from periods join gym_rooms on gym_rooms.id = periods.gym_room_id
			where training_date between ${from}::date and ${until}::date and ${within(sql`gym_rooms.gym_id`, clubs)}
		), classes as (
			select gym_id, training_id, trainer_id, coalesce(known.substitute_id, trainer_id) as coach_id, day, time, date,
				coalesce(known.capacity, dates.capacity) as capacity, coalesce(known.taken, 0) as taken,
				coalesce(known.cancelled, false) or coalesce(cancelled_from <= date, false) as cancelled,
				known.moved_to_id is not null as moved
			from dates left join (
				select * from occurrences
				where training_date between ${from}::date and ${until}::date and ${takesPlaceIn(clubs)} offset 0
			) as known on known.period_id = dates.id and known.training_date = dates.date
		)`;
}

/**
 * For a `with`: the dates of the range that have a row, because of a booking or a change by staff, and what
 * decides whether a booking counts as missed. They are read first, and at once: after many years PostgreSQL expects far too
 * many, and would join each with every period. For the same reason bookings are read with `offset 0`: by their index, not
 * all of all years. `held` is known only with the time.
 */
export function datesIn({ from, until, clubs }: ReportRange, now?: Date): SQL {
	return sql`
		dates as materialized (
			select occurrences.id, occurrences.training_date, gym_rooms.gym_id, periods.training_id,
				coalesce(occurrences.substitute_id, periods.trainer_id) as coach_id, periods.day, periods.time / 100 as hour,
				${now ? wasHeld(now) : sql`null::boolean`} as held, ${wasOffered} as offered
			from (
				select * from occurrences where training_date between ${from}::date and ${until}::date offset 0
			) as occurrences
			join periods on periods.id = occurrences.period_id
			join trainings on trainings.id = periods.training_id
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			where ${within(sql`gym_rooms.gym_id`, clubs)}
		)`;
}
