import type { CalendarDate } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { isActive } from "../../../platform/database/member-rows.ts";
import { memberships } from "../../../platform/database/schema/memberships.ts";

/** Freezes and extensions move the last day by less than that. */
const longestShift = 400;

interface Ending {
	id: number;
	userId: number;
}

/** Memberships of at least a month whose last day is one of these, of members who want reminders. */
export async function selectEnding(db: Database, first: CalendarDate, last: CalendarDate): Promise<Ending[]> {
	const { rows } = (await db.execute(sql`
		select memberships.id, memberships.user_id as "userId"
		from memberships join users on users.id = memberships.user_id
		cross join lateral (
			select coalesce(sum(days), 0)::integer as days from ledger where ledger.membership_id = memberships.id
		) as entries
		where memberships.months > 0 and ${isActive} and users.reminder <> 'off'
			and memberships.ends_on between ${first}::date - ${longestShift}::integer and ${last}::date
			and memberships.ends_on + entries.days between ${first}::date and ${last}::date
		order by memberships.user_id, memberships.id`)) as { rows: Ending[] };
	return rows;
}

/** Undefined if the member is erased. */
export async function selectOwner(db: Database, membershipId: number): Promise<number | undefined> {
	const [row] = await db
		.select({ userId: memberships.userId })
		.from(memberships)
		.where(eq(memberships.id, membershipId));
	return row?.userId ?? undefined;
}
