import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import type { ClubMonth } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { wasCancelledLate } from "../../../../platform/office/no-shows.ts";
import { byPart, type PartRow, partColumns } from "./parts.ts";
import { classesIn, datesIn, type EnquiryRange, type ReportRange, rowsOf, takesPlaceIn, within } from "./range.ts";

export interface FillRow extends PartRow {
	held: number;
	capacity: number;
	taken: number;
}

export function selectFill(db: Database, range: ReportRange): Promise<FillRow[]> {
	return rowsOf<FillRow>(
		db,
		sql`
		with ${classesIn(range)}, held as (
			select gym_id, training_id, coach_id, day, time / 100 as hour, capacity, taken
			from classes where not cancelled
		)
		select ${partColumns}, count(*)::integer as held, coalesce(sum(capacity), 0)::integer as capacity,
			coalesce(sum(taken), 0)::integer as taken
		from held ${byPart}`,
	);
}

export interface WeekRow {
	week: CalendarDate;
	booked: number;
	cancelled: number;
	expected: number;
	came: number;
}

/** By week of the training, without walk-ins. Attendance counts only where at least one person was checked in. */
export function selectWeeks(db: Database, { from, until, clubs }: ReportRange): Promise<WeekRow[]> {
	return rowsOf<WeekRow>(
		db,
		sql`
		with weeks as (
			select date_trunc('week', training_date::timestamp) as week, sum(counted.booked)::integer as booked,
				sum(counted.cancelled)::integer as cancelled,
				coalesce(sum(counted.active) filter (where counted.came > 0), 0)::integer as expected,
				sum(counted.came)::integer as came
			from occurrences cross join lateral (
				select count(*) as booked, count(cancelled_at) as cancelled,
					count(*) filter (where cancelled_at is null) as active,
					count(checked_in_at) filter (where cancelled_at is null) as came
				from bookings where bookings.occurrence_id = occurrences.id and not walk_in
			) as counted
			where training_date between ${from}::date and ${until}::date and ${takesPlaceIn(clubs)} and counted.booked > 0
			group by date_trunc('week', training_date::timestamp)
		)
		select to_char(week, 'YYYY-MM-DD') as week, booked, cancelled, expected, came from weeks order by week`,
	);
}

/** By month of the training; `id` is the club's. Late cancellations count as in the report on no-shows. */
export function selectMonths(db: Database, range: ReportRange): Promise<Omit<ClubMonth, "name">[]> {
	return rowsOf(
		db,
		sql`
		with ${datesIn(range)}, counted as (
			select gym_id, to_char(training_date, 'YYYY-MM') as month, 1 as joined,
				(coalesce(outcome, '') = 'booked')::integer as moved_up, 0 as cancelled_late
			from dates join waits on waits.occurrence_id = dates.id
			union all
			select gym_id, to_char(training_date, 'YYYY-MM'), 0, 0, 1
			from dates cross join lateral (
				select * from bookings where bookings.occurrence_id = dates.id and cancelled_late offset 0
			) as bookings
			where offered and ${wasCancelledLate} and bookings.forgiven_at is null
		)
		select gym_id as id, month, sum(joined)::integer as joined, sum(moved_up)::integer as moved_up,
			sum(cancelled_late)::integer as cancelled_late
		from counted group by gym_id, month order by month, gym_id`,
	);
}

export interface EnquiryRow {
	part: "total" | "kind" | "club" | "language";
	kind: EnquiryKind | null;
	/** The club's id; null for enquiries without one. */
	id: number | null;
	language: Locale | null;
	received: number;
	answered: number;
	median_hours: number | null;
}

/** Without those caught by the honeypot field. */
export function selectEnquiries(db: Database, { since, before, clubs }: EnquiryRange): Promise<EnquiryRow[]> {
	return rowsOf<EnquiryRow>(
		db,
		sql`
		select
			case
				when grouping(kind) = 0 then 'kind'
				when grouping(gym_id) = 0 then 'club'
				when grouping(language) = 0 then 'language'
				else 'total'
			end as part,
			kind, gym_id as id, language, count(*)::integer as received, count(answered_at)::integer as answered,
			percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600) as median_hours
		from enquiries
		where created_at >= ${since.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz
			and ${within(sql`gym_id`, clubs)} and not marks @> array['trap']
		group by grouping sets ((), (kind), (gym_id), (language))
		order by kind, gym_id, language`,
	);
}
