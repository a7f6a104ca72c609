import type { CalendarDate } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { hasBookedIn } from "../../../../platform/office/club-members.ts";
import { type ReportRange, rowsOf, takesPlaceIn } from "./range.ts";

export interface CohortRow {
	/** First day of the month of joining. */
	month: CalendarDate;
	/** Months after it; 0 for those who joined. */
	later: number;
	people: number;
	came: number;
}

/** The months are of the clubs' calendar. The dates are read at once: see `classesIn`. */
export function selectCohorts(
	db: Database,
	{ from, until, clubs }: ReportRange,
	lastMonth: CalendarDate,
): Promise<CohortRow[]> {
	return rowsOf<CohortRow>(
		db,
		sql`
		with joined as (
			select users.id, date_trunc('month', created_at at time zone 'Europe/Belgrade')::date as month
			from users
			where role = 'member' and (email_verified_at is not null or erased_at is not null)
				and created_at >= ${from}::timestamp at time zone 'Europe/Belgrade'
				and created_at < (${until}::date + 1)::timestamp at time zone 'Europe/Belgrade'
				and ${hasBookedIn({ clubs })}
		), active as (
			select joined.id, joined.month, date_trunc('month', dates.training_date)::date as active_month,
				bool_or(bookings.checked_in_at is not null) as came
			from joined
			join bookings on bookings.user_id = joined.id and bookings.cancelled_at is null
			join (
				select id, training_date from occurrences
				where training_date >= ${from}::date + interval '1 month' and training_date < ${lastMonth}::date + interval '1 month'
					and not cancelled and ${takesPlaceIn(clubs)} offset 0
			) as dates on dates.id = bookings.occurrence_id
			where dates.training_date >= joined.month + interval '1 month'
			group by joined.id, joined.month, active_month
		)
		select to_char(month, 'YYYY-MM-DD') as month, 0 as later, count(*)::integer as people, 0 as came
		from joined group by joined.month
		union all
		select to_char(month, 'YYYY-MM-DD'),
			(extract(year from age(active_month, month)) * 12 + extract(month from age(active_month, month)))::integer,
			count(*)::integer, count(*) filter (where came)::integer
		from active group by month, active_month
		order by month, later`,
	);
}
