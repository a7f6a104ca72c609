import { addDays, type CalendarDate } from "@kvart/contract/time";
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { isActive } from "../../../../platform/database/member-rows.ts";
import { bookings, waits } from "../../../../platform/database/schema/booking.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import type { DateRow } from "./dates.ts";
import type { PeriodRow } from "./periods.ts";

/** As it was, except that its version goes on. */
export async function restorePeriodRow(tx: Database, { id, version: _, ...values }: PeriodRow): Promise<void> {
	await tx
		.update(periods)
		.set({ ...values, version: sql`${periods.version} + 1` })
		.where(eq(periods.id, id));
}

export async function restoreDate(tx: Database, { id, taken: _, version: __, ...values }: DateRow): Promise<void> {
	await tx.update(occurrences).set(values).where(eq(occurrences.id, id));
}

/** Dates that nothing was known about. */
export async function clearDates(tx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const plain = {
		capacity: null,
		cancelled: false,
		cancelReason: null,
		cancelNoteEng: null,
		substituteId: null,
		movedToId: null,
		closingId: null,
	};
	await tx
		.update(occurrences)
		.set(plain)
		.where(inArray(occurrences.id, [...ids]));
}

interface Returning {
	from: number;
	to: number;
	days: number;
	/** The dates of `from`; null has no limit. */
	first: CalendarDate | null;
	last: CalendarDate | null;
}

/** Everyone who is in a period now goes to another one, some days earlier or later. */
export async function movePeople(tx: Database, { from, to, days, first, last }: Returning): Promise<void> {
	const rows = await tx
		.select({ id: occurrences.id, date: occurrences.trainingDate })
		.from(occurrences)
		.where(
			and(
				eq(occurrences.periodId, from),
				first === null ? undefined : gte(occurrences.trainingDate, first),
				last === null ? undefined : lte(occurrences.trainingDate, last),
			),
		)
		.for("update");
	for (const { id, date } of rows) {
		const trainingDate = addDays(date, days);
		await tx.insert(occurrences).values({ periodId: to, trainingDate }).onConflictDoNothing();
		const target = sql`(select id from occurrences where period_id = ${to} and training_date = ${trainingDate})`;
		await tx
			.update(bookings)
			.set({ occurrenceId: target })
			.where(and(eq(bookings.occurrenceId, id), or(isNull(bookings.cancelledAt), isNotNull(bookings.heldUntil))));
		await tx
			.update(waits)
			.set({ occurrenceId: target })
			.where(and(eq(waits.occurrenceId, id), isNull(waits.endedAt)));
	}
}

/** Before the dates, so that a member who gets a place or a wait back is not blocked or erased meanwhile. */
export async function shareMembers(
	tx: Database,
	bookingIds: readonly number[],
	waitIds: readonly number[],
): Promise<void> {
	const booked = tx
		.select({ id: bookings.userId })
		.from(bookings)
		.where(inArray(bookings.id, [...bookingIds]));
	const waited = tx
		.select({ id: waits.userId })
		.from(waits)
		.where(inArray(waits.id, [...waitIds]));
	const either = or(inArray(users.id, booked), inArray(users.id, waited));
	await tx.select({ id: users.id }).from(users).where(either).orderBy(users.id).for("share");
}

/** Bookings that the change cancelled, unless the person has booked again or may not come any more. */
export async function reviveBookings(tx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await tx.execute(sql`
		update bookings set cancelled_at = null, cancelled_late = false
		where ${inArray(sql`bookings.id`, [...ids])}
			and (user_id is null or user_id in (select id from users where ${isActive})) and not exists (
			select from bookings as other
			where other.occurrence_id = bookings.occurrence_id and (other.cancelled_at is null or other.held_until is not null)
				and other.person = bookings.person
		)`);
}

/** Waits that the change ended, unless the member has joined again or is not here any more. */
export async function reviveWaits(tx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await tx.execute(sql`
		update waits set ended_at = null, outcome = null
		where ${inArray(sql`waits.id`, [...ids])}
			and user_id in (select id from users where ${isActive})
			and not exists (
				select from waits as other
				where other.occurrence_id = waits.occurrence_id and other.user_id = waits.user_id and other.ended_at is null
			)`);
}

/** Waits that a withdrawn cancellation had brought back. */
export async function closeReopened(tx: Database, ids: readonly number[], now: Date): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.update(waits)
		.set({ endedAt: now, outcome: "closed" })
		.where(and(inArray(waits.id, [...ids]), isNull(waits.endedAt)));
}

/** Members who got a place from the waiting list wait again. */
export async function cancelMade(tx: Database, ids: readonly number[], now: Date): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.update(bookings)
		.set({ cancelledAt: now })
		.where(and(inArray(bookings.id, [...ids]), isNull(bookings.cancelledAt)));
}

/** Counts the taken places anew. */
export async function recount(tx: Database, periodIds: readonly number[], from: CalendarDate): Promise<void> {
	if (periodIds.length === 0) return;
	const taken = sql`(select count(*) from bookings where bookings.occurrence_id = occurrences.id
		and (cancelled_at is null or held_until is not null))`;
	await tx
		.update(occurrences)
		.set({ taken })
		.where(and(inArray(occurrences.periodId, [...periodIds]), gte(occurrences.trainingDate, from)));
}

export async function hasBookings(tx: Database, periodIds: readonly number[]): Promise<boolean> {
	if (periodIds.length === 0) return false;
	const [row] = await tx
		.select({ id: bookings.id })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.where(and(inArray(occurrences.periodId, [...periodIds]), isNull(bookings.cancelledAt)))
		.limit(1);
	return row !== undefined;
}
