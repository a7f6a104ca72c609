import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { users } from "../../../../platform/database/schema/members.ts";
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

/** Undefined for coaches who do not use the office. */
export async function selectCoachAccount(db: Database, coachId: number) {
	const [account] = await db
		.select({ email: users.email, firstName: users.firstName, language: users.language })
		.from(users)
		.where(and(eq(users.trainerId, coachId), isNull(users.blockedAt), isNull(users.erasedAt)));
	return account;
}

/** The managers who decide about substitutes; `gymIds` is null for all clubs. */
export async function selectManagers(db: Database) {
	const rows = await db
		.select({
			email: users.email,
			firstName: users.firstName,
			language: users.language,
			role: users.role,
			allClubs: users.allClubs,
			gymIds: sql<number[]>`array(select gym_id from staff_gyms where user_id = ${users.id})`,
		})
		.from(users)
		.where(and(inArray(users.role, ["manager", "admin"]), isNull(users.blockedAt), isNull(users.erasedAt)));
	return rows.map(({ allClubs, gymIds, ...account }) => ({
		...account,
		gymIds: account.role === "admin" || allClubs ? null : gymIds,
	}));
}
