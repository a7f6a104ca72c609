import { type SQL, sql } from "drizzle-orm";

/**
 * For a query on `bookings` with their `occurrences`, `periods` and `trainings`: the person did not come. Only where
 * somebody was checked in: elsewhere the desk did not keep the list. A check-in afterwards corrects it.
 */
export function isNoShow(now: Date): SQL<boolean> {
	return sql<boolean>`(bookings.cancelled_at is null and bookings.checked_in_at is null and bookings.confirm_until is null
		and not occurrences.cancelled
		and (occurrences.training_date + make_interval(mins => periods.time / 100 * 60 + periods.time % 100 + trainings.duration))
			at time zone 'Europe/Belgrade' <= ${now.toISOString()}::timestamptz
		and exists (select from bookings as others
			where others.occurrence_id = bookings.occurrence_id and others.checked_in_at is not null))`;
}
