import type { NoShow } from "@kvart/contract/staff/reports";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { isListKept, isOpen, wasCancelledLate } from "../../../../platform/office/no-shows.ts";
import { byPart, type PartRow, partColumns } from "./parts.ts";
import { datesIn, type ReportRange, rowsOf } from "./range.ts";

// `offset 0` after a condition keeps PostgreSQL from checking it twice for each booking.

/** Members who did not come or cancelled late, without those that the desk forgave; most often first. */
export function selectNoShows(db: Database, range: ReportRange, now: Date): Promise<NoShow[]> {
	return rowsOf<NoShow>(
		db,
		sql`
		with ${datesIn(range, now)}, counted as (
			select user_id, count(*) as misses, count(*) filter (where cancelled_late)::integer as late_cancellations,
				max(training_date) as last_date
			from dates cross join lateral (
				select user_id, cancelled_late
				from (select * from bookings where bookings.occurrence_id = dates.id offset 0) as bookings
				where user_id is not null and forgiven_at is null
					and (offered and ${wasCancelledLate} or held and ${isOpen} and ${isListKept(sql`dates.id`)}) offset 0
			) as missed
			group by user_id
		)
		select users.id as member_id, first_name, last_name, phone, (misses - late_cancellations)::integer as no_shows,
			late_cancellations, last_date::text as last_date
		from counted join users on users.id = counted.user_id
		order by misses desc, counted.last_date desc, users.id`,
	);
}

export interface MissRow extends PartRow {
	expected: number;
	no_shows: number;
	late_cancellations: number;
}

/** Members and guests, without walk-ins, who come by definition. Counted by date first: there are far more bookings. */
export function selectMisses(db: Database, range: ReportRange, now: Date): Promise<MissRow[]> {
	return rowsOf<MissRow>(
		db,
		sql`
		with ${datesIn(range, now)}, counted as (
			select dates.*, of_date.*, held and list_kept as judged
			from dates cross join lateral (
				select bool_or(bookings.checked_in_at is not null) as list_kept,
					count(*) filter (where checked_in_at is not null and cancelled_at is null and not walk_in) as came,
					count(*) filter (where ${isOpen} and not walk_in) as absent,
					count(*) filter (where ${isOpen} and not walk_in and forgiven_at is null) as absent_not_forgiven,
					count(*) filter (where offered and ${wasCancelledLate} and not walk_in and forgiven_at is null) as cancelled_late
				from bookings where bookings.occurrence_id = dates.id offset 0
			) as of_date
		)
		select ${partColumns},
			(coalesce(sum(came), 0) + coalesce(sum(absent) filter (where judged), 0))::integer as expected,
			coalesce(sum(absent_not_forgiven) filter (where judged), 0)::integer as no_shows,
			coalesce(sum(cancelled_late), 0)::integer as late_cancellations
		from counted where came > 0 or cancelled_late > 0 or judged and absent > 0 ${byPart}`,
	);
}
