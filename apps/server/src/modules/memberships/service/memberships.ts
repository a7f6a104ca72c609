import { addDays, type CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { type MembershipRow, selectMemberships } from "../queries/memberships.ts";

export type { MembershipRow };

/** All memberships of a member as of a day, the one that ends first at the top. */
export function membershipsOf(db: Database, userId: number, today: CalendarDate): Promise<MembershipRow[]> {
	return selectMemberships(db, userId, { today });
}

/** Freezes and extensions cannot move the end of an older one up to today. */
const recentDays = 3 * 366;

export const recent = (today: CalendarDate) => ({ today, soldSince: addDays(today, -recentDays) });

/** Only memberships that matter today: a member of many years is judged as quickly as a new one. */
export function recentMembershipsOf(db: Database, userId: number, today: CalendarDate): Promise<MembershipRow[]> {
	return selectMemberships(db, userId, recent(today));
}
