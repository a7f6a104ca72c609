import { findClubByName } from "@kvart/contract/clubs";
import { leadWishes } from "@kvart/contract/enquiry-choices";
import { searchForm } from "@kvart/contract/text-search";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { selectClubs, selectTrainingNames } from "./queries.ts";

function refuse(field: string): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
}

/** The name of the club that somebody typed, found as everywhere by a part of it. */
export async function clubOf(db: Database, typed: string): Promise<string> {
	return findClubByName(await selectClubs(db), typed)?.name ?? refuse("gym_location");
}

/**
 * What somebody wants to try: a training, named in either language, or a wish of the lead form. Kept by its Serbian
 * name; the English one is for the receipt.
 */
export async function wishOf(db: Database, wish: string | undefined): Promise<{ name: string; nameEng: string }> {
	const lead = leadWishes.find((known) => known === wish);
	if (lead) return { name: lead, nameEng: lead };
	const trainings = await selectTrainingNames(db);
	const found =
		wish === undefined
			? trainings.find(({ type }) => type === "gym")
			: trainings.find(({ name, nameEng }) => [name, nameEng].some((text) => searchForm(text) === searchForm(wish)));
	return found ?? refuse("wish_to_try");
}
