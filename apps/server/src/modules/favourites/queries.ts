import type { FavouriteChoice, FavouriteKind } from "@kvart/contract/favourites";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { gyms } from "../../platform/database/schema/clubs.ts";
import { favourites } from "../../platform/database/schema/favourites.ts";
import { trainers, trainings } from "../../platform/database/schema/trainings.ts";

export function selectTrainings(db: Database, userId: number) {
	return db
		.select({
			id: trainings.id,
			name: trainings.name,
			name_eng: trainings.nameEng,
			training_type: trainings.trainingType,
		})
		.from(favourites)
		.innerJoin(trainings, eq(trainings.id, favourites.trainingId))
		.where(and(eq(favourites.userId, userId), isNull(trainings.archivedAt)))
		.orderBy(asc(trainings.position), asc(trainings.id));
}

export function selectCoaches(db: Database, userId: number) {
	return db
		.select({ id: trainers.id, name: trainers.name })
		.from(favourites)
		.innerJoin(trainers, eq(trainers.id, favourites.trainerId))
		.where(and(eq(favourites.userId, userId), isNull(trainers.archivedAt)))
		.orderBy(asc(trainers.position), asc(trainers.id));
}

export function selectGyms(db: Database, userId: number) {
	return db
		.select({ id: gyms.id, name: gyms.name, slug: gyms.slug })
		.from(favourites)
		.innerJoin(gyms, eq(gyms.id, favourites.gymId))
		.where(eq(favourites.userId, userId))
		.orderBy(asc(gyms.id));
}

/** Archived trainings and coaches cannot be chosen any more. */
const choices = {
	training: (db, id) => db.$count(trainings, and(eq(trainings.id, id), isNull(trainings.archivedAt))),
	coach: (db, id) => db.$count(trainers, and(eq(trainers.id, id), isNull(trainers.archivedAt))),
	gym: (db, id) => db.$count(gyms, eq(gyms.id, id)),
} satisfies Record<FavouriteKind, (db: Database, id: number) => PromiseLike<number>>;

const columns = { training: "trainingId", coach: "trainerId", gym: "gymId" } as const;

export async function canBeChosen(db: Database, { kind, id }: FavouriteChoice): Promise<boolean> {
	return (await choices[kind](db, id)) > 0;
}

export async function insertFavourite(db: Database, userId: number, { kind, id }: FavouriteChoice, now: Date) {
	await db
		.insert(favourites)
		.values({ userId, [columns[kind]]: id, createdAt: now })
		.onConflictDoNothing();
}

export async function deleteFavourite(db: Database, userId: number, { kind, id }: FavouriteChoice) {
	await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites[columns[kind]], id)));
}
