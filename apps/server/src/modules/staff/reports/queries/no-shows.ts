import type { NoShow } from "@kvart/contract/staff/reports";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { isLateCancellation, isNoShow, isOpen, wasHeld } from "../../../../platform/office/no-shows.ts";
import { byPart, type PartRow, partColumns } from "./parts.ts";
import { occurrencesIn, type ReportRange, rowsOf, theirBookings, within } from "./range.ts";

/** Members who did not come or cancelled late, without those that the desk forgave; most often first. */
export function selectNoShows(db: Database, range: ReportRange, now: Date): Promise<NoShow[]> {
	return rowsOf<NoShow>(
		db,
		sql`
		select users.id as member_id, users.first_name, users.last_name, users.phone,
			count(*) filter (where not bookings.cancelled_late)::integer as no_shows,
			count(*) filter (where bookings.cancelled_late)::integer as late_cancellations,
			max(occurrences.training_date)::text as last_date
		from ${occurrencesIn(range)}
		cross join ${theirBookings}
		join users on users.id = bookings.user_id
		join periods on periods.id = occurrences.period_id
		join trainings on trainings.id = periods.training_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		where ${within(sql`gym_rooms.gym_id`, range.clubs)}
			and bookings.forgiven_at is null and (${isLateCancellation} or ${isNoShow(now, sql`list_kept`)})
		group by users.id
		order by count(*) desc, max(occurrences.training_date) desc, users.id`,
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
		with dates as (
			select gym_rooms.gym_id, periods.training_id, coalesce(occurrences.substitute_id, periods.trainer_id) as coach_id,
				periods.day, periods.time / 100 as hour, counted.*, list_kept and ${wasHeld(now)} as judged
			from ${occurrencesIn(range)}
			join periods on periods.id = occurrences.period_id
			join trainings on trainings.id = periods.training_id
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			cross join lateral (
				select bool_or(bookings.checked_in_at is not null) as list_kept,
					count(*) filter (where checked_in_at is not null and cancelled_at is null and not walk_in) as came,
					count(*) filter (where ${isOpen} and not walk_in) as absent,
					count(*) filter (where ${isOpen} and not walk_in and forgiven_at is null) as absent_not_forgiven,
					count(*) filter (where ${isLateCancellation} and not walk_in and forgiven_at is null) as cancelled_late
				from bookings where bookings.occurrence_id = occurrences.id
			) as counted
			where ${within(sql`gym_rooms.gym_id`, range.clubs)}
		)
		select ${partColumns},
			(coalesce(sum(came), 0) + coalesce(sum(absent) filter (where judged), 0))::integer as expected,
			coalesce(sum(absent_not_forgiven) filter (where judged), 0)::integer as no_shows,
			coalesce(sum(cancelled_late), 0)::integer as late_cancellations
		from dates where came > 0 or cancelled_late > 0 or judged and absent > 0 ${byPart}`,
	);
}
