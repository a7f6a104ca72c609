import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { coachAbsences as absences } from "../../../../platform/database/schema/absences.ts";
import { trainers } from "../../../../platform/database/schema/trainings.ts";

function selectRows(db: Database, condition: SQL | undefined) {
	return db
		.select({
			id: absences.id,
			coach: { id: trainers.id, name: trainers.name },
			from: absences.fromDate,
			to: absences.untilDate,
			gymIds: sql<number[]>`array(select gym_id from trainer_gyms where trainer_id = ${trainers.id})`,
		})
		.from(absences)
		.innerJoin(trainers, eq(trainers.id, absences.trainerId))
		.where(condition)
		.orderBy(asc(absences.fromDate), asc(trainers.name), asc(absences.id));
}

export type AbsenceRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Absences that end on `from` or later, of all coaches or one. */
export function selectAbsences(db: Database, from: CalendarDate, coachId?: number): Promise<AbsenceRow[]> {
	const ofCoach = coachId === undefined ? undefined : eq(absences.trainerId, coachId);
	return selectRows(db, and(gte(absences.untilDate, from), ofCoach));
}

export async function selectAbsence(db: Database, id: number): Promise<AbsenceRow | undefined> {
	const [row] = await selectRows(db, eq(absences.id, id));
	return row;
}

export async function insertAbsence(db: Database, row: typeof absences.$inferInsert): Promise<number> {
	const [added] = await db.insert(absences).values(row).returning({ id: absences.id });
	return added?.id ?? 0;
}

export async function deleteAbsences(db: Database, ids: readonly number[]): Promise<void> {
	if (ids.length > 0) await db.delete(absences).where(inArray(absences.id, [...ids]));
}

export async function isAway(db: Database, coachId: number, date: CalendarDate): Promise<boolean> {
	const on = and(eq(absences.trainerId, coachId), lte(absences.fromDate, date), gte(absences.untilDate, date));
	return (await db.$count(absences, on)) > 0;
}
