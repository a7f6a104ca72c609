import type { MembershipState } from "@kvart/contract/memberships/membership";
import { addDays, type CalendarDate, instantOf } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";

/**
 * For a `with`: memberships sold by a day, as the ledger of that day adds up, each with its state. The same rules as
 * `stateOf` of the contract, in SQL, because reports count thousands: a test compares both. `since` leaves out those that
 * ended before, unless the ledger has moved their last day. Both are found by an index, because most ended years ago.
 */
export function statesAt(day: CalendarDate, since: CalendarDate): SQL {
	const written = sql`(rows.at at time zone 'Europe/Belgrade')::date <= ${day}::date`;
	const sold = sql`sold_at < ${instantOf(addDays(day, 1), 0).toISOString()}::timestamptz`;
	return sql`
		sums as (
			select memberships.id, memberships.user_id, memberships.gym_id, memberships.title, memberships.title_eng,
				memberships.months, memberships.visits, memberships.starts_on, memberships.ends_on + entries.days as last_day,
				entries.visits_used, entries.cancelled, entries.frozen
			from (
				select * from memberships where ends_on >= ${since}::date and ${sold}
				union all
				select moved.* from (select distinct membership_id from ledger where days > 0) as shifts
				-- Few are moved: by their ids, not all of all years.
				cross join lateral (select * from memberships where memberships.id = shifts.membership_id offset 0) as moved
				where ends_on < ${since}::date and ${sold}
			) as memberships
			cross join lateral (
				select coalesce(sum(rows.days), 0)::integer as days,
					(count(*) filter (where rows.kind = 'visit_used') - count(*) filter (where rows.kind = 'visit_returned'))::integer
						as visits_used,
					coalesce(bool_or(rows.kind = 'cancelled'), false) as cancelled,
					coalesce(bool_or(rows.kind = 'frozen' and rows.on_date <= ${day}::date and ${day}::date <= coalesce((
						select ends.until_date from ledger as ends
						where ends.reverses_id = rows.id and (ends.at at time zone 'Europe/Belgrade')::date <= ${day}::date
					), rows.until_date)), false) as frozen
				from ledger as rows where rows.membership_id = memberships.id and ${written}
			) as entries
		), states as (
			select *, case
					when cancelled then 'cancelled'
					when starts_on > ${day}::date then 'future'
					when last_day < ${day}::date then 'ended'
					when visits > 0 and visits_used >= visits then 'used_up'
					when frozen then 'frozen'
					else 'active'
				end as state
			from sums
		)`;
}

/** For the test that compares it with the contract. */
export async function selectStates(db: Database, day: CalendarDate): Promise<Map<number, MembershipState>> {
	const { rows } = (await db.execute(sql`with ${statesAt(day, "0001-01-01")} select id, state from states`)) as {
		rows: { id: number; state: MembershipState }[];
	};
	return new Map(rows.map(({ id, state }) => [id, state]));
}
