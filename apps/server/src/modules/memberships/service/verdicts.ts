import type { Covering } from "@kvart/contract/memberships/plans";
import { type Verdict, verdict } from "@kvart/contract/memberships/verdict";
import type { WallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { selectMemberships } from "../queries/memberships.ts";

export interface Visitor {
	userId: number;
	blocked: boolean;
}

export interface Visit {
	moment: WallTime;
	gymId: number;
	purpose: Covering;
}

/** May this member come in? All of the house asks here. */
export async function verdictFor(db: Database, { userId, blocked }: Visitor, visit: Visit): Promise<Verdict> {
	const { moment, gymId, purpose } = visit;
	const memberships = await selectMemberships(db, userId, { today: moment.date });
	return verdict({ blocked, memberships }, moment, gymId, purpose);
}
