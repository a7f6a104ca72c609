import { addDays, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";

/** Half of those whose membership ends about now were called some days before. */
export async function addCalls(tx: Database, now: Date, calledBy: number | null): Promise<void> {
	const today = wallTime(now).date;
	await tx.execute(sql`
		insert into renewal_calls (membership_id, outcome, note, called_by, called_at)
		select id, (array['renews', 'thinks', 'not_reached', 'leaves', 'thinks'])[1 + id % 5]::renewal_outcome,
			(array['Dolazi u petak da plati.', 'Javiće se do kraja nedelje.', '', 'Seli se na drugi kraj grada.', 'Pita za tromesečnu.'])[1 + id % 5],
			${calledBy}::integer, least(
				${now.toISOString()}::timestamptz - make_interval(hours => id % 30 + 1),
				(ends_on - 6 + time '11:00') at time zone 'Europe/Belgrade'
			)
		from memberships
		where months > 0 and ends_on between ${addDays(today, -25)}::date and ${addDays(today, 12)}::date and id % 2 = 0
		order by ends_on, id`);
}
