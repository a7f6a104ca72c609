import type { Covering } from "@kvart/contract/memberships/plans";
import { type Verdict, verdict } from "@kvart/contract/memberships/verdict";
import type { WallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { selectMembershipsOfAll } from "../queries/memberships.ts";
import { recent, recentMembershipsOf } from "./memberships.ts";

export interface Visitor {
	userId: number;
	blocked: boolean;
}

export interface Visit {
	moment: WallTime;
	gymId: number;
	purpose: Covering;
}

/** Says whether a member may come in. Only this file asks the contract. */
export async function verdictFor(db: Database, { userId, blocked }: Visitor, visit: Visit): Promise<Verdict> {
	const { moment, gymId, purpose } = visit;
	const memberships = await recentMembershipsOf(db, userId, moment.date);
	return verdict({ blocked, memberships }, moment, gymId, purpose);
}

/** The verdicts of several active members, by id. */
export async function verdictsFor(
	db: Database,
	userIds: readonly number[],
	{ moment, gymId, purpose }: Visit,
): Promise<Map<number, Verdict>> {
	const found = await selectMembershipsOfAll(db, userIds, recent(moment.date));
	const own = Map.groupBy(found, ({ user_id }) => user_id);
	return new Map(
		userIds.map((id) => [id, verdict({ blocked: false, memberships: own.get(id) ?? [] }, moment, gymId, purpose)]),
	);
}
