import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../../platform/database/schema/clubs.ts";
import { occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import { substitutionRequests as requests } from "../../../../platform/database/schema/substitutions.ts";
import { trainers, trainings } from "../../../../platform/database/schema/trainings.ts";
import type { ClassKey } from "./class-states.ts";

const takers = alias(trainers, "takers");

/** The class takes place, and the coach who looks for a substitute would still teach it. */
const stillTheirs = and(
	isNull(requests.closedAt),
	eq(sql`coalesce(${occurrences.substituteId}, ${periods.trainerId})`, requests.trainerId),
	sql`not coalesce(${occurrences.cancelled}, false)`,
	sql`coalesce(${periods.cancelledFrom} > ${requests.trainingDate}, true)`,
	lte(periods.validFrom, requests.trainingDate),
	or(isNull(periods.validUntil), gte(periods.validUntil, requests.trainingDate)),
);

/** Requests that are not settled yet. */
function selectRequests(db: Database, condition: SQL | undefined) {
	return db
		.select({
			id: requests.id,
			period_id: requests.periodId,
			training_date: sql<CalendarDate>`to_char(${requests.trainingDate}, 'YYYY-MM-DD')`,
			time: periods.time,
			duration: trainings.duration,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			gym: { id: gyms.id, name: gyms.name },
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
			taken: sql<number>`coalesce(${occurrences.taken}, 0)`,
			version: periods.version,
			coach: { id: trainers.id, name: trainers.name },
			absent: requests.absent,
			taken_by: { id: takers.id, name: takers.name },
			created_at: requests.createdAt,
		})
		.from(requests)
		.innerJoin(periods, eq(periods.id, requests.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.innerJoin(trainers, eq(trainers.id, requests.trainerId))
		.leftJoin(takers, eq(takers.id, requests.takenById))
		.leftJoin(
			occurrences,
			and(eq(occurrences.periodId, requests.periodId), eq(occurrences.trainingDate, requests.trainingDate)),
		)
		.where(and(stillTheirs, condition))
		.orderBy(asc(requests.trainingDate), asc(periods.time), asc(requests.id));
}

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export function selectRequestsFrom(
	db: Database,
	from: CalendarDate,
	clubs: readonly number[] | null = null,
): Promise<RequestRow[]> {
	const ofClubs = clubs ? inArray(gyms.id, [...clubs]) : undefined;
	return selectRequests(db, and(gte(requests.trainingDate, from), ofClubs));
}

export async function selectRequest(db: Database, id: number): Promise<RequestRow | undefined> {
	const [row] = await selectRequests(db, eq(requests.id, id));
	return row;
}

export async function selectRequestsById(db: Database, ids: readonly number[]): Promise<RequestRow[]> {
	return ids.length === 0 ? [] : selectRequests(db, inArray(requests.id, [...ids]));
}

/** The coach who looks for a substitute, and the colleague who offered. */
export interface OpenRequest extends ClassKey {
	askedBy: number;
	offeredBy: number | null;
}

/** Open ones for classes of these periods. */
export async function selectOpenRequests(db: Database, periodIds: readonly number[]): Promise<OpenRequest[]> {
	if (periodIds.length === 0) return [];
	const rows = await selectRequests(db, inArray(requests.periodId, [...periodIds]));
	return rows.map(({ period_id, training_date, coach, taken_by }) => ({
		periodId: period_id,
		date: training_date,
		askedBy: coach.id,
		offeredBy: taken_by?.id ?? null,
	}));
}

/** One that is open already gets the new `absent`. */
export async function insertRequest(db: Database, row: typeof requests.$inferInsert): Promise<void> {
	await db
		.insert(requests)
		.values(row)
		.onConflictDoUpdate({
			target: [requests.periodId, requests.trainingDate, requests.trainerId],
			targetWhere: isNull(requests.closedAt),
			set: { absent: row.absent },
		});
}

export async function closeRequest(db: Database, id: number, closedAt: Date): Promise<void> {
	await db.update(requests).set({ closedAt }).where(eq(requests.id, id));
}

/** False if a colleague was faster. */
export async function setTaker(db: Database, id: number, takenById: number): Promise<boolean> {
	const rows = await db
		.update(requests)
		.set({ takenById })
		.where(and(eq(requests.id, id), or(isNull(requests.takenById), eq(requests.takenById, takenById))))
		.returning({ id: requests.id });
	return rows.length > 0;
}

export async function clearTaker(db: Database, id: number): Promise<void> {
	await db.update(requests).set({ takenById: null }).where(eq(requests.id, id));
}
