import type { MissKind } from "@kvart/contract/no-show-policy";
import type { CalendarDate } from "@kvart/contract/time";
import { and, desc, eq, gte, isNull, max, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookingPauses, bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { isLateCancellation, isNoShow } from "../../../platform/office/no-shows.ts";

/** Days from `from` until the day before `before`. */
export interface CountedDays {
	from: CalendarDate;
	before: CalendarDate;
}

export interface Miss {
	kind: MissKind;
	training: string;
	training_eng: string;
	gym: string;
	training_date: CalendarDate;
	time: number;
}

const missKind = (now: Date) => sql`case
	when bookings.forgiven_at is not null then null
	when ${isNoShow(now)} then 'no_show'
	when ${isLateCancellation} then 'late_cancellation'
end`;

const bookingsOf = ({ from, before }: CountedDays, which: SQL) => sql`
	from occurrences
	join bookings on bookings.occurrence_id = occurrences.id
	join periods on periods.id = occurrences.period_id
	join trainings on trainings.id = periods.training_id
	where occurrences.training_date >= ${from}::date and occurrences.training_date < ${before}::date and ${which}`;

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
	return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** Latest first. */
export function selectMisses(db: Database, userId: number, days: CountedDays, now: Date): Promise<Miss[]> {
	return rowsOf(
		db,
		sql`
		select missed.kind, missed.training, missed.training_eng, gyms.name as gym,
			to_char(missed.training_date, 'YYYY-MM-DD') as training_date, missed.time
		from (
			select ${missKind(now)} as kind, trainings.name as training, trainings.name_eng as training_eng,
				periods.gym_room_id, occurrences.training_date, periods.time
			${bookingsOf(days, sql`bookings.user_id = ${userId}`)}
		) as missed
		join gym_rooms on gym_rooms.id = missed.gym_room_id
		join gyms on gyms.id = gym_rooms.gym_id
		where missed.kind is not null
		order by missed.training_date desc, missed.time desc`,
	);
}

/** Members who may have missed that many; earlier pauses are not subtracted yet. */
export async function selectFrequent(db: Database, days: CountedDays, count: number, now: Date): Promise<number[]> {
	const rows = await rowsOf<{ id: number }>(
		db,
		sql`
		select missed.user_id as id from (
			select bookings.user_id, ${missKind(now)} as kind
			${bookingsOf(days, sql`bookings.user_id is not null and (bookings.checked_in_at is null or bookings.cancelled_at is not null)`)}
		) as missed
		join users on users.id = missed.user_id and users.blocked_at is null and users.erased_at is null
		where missed.kind is not null
		group by missed.user_id having count(*) >= ${count}
		order by missed.user_id`,
	);
	return rows.map(({ id }) => id);
}

const inForce = isNull(bookingPauses.liftedAt);

/** The first day of the latest pause: what came before is counted already. */
export async function selectLastPauseStart(db: Database, userId: number): Promise<CalendarDate | null> {
	const [row] = await db
		.select({ from: max(bookingPauses.fromDate) })
		.from(bookingPauses)
		.where(and(eq(bookingPauses.userId, userId), inForce));
	return row?.from ?? null;
}

export async function insertPause(tx: Database, row: typeof bookingPauses.$inferInsert): Promise<number | undefined> {
	const [pause] = await tx.insert(bookingPauses).values(row).onConflictDoNothing().returning({ id: bookingPauses.id });
	return pause?.id;
}

/** Latest first. */
export function selectRunningPauses(db: Database, userId: number, today: CalendarDate) {
	return db
		.select()
		.from(bookingPauses)
		.where(and(eq(bookingPauses.userId, userId), inForce, gte(bookingPauses.untilDate, today)))
		.orderBy(desc(bookingPauses.fromDate));
}

/** Undefined once it is lifted. */
export async function selectPause(db: Database, pauseId: number) {
	const [row] = await db
		.select()
		.from(bookingPauses)
		.where(and(eq(bookingPauses.id, pauseId), inForce));
	return row;
}

export async function setLifted(tx: Database, pauseId: number, now: Date): Promise<void> {
	await tx.update(bookingPauses).set({ liftedAt: now }).where(eq(bookingPauses.id, pauseId));
}

export async function setPausedUntil(tx: Database, userId: number, until: CalendarDate | null): Promise<void> {
	await tx.update(users).set({ bookingPauseUntil: until }).where(eq(users.id, userId));
}

/** When the policy is turned off. */
export async function liftAll(tx: Database, now: Date, today: CalendarDate): Promise<void> {
	await tx
		.update(bookingPauses)
		.set({ liftedAt: now })
		.where(and(inForce, gte(bookingPauses.untilDate, today)));
	const paused = gte(users.bookingPauseUntil, today);
	await tx.select({ id: users.id }).from(users).where(paused).orderBy(users.id).for("no key update");
	await tx.update(users).set({ bookingPauseUntil: null }).where(paused);
}

export async function selectRecipient(tx: Database, userId: number) {
	const [row] = await tx
		.select({ email: users.email, firstName: users.firstName, language: users.language })
		.from(users)
		.where(eq(users.id, userId));
	return row;
}

/** Forgiven ones do not count. */
export function countLateCancellations(db: Database, userId: number, since: Date): Promise<number> {
	return db.$count(
		bookings,
		and(
			eq(bookings.userId, userId),
			eq(bookings.cancelledLate, true),
			isNull(bookings.forgivenAt),
			gte(bookings.cancelledAt, since),
		),
	);
}
