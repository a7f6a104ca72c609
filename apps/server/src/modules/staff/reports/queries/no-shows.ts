import type { NoShow } from "@kvart/contract/staff/reports";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { isLateCancellation, isNoShow } from "../../../../platform/office/no-shows.ts";
import { byPart, type PartRow, partColumns } from "./parts.ts";
import { type ReportRange, rowsOf, theirBookings, within } from "./range.ts";

/** Members who did not come or cancelled late, without those that the desk forgave; most often first. */
export function selectNoShows(db: Database, { from, until, clubs }: ReportRange, now: Date): Promise<NoShow[]> {
	return rowsOf<NoShow>(
		db,
		sql`
		select users.id as member_id, users.first_name, users.last_name, users.phone,
			count(*) filter (where not bookings.cancelled_late)::integer as no_shows,
			count(*) filter (where bookings.cancelled_late)::integer as late_cancellations,
			max(occurrences.training_date)::text as last_date
		from occurrences
		cross join ${theirBookings}
		join users on users.id = bookings.user_id
		join periods on periods.id = occurrences.period_id
		join trainings on trainings.id = periods.training_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		where occurrences.training_date between ${from}::date and ${until}::date and ${within(sql`gym_rooms.gym_id`, clubs)}
			and bookings.forgiven_at is null and (${isLateCancellation} or ${isNoShow(now)})
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
export function selectMisses(db: Database, { from, until, clubs }: ReportRange, now: Date): Promise<MissRow[]> {
	return rowsOf<MissRow>(
		db,
		sql`
		with dates as (
			select gym_rooms.gym_id, periods.training_id, coalesce(occurrences.substitute_id, periods.trainer_id) as coach_id,
				periods.day, periods.time / 100 as hour, counted.*
			from occurrences
			join periods on periods.id = occurrences.period_id
			join trainings on trainings.id = periods.training_id
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			cross join lateral (
				select count(*) as bookings, count(*) filter (where came or missed) as expected,
					count(*) filter (where missed and not forgiven) as no_shows,
					count(*) filter (where late and not forgiven) as late_cancellations
				from (
					select bookings.forgiven_at is not null as forgiven, ${isLateCancellation} as late, ${isNoShow(now)} as missed,
						bookings.checked_in_at is not null and bookings.cancelled_at is null as came
					from bookings where bookings.occurrence_id = occurrences.id and not bookings.walk_in
				) as booked
				where came or missed or late
			) as counted
			where occurrences.training_date between ${from}::date and ${until}::date
				and ${within(sql`gym_rooms.gym_id`, clubs)} and counted.bookings > 0
		)
		select ${partColumns}, coalesce(sum(expected), 0)::integer as expected,
			coalesce(sum(no_shows), 0)::integer as no_shows, coalesce(sum(late_cancellations), 0)::integer as late_cancellations
		from dates ${byPart}`,
	);
}
