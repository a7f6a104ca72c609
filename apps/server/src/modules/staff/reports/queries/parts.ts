import { sql } from "drizzle-orm";

/** One row in total, and one for each club, training, coach, and day and hour. */
export interface PartRow {
	part: "total" | "club" | "training" | "coach" | "hour";
	/** The id of the club, training or coach. */
	id: number | null;
	day: number | null;
	hour: number | null;
}

/** The columns of `PartRow`, for a query on rows with `gym_id`, `training_id`, `coach_id`, `day` and `hour`. */
export const partColumns = sql`
	case
		when grouping(gym_id) = 0 then 'club'
		when grouping(training_id) = 0 then 'training'
		when grouping(coach_id) = 0 then 'coach'
		when grouping(day) = 0 then 'hour'
		else 'total'
	end as part,
	coalesce(gym_id, training_id, coach_id) as id, day, hour`;

export const byPart = sql`
	group by grouping sets ((), (gym_id), (training_id), (coach_id), (day, hour))
	order by day, hour, id`;
