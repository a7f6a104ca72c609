import type { CalendarDate } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";

/** A condition on `bookings`. */
export type Bookings = SQL;

export const bookedByAccount = (userId: number) => sql`bookings.user_id = ${userId}`;

/**
 * Cancels the bookings of trainings that start after `local` and ends held places; returns the occurrences. Locks these
 * first, in the same order as booking does.
 */
export async function cancelAfter(
	tx: Database,
	which: Bookings,
	now: Date,
	local: { date: CalendarDate; time: number },
): Promise<number[]> {
	const { rows } = (await tx.execute(sql`
		with upcoming as (
			select bookings.id as booking_id, occurrences.id
			from bookings
			join occurrences on occurrences.id = bookings.occurrence_id
			join periods on periods.id = occurrences.period_id
			where ${which} and (bookings.cancelled_at is null or bookings.held_until is not null)
				and (occurrences.training_date, periods.time) > (${local.date}::date, ${local.time}::integer)
			order by occurrences.period_id, occurrences.training_date
			for update of occurrences
		), cancelled as (
			update bookings set cancelled_at = coalesce(cancelled_at, ${now.toISOString()}::timestamptz), held_until = null
			from upcoming
			where bookings.id = upcoming.booking_id and (bookings.cancelled_at is null or bookings.held_until is not null)
			returning upcoming.id
		), freed as (
			select id, count(*) as places from cancelled group by id
		)
		update occurrences set taken = taken - freed.places from freed where occurrences.id = freed.id
		returning occurrences.id`)) as { rows: { id: number }[] };
	return rows.map(({ id }) => id);
}
