import { type CalendarDate, timeOf, wallTime } from "@kvart/contract/time";
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings } from "../../../../platform/database/schema/booking.ts";
import { closings, occurrences } from "../../../../platform/database/schema/schedule.ts";
import type { Plan } from "./conflicts.ts";
import type { DateRow } from "./dates.ts";

export type ClosingRow = typeof closings.$inferSelect;
export type NewClosingRow = typeof closings.$inferInsert;

export async function insertClosing(tx: Database, row: NewClosingRow): Promise<number> {
	const [made] = await tx.insert(closings).values(row).returning({ id: closings.id });
	return made?.id ?? 0;
}

export async function updateClosing(tx: Database, id: number, values: Partial<NewClosingRow>): Promise<void> {
	await tx.update(closings).set(values).where(eq(closings.id, id));
}

export async function deleteClosing(tx: Database, id: number): Promise<void> {
	await tx.delete(closings).where(eq(closings.id, id));
}

export async function lockClosing(tx: Database, id: number): Promise<ClosingRow | undefined> {
	const [row] = await tx.select().from(closings).where(eq(closings.id, id)).for("update");
	return row;
}

/** Also of one that was withdrawn. */
export async function selectClosingVersion(db: Database, id: number): Promise<number | undefined> {
	const [row] = await db.select({ version: closings.version }).from(closings).where(eq(closings.id, id));
	return row?.version;
}

// 930 is 9:30, which is minute 570.
const minute = (time: SQL) => sql`(${time} / 100 * 60 + ${time} % 100)`;
const begins = (date: SQL, time: SQL) => sql`(${date} + make_interval(mins => ${minute(time)}))`;
const closes = sql`(closings.from_date + make_interval(mins => coalesce(${minute(sql`closings.from_time`)}, 0)))`;
const opens = sql`(closings.until_date + make_interval(mins => coalesce(${minute(sql`closings.until_time`)}, 1440)))`;

const ofRoom = sql`(closings.gym_id is null or closings.gym_id = gym_rooms.gym_id)
	and (closings.gym_room_id is null or closings.gym_room_id = gym_rooms.id)`;

/** Every date of a period that falls into a closing; `condition` chooses closings or periods. */
const covered = (condition: SQL) => sql`
	select periods.id as period_id, dates.date, periods.time, closings.id as closing_id, closings.reason, closings.reason_eng
	from closings
	join gym_rooms on ${ofRoom}
	join periods on periods.gym_room_id = gym_rooms.id
	join trainings on trainings.id = periods.training_id
	cross join lateral (
		select day::date as date
		-- A training of the evening before may last until after midnight.
		from generate_series(greatest(closings.from_date - 1, periods.valid_from)::timestamp,
			least(closings.until_date, periods.valid_until)::timestamp, interval '1 day') as day
		where extract(isodow from day) = periods.day
	) as dates
	where closings.withdrawn_at is null and coalesce(periods.training_date = dates.date, true)
		and ${begins(sql`dates.date`, sql`periods.time`)} < ${opens}
		and ${begins(sql`dates.date`, sql`periods.time`)} + make_interval(mins => trainings.duration) > ${closes}
		and ${condition}`;

const afterNow = (now: Date) => {
	const { date, minutes } = wallTime(now);
	return sql`(dates.date, periods.time) > (${date}::date, ${timeOf(minutes)}::integer)`;
};

export interface CoveredDate {
	periodId: number;
	date: CalendarDate;
}

/** Dates that a closing covers and that have not started, also if they were cancelled before. */
export async function selectCovered(tx: Database, closingId: number, now: Date): Promise<CoveredDate[]> {
	const { rows } = (await tx.execute(sql`
		select period_id as "periodId", to_char(date, 'YYYY-MM-DD') as date
		from (${covered(sql`closings.id = ${closingId} and ${afterNow(now)}`)}) as covered
		order by period_id, date`)) as { rows: CoveredDate[] };
	return rows;
}

/** Dates that the closing has cancelled. */
export function selectClosedBy(tx: Database, closingId: number): Promise<DateRow[]> {
	return tx.select().from(occurrences).where(eq(occurrences.closingId, closingId)).orderBy(occurrences.id);
}

const cancelledByClosing = (select: SQL) => sql`
	insert into occurrences as existing (period_id, training_date, cancelled, cancel_reason, cancel_note_eng, closing_id)
	select distinct on (period_id, date) period_id, date, true, 'closed: ' || reason, reason_eng, closing_id
	from (${select}) as covered
	order by period_id, date, closing_id
	on conflict (period_id, training_date) do update set cancelled = true, cancel_reason = excluded.cancel_reason,
		cancel_note_eng = excluded.cancel_note_eng, closing_id = excluded.closing_id
	-- Dates that were cancelled or moved for another reason keep it.
	where not existing.cancelled or existing.cancel_reason is null or existing.closing_id = excluded.closing_id
	returning id`;

/**
 * Cancels the dates of these periods that fall into closings and have not started. New periods get theirs as well, so
 * that a closing holds for series that are added later.
 */
export async function applyClosings(tx: Database, periodIds: readonly number[], now?: Date): Promise<number[]> {
	if (periodIds.length === 0) return [];
	const chosen = inArray(sql`periods.id`, [...periodIds]);
	const which = now ? sql`${chosen} and ${afterNow(now)}` : chosen;
	const { rows } = (await tx.execute(cancelledByClosing(covered(which)))) as { rows: { id: number }[] };
	return rows.map(({ id }) => id);
}

const plain = { cancelled: false, cancelReason: null, cancelNoteEng: null, closingId: null };

export async function reopenDates(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx
		.update(occurrences)
		.set(plain)
		.where(inArray(occurrences.id, [...occurrenceIds]));
}

/** After undoing: series that were added meanwhile follow the closing as it is now. */
export async function realign(tx: Database, closingId: number, now: Date): Promise<void> {
	const ofClosing = covered(sql`closings.id = ${closingId}`);
	await tx
		.update(occurrences)
		.set(plain)
		.where(
			and(
				eq(occurrences.closingId, closingId),
				sql`(${occurrences.periodId}, ${occurrences.trainingDate}) not in (select period_id, date from (${ofClosing}) as covered)`,
			),
		);
	await tx.execute(cancelledByClosing(covered(sql`closings.id = ${closingId} and ${afterNow(now)}`)));
}

/** Whether these dates have bookings, or got some since. */
export async function hasBookingsIn(tx: Database, occurrenceIds: readonly number[], since?: Date): Promise<boolean> {
	if (occurrenceIds.length === 0) return false;
	const count = await tx.$count(
		bookings,
		and(
			inArray(bookings.occurrenceId, [...occurrenceIds]),
			isNull(bookings.cancelledAt),
			since && gt(bookings.createdAt, since),
		),
	);
	return count > 0;
}

/** Closings at the time of a single training. */
export async function isClosed(tx: Database, { roomId, time, duration, from }: Plan): Promise<boolean> {
	const start = begins(sql`${from}::date`, sql`${time}::integer`);
	const { rows } = (await tx.execute(sql`
		select 1 from closings
		join gym_rooms on gym_rooms.id = ${roomId} and ${ofRoom}
		where closings.withdrawn_at is null and ${start} < ${opens}
			and ${start} + make_interval(mins => ${duration}::integer) > ${closes}
		limit 1`)) as { rows: unknown[] };
	return rows.length > 0;
}

// Any fixed number.
const scheduleLock = 4_151_931;

/**
 * Changes of the schedule run side by side, but none beside a closing: each would overlook the other's new dates. Taken
 * first, so that it cannot deadlock with locks of rows.
 */
export async function lockSchedule(tx: Database, alone: boolean): Promise<void> {
	const lock = alone ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`;
	await tx.execute(sql`select ${lock}(${scheduleLock})`);
}
