import type { Favourite, FavouriteChoice } from "@kvart/contract/favourites";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import {
	canBeChosen,
	deleteFavourite,
	insertFavourite,
	selectCoaches,
	selectGyms,
	selectTrainings,
} from "./queries.ts";

/** Trainings first, then coaches, then clubs, each in the chain's order. */
export async function listFavourites(db: Database, userId: number): Promise<Favourite[]> {
	const [trainings, coaches, gyms] = await Promise.all([
		selectTrainings(db, userId),
		selectCoaches(db, userId),
		selectGyms(db, userId),
	]);
	return [
		...trainings.map((row) => ({ ...row, kind: "training" as const })),
		...coaches.map((row) => ({ ...row, kind: "coach" as const })),
		...gyms.map((row) => ({ ...row, kind: "gym" as const })),
	];
}

const done = { code: "SUC_SUCCESS" } as const;

export async function addFavourite(
	{ db, clock }: { db: Database; clock: Clock },
	userId: number,
	choice: FavouriteChoice,
): Promise<typeof done> {
	if (!(await canBeChosen(db, choice))) throw new Refusal("ERR_NOT_FOUND");
	await insertFavourite(db, userId, choice, clock.now());
	return done;
}

export async function removeFavourite(db: Database, userId: number, choice: FavouriteChoice): Promise<typeof done> {
	await deleteFavourite(db, userId, choice);
	return done;
}
