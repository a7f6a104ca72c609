import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { type MembershipRow, selectMemberships } from "../queries/memberships.ts";

export type { MembershipRow };

/** All memberships of a member as of a day, the one that ends first at the top. */
export function membershipsOf(db: Database, userId: number, today: CalendarDate): Promise<MembershipRow[]> {
	return selectMemberships(db, userId, { today });
}
