import { addDays, type CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, getTableColumns, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../../platform/database/schema/trainings.ts";
import { applyClosings } from "./closings.ts";

/** The version covers a series with its dates. */
export const periodRecord = { table: periods, key: periods.id };

export type PeriodRow = typeof periods.$inferSelect;
export type NewPeriodRow = typeof periods.$inferInsert;

/** In the order of ids, as every change locks them. */
function selectDetails(db: Database, condition: SQL | undefined) {
	return db
		.select({ ...getTableColumns(periods), gymId: gymRooms.gymId, duration: trainings.duration })
		.from(periods)
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.where(condition)
		.orderBy(asc(periods.id));
}

export function selectPeriods(db: Database, ids: readonly number[]) {
	return selectDetails(db, inArray(periods.id, [...ids]));
}

/** All that is planned in these rooms between two dates, without the single trainings of promotions. */
export function selectPlanned(
	db: Database,
	roomIds: readonly number[],
	from: CalendarDate,
	last: CalendarDate | null,
): Promise<PeriodDetails[]> {
	return selectDetails(
		db,
		and(
			inArray(periods.gymRoomId, [...roomIds]),
			isNull(periods.promotionId),
			or(isNull(periods.validUntil), gte(periods.validUntil, from)),
			last === null ? undefined : lte(periods.validFrom, last),
		),
	);
}

export type PeriodDetails = Awaited<ReturnType<typeof selectPeriods>>[number];

export async function selectPeriod(db: Database, id: number): Promise<PeriodDetails | undefined> {
	const [row] = await selectPeriods(db, [id]);
	return row;
}

/** Its dates that fall into closings are cancelled from the start. */
export async function insertPeriod(db: Database, row: NewPeriodRow): Promise<number> {
	const [period] = await db.insert(periods).values(row).returning({ id: periods.id });
	const id = period?.id as number;
	await applyClosings(db, [id]);
	return id;
}

/** For periods that change along with another one, or with a closing. */
export async function bumpVersions(db: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await db
		.update(periods)
		.set({ version: sql`${periods.version} + 1` })
		.where(inArray(periods.id, [...ids]));
}

export async function updatePeriod(db: Database, id: number, change: Partial<NewPeriodRow>): Promise<void> {
	await db.update(periods).set(change).where(eq(periods.id, id));
}

/** A period that never took place keeps one day without a training, so that old bookings still find it. */
export async function endBefore(db: Database, id: number, date: CalendarDate): Promise<void> {
	const last = addDays(date, -1);
	await db
		.update(periods)
		.set({ validUntil: last, validFrom: sql`least(${periods.validFrom}, ${last}::date)` })
		.where(eq(periods.id, id));
}

type DateChange = Partial<
	Pick<
		typeof occurrences.$inferInsert,
		"capacity" | "substituteId" | "cancelled" | "cancelReason" | "cancelNoteEng" | "movedToId"
	>
>;

export async function setDate(db: Database, periodId: number, date: CalendarDate, change: DateChange): Promise<void> {
	await db
		.insert(occurrences)
		.values({ periodId, trainingDate: date, ...change })
		.onConflictDoUpdate({ target: [occurrences.periodId, occurrences.trainingDate], set: change });
}

/** Serialises changes of a room; false if the room is not used any more. */
export async function lockRoom(tx: Database, roomId: number): Promise<boolean> {
	const [room] = await tx
		.select({ archivedAt: gymRooms.archivedAt })
		.from(gymRooms)
		.where(eq(gymRooms.id, roomId))
		.for("no key update");
	return room?.archivedAt === null;
}

/** Undefined if it is archived. */
export async function selectTraining(db: Database, id: number) {
	const [row] = await db
		.select({ duration: trainings.duration })
		.from(trainings)
		.where(and(eq(trainings.id, id), isNull(trainings.archivedAt)));
	return row;
}

export async function isCoach(db: Database, id: number): Promise<boolean> {
	return (await db.$count(trainers, and(eq(trainers.id, id), isNull(trainers.archivedAt)))) > 0;
}

/** A single period of a promotion; reuses one that was removed from the same date and time. */
export async function insertPromotionPeriod(tx: Database, row: NewPeriodRow, promotionId: number): Promise<number> {
	const values = { ...row, promotionId, trainingDate: row.validFrom };
	const [period] = await tx
		.insert(periods)
		.values(values)
		.onConflictDoUpdate({
			target: [periods.gymRoomId, periods.trainingDate, periods.time],
			targetWhere: sql`${periods.trainingDate} is not null`,
			set: { ...values, version: sql`${periods.version} + 1` },
			setWhere: sql`${periods.validUntil} < ${periods.trainingDate}`,
		})
		.returning({ id: periods.id });
	const id = period?.id as number;
	await tx.update(occurrences).set({ cancelled: false }).where(eq(occurrences.periodId, id));
	await applyClosings(tx, [id]);
	return id;
}
