import { asc, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";
import type { Member } from "../../../platform/session.ts";
import type { ClassNames } from "./class-query.ts";

/** Some dozens of each; of clubs those of the account. */
export async function selectNames(db: Database, { clubs }: Pick<Member, "clubs">): Promise<ClassNames> {
	const bothNames = sql<string>`${trainings.name} || ' ' || ${trainings.nameEng}`;
	const own = clubs ? inArray(gyms.id, [...clubs]) : undefined;
	return {
		trainings: await db
			.select({ id: trainings.id, name: bothNames })
			.from(trainings)
			.where(isNull(trainings.archivedAt)),
		coaches: await db
			.select({ id: trainers.id, name: trainers.name })
			.from(trainers)
			.where(isNull(trainers.archivedAt))
			.orderBy(asc(trainers.name)),
		clubs: await db.select({ id: gyms.id, name: gyms.name }).from(gyms).where(own),
	};
}
