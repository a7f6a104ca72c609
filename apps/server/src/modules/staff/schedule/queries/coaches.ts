import { asc, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { trainers } from "../../../../platform/database/schema/trainings.ts";

/** Everyone who works here, with their clubs and what they teach. */
export function selectCoaches(db: Database) {
	return db
		.select({
			id: trainers.id,
			name: trainers.name,
			gymIds: sql<number[]>`array(select gym_id from trainer_gyms where trainer_id = ${trainers.id})`,
			trainingIds: sql<number[]>`array(select training_id from trainer_trainings where trainer_id = ${trainers.id})`,
		})
		.from(trainers)
		.where(isNull(trainers.archivedAt))
		.orderBy(asc(trainers.name));
}

export type CoachRow = Awaited<ReturnType<typeof selectCoaches>>[number];
