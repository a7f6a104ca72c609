import { type SQL, sql } from "drizzle-orm";

/** For a query: a training at `time` (930 is 9:30) of a date has ended, by the clubs' clock. */
export function hasEndedBy(now: Date, date: SQL, time: SQL, duration: SQL): SQL<boolean> {
	return sql<boolean>`((${date} + make_interval(mins => ${time} / 100 * 60 + ${time} % 100 + ${duration}))
		at time zone 'Europe/Belgrade' <= ${now.toISOString()}::timestamptz)`;
}

/** For a query on `bookings`: neither cancelled nor checked in, and confirmed. */
export const isOpen: SQL<boolean> = sql<boolean>`(bookings.cancelled_at is null and bookings.checked_in_at is null and bookings.confirm_until is null)`;

/** For a query on `occurrences` with their `periods` and `trainings`: the training took place. */
export function wasHeld(now: Date): SQL<boolean> {
	return sql<boolean>`(not occurrences.cancelled
		and ${hasEndedBy(now, sql`occurrences.training_date`, sql`periods.time`, sql`trainings.duration`)})`;
}

// `offset 0` below: one look-up by the index for each booking, instead of reading all bookings of all years for a few.

/** For a query: a date has check-ins. */
export function isListKept(occurrenceId: SQL): SQL<boolean> {
	return sql<boolean>`exists (select from bookings as others
		where others.occurrence_id = ${occurrenceId} and others.checked_in_at is not null offset 0)`;
}

/**
 * For a query on `bookings` with their `occurrences`, `periods` and `trainings`: the person did not come. Only where
 * a member was checked in: elsewhere the desk kept no list. A check-in afterwards corrects it.
 */
export function isNoShow(now: Date): SQL<boolean> {
	return sql<boolean>`(${isOpen} and ${wasHeld(now)} and ${isListKept(sql`bookings.occurrence_id`)})`;
}

/** For a query on `bookings`: the person cancelled late. A rebooking replaces the cancelled one. */
export const wasCancelledLate: SQL<boolean> = sql<boolean>`(bookings.cancelled_late and bookings.held_until is null
	and not exists (select from bookings as again
		where again.occurrence_id = bookings.occurrence_id and again.person = bookings.person and again.cancelled_at is null offset 0))`;

/** For a query on `occurrences` with their `periods`: the training was not cancelled. */
export const wasOffered: SQL<boolean> = sql<boolean>`(not occurrences.cancelled and not coalesce(periods.cancelled_from <= occurrences.training_date, false))`;

/** For a query on `bookings` with their `occurrences` and `periods`: not if the training was cancelled as well. */
export const isLateCancellation: SQL<boolean> = sql<boolean>`(${wasCancelledLate} and ${wasOffered})`;
