import type { Locale } from "@kvart/contract/locale";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";

export interface ClosedWait {
	waitId: number;
	userId: number;
	email: string;
	firstName: string;
	language: Locale;
}

/** Ends the waits without a mail: the caller notifies the members of several classes at once. */
export async function closeWaitsQuietly(
	tx: Database,
	occurrenceIds: readonly number[],
	now: Date,
): Promise<ClosedWait[]> {
	if (occurrenceIds.length === 0) return [];
	const { rows } = (await tx.execute(sql`
		with closed as (
			update waits set ended_at = ${now.toISOString()}::timestamptz, outcome = 'closed'
			where ${inArray(sql`occurrence_id`, [...occurrenceIds])} and ended_at is null
			returning id, user_id
		)
		select closed.id::integer as "waitId", users.id as "userId", users.email, users.first_name as "firstName", users.language
		from closed join users on users.id = closed.user_id
		where users.blocked_at is null and users.erased_at is null
		order by closed.id`)) as { rows: ClosedWait[] };
	return rows;
}
