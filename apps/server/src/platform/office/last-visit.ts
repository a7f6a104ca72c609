import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** After a check-in or an entry was made or undone: the day of the last one, in any club. */
export async function updateLastVisit(db: Database, userId: number): Promise<void> {
	await db.execute(sql`
		update users set last_visit_on = greatest(
			(select max(occurrences.training_date)
				from bookings join occurrences on occurrences.id = bookings.occurrence_id
				where bookings.user_id = users.id and bookings.cancelled_at is null and bookings.checked_in_at is not null),
			(select max(ledger.on_date)
				from ledger join memberships on memberships.id = ledger.membership_id
				where memberships.user_id = users.id and ledger.kind = 'visit_used'
					and not exists (select from ledger as later where later.reverses_id = ledger.id))
		)
		where users.id = ${userId}`);
}
