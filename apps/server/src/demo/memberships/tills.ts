import { addDays, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";

const days = 45;

/** Each club counts its cash in the evening. Now and then some is missing, with a note. */
export async function addTillCounts(tx: Database, now: Date, countedBy: number | null): Promise<void> {
	const today = wallTime(now).date;
	await tx.execute(sql`
		insert into till_counts (gym_id, day, expected, counted, note, counted_by, counted_at)
		select gym_id, day, cash, case when odd then greatest(0, cash - 10000) else cash end,
			case when odd then 'Fali 100 RSD, pogrešno vraćen kusur' else '' end,
			${countedBy}::integer, (day + time '21:40') at time zone 'Europe/Belgrade'
		from (
			select gym_id, (at at time zone 'Europe/Belgrade')::date as day,
				sum(case kind when 'paid' then amount else -amount end) as cash, max(id) % 13 = 0 as odd
			from ledger where method = 'cash' and gym_id is not null
			group by 1, 2
		) as tills
		where day between ${addDays(today, -days)}::date and ${today}::date - 1
		order by day, gym_id`);
}
