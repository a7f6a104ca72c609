import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";

/** Check-ins of classes that a membership covers use a visit, once a day and club, while there are any. */
export async function addVisitsOfCheckIns(tx: Database, actorId: number | null): Promise<void> {
	await tx.execute(sql`
		with came as (
			select distinct on (memberships.id, occurrences.training_date) memberships.id as membership_id, memberships.visits,
				gym_rooms.gym_id, occurrences.training_date as date, bookings.id as booking_id, bookings.checked_in_at
			from bookings
			join occurrences on occurrences.id = bookings.occurrence_id
			join periods on periods.id = occurrences.period_id
			join gym_rooms on gym_rooms.id = periods.gym_room_id
			join memberships on memberships.user_id = bookings.user_id and 'class' = any(memberships.covers)
				and occurrences.training_date between memberships.starts_on and memberships.ends_on
				and (memberships.gym_ids = '{}' or gym_rooms.gym_id = any(memberships.gym_ids))
				and (memberships.hours = 'all' or periods.day < 6 and periods.time <= 1600)
			where bookings.checked_in_at is not null and bookings.cancelled_at is null
				and not exists (
					select from ledger where ledger.membership_id = memberships.id
						and (ledger.kind = 'cancelled' or ledger.kind = 'visit_used' and ledger.on_date = occurrences.training_date
							or ledger.kind = 'frozen' and occurrences.training_date between ledger.on_date and ledger.until_date)
				)
			order by memberships.id, occurrences.training_date, periods.time
		), counted as (
			select came.*, row_number() over (partition by membership_id order by date) + (
				select count(*) from ledger where ledger.membership_id = came.membership_id and ledger.kind = 'visit_used'
			) as nth
			from came
		)
		insert into ledger (at, actor_id, kind, membership_id, gym_id, on_date, booking_id)
		select checked_in_at, ${actorId}::integer, 'visit_used', membership_id, gym_id, date, booking_id
		from counted where visits = 0 or nth <= visits
		order by checked_in_at, booking_id`);
}
