import type { HourPart } from "@kvart/contract/staff/coach-hours";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { hasEndedBy } from "../../../../platform/office/no-shows.ts";
import { classesIn, type ReportRange, rowsOf } from "./range.ts";

export interface HourRow {
	/** Null for classes without a coach. */
	coach_id: number | null;
	gym_id: number;
	part: HourPart;
	classes: number;
	minutes: number;
}

/** A class of a substitute counts for three sums: what they taught, of that for colleagues, and what the coach did not. */
export function selectCoachHours(db: Database, range: ReportRange, now: Date): Promise<HourRow[]> {
	return rowsOf<HourRow>(
		db,
		sql`
		with ${classesIn(range)}, timed as (
			select coach_id, trainer_id, gym_id, duration, cancelled,
				${hasEndedBy(now, sql`date`, sql`time`, sql`duration`)} as ended
			from classes join trainings on trainings.id = training_id
			where not (cancelled and moved)
		), counted as (
			select coach_id, gym_id, duration,
				case when cancelled then 'cancelled' when ended then 'taught' else 'coming' end as part
			from timed
			union all
			select case part when 'substituting' then coach_id else trainer_id end, gym_id, duration, part
			from timed cross join (values ('substituting'), ('substituted')) as parts (part)
			where ended and not cancelled and coach_id <> trainer_id
		)
		select coach_id, gym_id, part, count(*)::integer as classes, sum(duration)::integer as minutes
		from counted group by coach_id, gym_id, part`,
	);
}
