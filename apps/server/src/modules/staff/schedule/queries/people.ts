import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings } from "../../../../platform/database/schema/booking.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { occurrences } from "../../../../platform/database/schema/schedule.ts";

/** Makes the rows of these dates, so that they can be held: a booking takes place in such a row and nowhere else. */
export async function makeDates(tx: Database, periodId: number, dates: readonly CalendarDate[]): Promise<void> {
	if (dates.length === 0) return;
	await tx
		.insert(occurrences)
		.values(dates.map((trainingDate) => ({ periodId, trainingDate })))
		.onConflictDoNothing();
}

/** Every date of a period from that one on of which something is known, held: whoever books one of them waits. */
export function lockDatesFrom(tx: Database, periodId: number, from: CalendarDate) {
	return tx
		.select()
		.from(occurrences)
		.where(and(eq(occurrences.periodId, periodId), gte(occurrences.trainingDate, from)))
		.orderBy(asc(occurrences.trainingDate))
		.for("update");
}

export type DateRow = Awaited<ReturnType<typeof lockDatesFrom>>[number];

/** Who has a place on these dates. Asked for when the dates are held, nobody comes or goes meanwhile. */
export async function selectBooked(tx: Database, occurrenceIds: readonly number[]) {
	if (occurrenceIds.length === 0) return [];
	return tx
		.select({
			bookingId: bookings.id,
			occurrenceId: bookings.occurrenceId,
			guestFirstName: bookings.guestFirstName,
			guestLastName: bookings.guestLastName,
			guestPhone: bookings.guestPhone,
			userId: users.id,
			email: users.email,
			firstName: users.firstName,
			language: users.language,
		})
		.from(bookings)
		.leftJoin(users, and(eq(users.id, bookings.userId), isNull(users.erasedAt)))
		.where(and(inArray(bookings.occurrenceId, [...occurrenceIds]), isNull(bookings.cancelledAt)))
		.orderBy(asc(bookings.id));
}

export type BookedRow = Awaited<ReturnType<typeof selectBooked>>[number];

const booked = (occurrenceIds: readonly number[]) =>
	and(inArray(bookings.occurrenceId, [...occurrenceIds]), isNull(bookings.cancelledAt));

/** Gives every place on these dates back. */
export async function cancelBooked(tx: Database, occurrenceIds: readonly number[], now: Date): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx.update(bookings).set({ cancelledAt: now }).where(booked(occurrenceIds));
	await tx
		.update(occurrences)
		.set({ taken: 0 })
		.where(inArray(occurrences.id, [...occurrenceIds]));
}

/** Nobody can book these dates any more; it is the period and not the date that says why. */
export async function closeDates(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx
		.update(occurrences)
		.set({ cancelled: true })
		.where(and(inArray(occurrences.id, [...occurrenceIds]), eq(occurrences.cancelled, false)));
}

/** What was closed together with its series is open again; what was called off by itself has a reason and stays so. */
export async function openDates(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx
		.update(occurrences)
		.set({ cancelled: false })
		.where(and(inArray(occurrences.id, [...occurrenceIds]), isNull(occurrences.cancelReason)));
}

/** A date goes over to another period or date, with everybody who has a place in it. */
export async function moveDate(tx: Database, old: DateRow, periodId: number, date: CalendarDate): Promise<void> {
	const { capacity, substituteId, cancelled, cancelReason, taken } = old;
	const values = { capacity, substituteId, cancelled, cancelReason, taken };
	const [made] = await tx
		.insert(occurrences)
		.values({ periodId, trainingDate: date, ...values })
		// A training that comes back to the hour it left once finds that row again, empty.
		.onConflictDoUpdate({ target: [occurrences.periodId, occurrences.trainingDate], set: values })
		.returning({ id: occurrences.id });
	await tx
		.update(bookings)
		.set({ occurrenceId: sql`${made?.id}::integer` })
		.where(booked([old.id]));
	await tx.update(occurrences).set({ taken: 0 }).where(eq(occurrences.id, old.id));
}
