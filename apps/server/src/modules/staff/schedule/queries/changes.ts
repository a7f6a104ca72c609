import { and, arrayOverlaps, desc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { classNews } from "../../../../platform/database/schema/class-news.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { mails } from "../../../../platform/database/schema/office.ts";
import { periods, scheduleChanges } from "../../../../platform/database/schema/schedule.ts";
import { isCalled } from "./calls.ts";
import type { PeriodRow } from "./periods.ts";

export type NewChange = typeof scheduleChanges.$inferInsert;
export type ChangeRow = typeof scheduleChanges.$inferSelect;

export async function insertChange(tx: Database, row: NewChange): Promise<number> {
	const [change] = await tx.insert(scheduleChanges).values(row).returning({ id: scheduleChanges.id });
	const id = change?.id ?? 0;
	await holdMailsWith(tx, id);
	return id;
}

/** From now on every mail that the transaction queues waits until the change cannot be undone any more. */
export async function holdMailsWith(tx: Database, id: number): Promise<void> {
	await tx.execute(sql`select set_config('kvart.schedule_change', ${String(id)}, true)`);
}

export async function countMails(tx: Database, id: number): Promise<number> {
	return tx.$count(mails, eq(mails.changeId, id));
}

export async function updateChange(tx: Database, id: number, values: Partial<NewChange>): Promise<void> {
	await tx.update(scheduleChanges).set(values).where(eq(scheduleChanges.id, id));
}

export async function lockChange(tx: Database, id: number): Promise<ChangeRow | undefined> {
	const [row] = await tx.select().from(scheduleChanges).where(eq(scheduleChanges.id, id)).for("update");
	return row;
}

const mailCount = sql<number>`(select count(*)::integer from ${mails} where ${mails.changeId} = ${scheduleChanges.id})`;
/** People, as the preview counts them: a coach may have calls about several classes. */
const callCount = sql<number>`(select count(distinct (class_news.coach_id, guest_first_name, guest_last_name, guest_phone))::integer
	from ${classNews} left join bookings on bookings.id = class_news.booking_id
	where ${classNews.changeId} = ${scheduleChanges.id} and ${classNews.toldAt} is null and ${isCalled})`;

/** Changes that can be undone, the latest first; null means all clubs. */
export function selectOpenChanges(db: Database, gymIds: readonly number[] | null, now: Date) {
	const { id, at, action, subject, gymIds: ofClubs, undoUntil } = getTableColumns(scheduleChanges);
	return db
		.select({
			id,
			at,
			action,
			subject,
			gymIds: ofClubs,
			undo_until: undoUntil,
			actor: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
			mailed: mailCount,
			to_call: callCount,
		})
		.from(scheduleChanges)
		.leftJoin(users, eq(users.id, scheduleChanges.actorId))
		.where(
			and(
				isNull(scheduleChanges.undoneAt),
				gt(scheduleChanges.undoUntil, now),
				gymIds === null ? undefined : arrayOverlaps(scheduleChanges.gymIds, [...gymIds]),
			),
		)
		.orderBy(desc(scheduleChanges.id))
		.limit(20);
}

export async function selectPeriodRows(tx: Database, ids: readonly number[]): Promise<PeriodRow[]> {
	if (ids.length === 0) return [];
	return tx
		.select()
		.from(periods)
		.where(inArray(periods.id, [...ids]));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const among = (column: SQL, ids: readonly number[]) => (ids.length === 0 ? sql`false` : inArray(column, [...ids]));

/** Places that have ended since; `movedUp` are the bookings that ended a wait. */
export async function selectEnded(tx: Database, bookingIds: readonly number[], waitIds: readonly number[]) {
	const rowsOf = async (query: SQL) => idsOf(((await tx.execute(query)) as { rows: { id: number }[] }).rows);
	return {
		bookings: await rowsOf(sql`select id::integer from bookings
			where ${among(sql`id`, bookingIds)} and cancelled_at is not null`),
		waits: await rowsOf(sql`select id::integer from waits where ${among(sql`id`, waitIds)} and ended_at is not null`),
		movedUp: await rowsOf(sql`
			select bookings.id::integer from waits
			join bookings on bookings.occurrence_id = waits.occurrence_id and bookings.user_id = waits.user_id
			where ${among(sql`waits.id`, waitIds)} and waits.outcome = 'booked' and bookings.cancelled_at is null`),
	};
}
