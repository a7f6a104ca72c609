import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import { type AccountRole, choosesClubs } from "@kvart/contract/staff/rights";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { coachExists, coachHasAccount, countClubs } from "./queries.ts";

interface Wanted {
	role: AccountRole;
	all_clubs: boolean;
	gym_ids: readonly number[];
	coach_id?: number | null | undefined;
}

export interface RightsColumns {
	role: AccountRole;
	allClubs: boolean;
	trainerId: number | null;
}

interface Rights {
	columns: RightsColumns;
	gymIds: number[];
}

function refuse(field: string, code: StaffFieldCode): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code }] });
}

/** Each record has one account, so that a class has one coach. */
async function coachOf(tx: Database, coachId: number | null | undefined, accountId: number | null): Promise<number> {
	if (!coachId) return refuse("coach_id", "required-field");
	if (!(await coachExists(tx, coachId))) return refuse("coach_id", "invalid-value");
	if (await coachHasAccount(tx, coachId, accountId)) return refuse("coach_id", "taken");
	return coachId;
}

/** The rights to store for a role: clubs and records that belong to another role are dropped. */
export async function checkedRights(tx: Database, wanted: Wanted, accountId: number | null): Promise<Rights> {
	const { role, all_clubs: allClubs } = wanted;
	if (role === "coach") {
		const trainerId = await coachOf(tx, wanted.coach_id, accountId);
		return { columns: { role, allClubs: false, trainerId }, gymIds: [] };
	}
	const columns = { role, allClubs: choosesClubs(role) && allClubs, trainerId: null };
	if (!choosesClubs(role) || allClubs) return { columns, gymIds: [] };
	const gymIds = [...new Set(wanted.gym_ids)];
	if (gymIds.length === 0) refuse("gym_ids", "required-field");
	if ((await countClubs(tx, gymIds)) !== gymIds.length) refuse("gym_ids", "invalid-value");
	return { columns, gymIds };
}
