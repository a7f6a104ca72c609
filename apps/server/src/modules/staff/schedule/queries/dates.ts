import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings, waits } from "../../../../platform/database/schema/booking.ts";
import { occurrences } from "../../../../platform/database/schema/schedule.ts";

export type DateRow = typeof occurrences.$inferSelect;

/** A period from a date on. */
export interface DatesFrom {
	periodId: number;
	from: CalendarDate;
}

/** In one statement: a closing of the chain concerns hundreds of periods. */
export function selectDatesFrom(tx: Database, starts: readonly DatesFrom[]) {
	const rows = JSON.stringify(starts.map(({ periodId, from }) => ({ period_id: periodId, from_date: from })));
	return tx
		.select(getTableColumns(occurrences))
		.from(occurrences)
		.innerJoin(
			sql`jsonb_to_recordset(${rows}::jsonb) as starts (period_id integer, from_date date)`,
			sql`starts.period_id = ${occurrences.periodId} and starts.from_date <= ${occurrences.trainingDate}`,
		)
		.orderBy(asc(occurrences.periodId), asc(occurrences.trainingDate))
		.$dynamic();
}

interface TrainingDate {
	periodId: number;
	trainingDate: CalendarDate;
}

/**
 * Bookings of these dates wait for the lock. Creates the rows of `dates`, because every booking needs that of its date,
 * and locks all in one statement, in the order of bookings.
 */
export async function lockDatesFrom(
	tx: Database,
	starts: readonly DatesFrom[],
	dates: readonly TrainingDate[] = [],
): Promise<DateRow[]> {
	if (starts.length === 0) return [];
	const added = JSON.stringify(
		dates.map(({ periodId, trainingDate }) => ({ period_id: periodId, date: trainingDate })),
	);
	const stored = selectDatesFrom(tx, starts).as("stored");
	await tx.execute(sql`
		insert into occurrences as existing (period_id, training_date)
		select stored.period_id, stored.training_date from ${stored}
		union
		select period_id, date from jsonb_to_recordset(${added}::jsonb) as added (period_id integer, date date)
		order by 1, 2
		on conflict (period_id, training_date) do update set taken = existing.taken`);
	return selectDatesFrom(tx, starts);
}

/** Whether a place in these dates is booked; call it while they are locked. */
export async function hasBooked(tx: Database, occurrenceIds: readonly number[]): Promise<boolean> {
	return occurrenceIds.length > 0 && (await tx.$count(bookings, booked(occurrenceIds))) > 0;
}

const booked = (occurrenceIds: readonly number[]) =>
	and(inArray(bookings.occurrenceId, [...occurrenceIds]), isNull(bookings.cancelledAt));

/** Cancels all bookings of these dates. */
export async function cancelBookings(tx: Database, occurrenceIds: readonly number[], now: Date): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx.update(bookings).set({ cancelledAt: now }).where(booked(occurrenceIds));
	// Their places are free as well.
	await tx
		.update(bookings)
		.set({ heldUntil: null })
		.where(and(inArray(bookings.occurrenceId, [...occurrenceIds]), isNotNull(bookings.heldUntil)));
	await tx
		.update(occurrences)
		.set({ taken: 0 })
		.where(inArray(occurrences.id, [...occurrenceIds]));
}

/** Stops bookings. Without a reason, because the period has it. */
export async function closeDates(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx
		.update(occurrences)
		.set({ cancelled: true })
		.where(and(inArray(occurrences.id, [...occurrenceIds]), eq(occurrences.cancelled, false)));
}

/** Reopens dates that were closed with their series; dates cancelled on their own have a reason and stay cancelled. */
export async function openDates(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx
		.update(occurrences)
		.set({ cancelled: false })
		.where(and(inArray(occurrences.id, [...occurrenceIds]), isNull(occurrences.cancelReason)));
}

/** Moves a date with its bookings and its waiting list to another period or date. */
export async function moveDate(tx: Database, old: DateRow, periodId: number, date: CalendarDate): Promise<number> {
	const { id: _, periodId: __, trainingDate: ___, version: ____, ...values } = old;
	const [made] = await tx
		.insert(occurrences)
		.values({ periodId, trainingDate: date, ...values })
		// The row exists if a training moves back to where it was.
		.onConflictDoUpdate({ target: [occurrences.periodId, occurrences.trainingDate], set: values })
		.returning({ id: occurrences.id });
	await tx
		.update(bookings)
		.set({ occurrenceId: sql`${made?.id}::integer` })
		.where(and(eq(bookings.occurrenceId, old.id), or(isNull(bookings.cancelledAt), isNotNull(bookings.heldUntil))));
	await tx
		.update(waits)
		.set({ occurrenceId: sql`${made?.id}::integer` })
		.where(and(eq(waits.occurrenceId, old.id), isNull(waits.endedAt)));
	await tx.update(occurrences).set({ taken: 0, movedToId: null }).where(eq(occurrences.id, old.id));
	return made?.id ?? 0;
}

/** The date from which a training was moved to this one, if it was. */
export async function selectOrigin(tx: Database, occurrenceId: number): Promise<DateRow | undefined> {
	const [row] = await tx.select().from(occurrences).where(eq(occurrences.movedToId, occurrenceId)).for("update");
	return row;
}

/** The training has moved again; null if it was removed, which leaves its first date cancelled. */
export async function redirectMoves(
	tx: Database,
	occurrenceIds: readonly number[],
	movedToId: number | null,
): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx
		.update(occurrences)
		.set({ movedToId })
		.where(inArray(occurrences.movedToId, [...occurrenceIds]));
}

export async function selectDate(tx: Database, id: number): Promise<DateRow | undefined> {
	const [row] = await tx.select().from(occurrences).where(eq(occurrences.id, id)).for("update");
	return row;
}
