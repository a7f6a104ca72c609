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

/** Members and guests, without walk-ins, who come by definition. */
export function selectMisses(db: Database, { from, until, clubs }: ReportRange, now: Date): Promise<MissRow[]> {
	return rowsOf<MissRow>(
		db,
		sql`
		with booked as (
			select gym_rooms.gym_id, periods.training_id, coalesce(occurrences.substitute_id, periods.trainer_id) as coach_id,
				periods.day, periods.time / 100 as hour, bookings.forgiven_at is not null as forgiven, ${isLateCancellation} as late,
				bookings.checked_in_at is not null and bookings.cancelled_at is null as came, ${isNoShow(now)} as missed
			from occurrences
			cross join ${theirBookings}
			join periods on periods.id = occurrences.period_id
			join trainings on trainings.id = periods.training_id
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			where occurrences.training_date between ${from}::date and ${until}::date
				and ${within(sql`gym_rooms.gym_id`, clubs)} and not bookings.walk_in
		)
		select ${partColumns}, count(*) filter (where came or missed)::integer as expected,
			count(*) filter (where missed and not forgiven)::integer as no_shows,
			count(*) filter (where late and not forgiven)::integer as late_cancellations
		from booked where came or missed or late ${byPart}`,
	);
}
