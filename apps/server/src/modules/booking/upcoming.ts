import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { localTime, type PassingOn, passOnPlaces } from "./pass-on.ts";
import { endWaitsOf } from "./waiting-queries.ts";

/**
 * Cancels the bookings of trainings that have not started, and gives their places to those who wait. Locks the
 * occurrences first, in the same order as booking does.
 */
export async function cancelUpcoming(tx: Database, deps: PassingOn, which: SQL): Promise<void> {
	const now = deps.clock.now();
	const { date, time } = localTime(now);
	const { rows } = (await tx.execute(sql`
		with upcoming as (
			select bookings.id as booking_id, occurrences.id
			from bookings
			join occurrences on occurrences.id = bookings.occurrence_id
			join periods on periods.id = occurrences.period_id
			where ${which} and bookings.cancelled_at is null
				and (occurrences.training_date, periods.time) > (${date}::date, ${time}::integer)
			order by occurrences.id
			for update of occurrences
		), cancelled as (
			update bookings set cancelled_at = ${now.toISOString()}::timestamptz
			from upcoming
			where bookings.id = upcoming.booking_id and bookings.cancelled_at is null
			returning upcoming.id
		)
		update occurrences set taken = taken - 1 from cancelled where occurrences.id = cancelled.id
		returning occurrences.id`)) as { rows: { id: number }[] };
	await passOnPlaces(
		tx,
		deps,
		rows.map(({ id }) => id),
	);
}

/** Of a member who may not come any more: bookings and waits of trainings that have not started. */
export async function cancelAllOf(tx: Database, deps: PassingOn, userId: number): Promise<void> {
	await endWaitsOf(tx, userId, deps.clock.now());
	await cancelUpcoming(tx, deps, sql`bookings.user_id = ${userId}`);
}
