import type { Renewal } from "@kvart/contract/staff/revenue";
import { renewalDays } from "@kvart/contract/staff/revenue-rules";
import type { CalendarDate } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { memberships, renewalCalls } from "../../../../platform/database/schema/memberships.ts";
import { statesAt } from "./membership-states.ts";
import { type ReportRange, rowsOf, within } from "./range.ts";
import { clubOf } from "./revenue.ts";

/** Memberships without a next one; the first to end is at the top. */
export function selectRenewals(db: Database, today: CalendarDate, clubs: ReportRange["clubs"]): Promise<Renewal[]> {
	return rowsOf(
		db,
		sql`
		with ${statesAt(today, today)}
		select states.id as membership_id, users.id as member_id, users.first_name, users.last_name, users.phone,
			states.title, states.title_eng, ${clubOf}, to_char(states.last_day, 'YYYY-MM-DD') as ends_on,
			case when states.visits > 0 then greatest(0, states.visits - states.visits_used) end as visits_left,
			exists (
				select from orders
				where orders.user_id = users.id and orders.cancelled_at is null and orders.expires_on >= ${today}::date
					and not exists (select from memberships where memberships.order_id = orders.id)
			) as ordered,
			calls.call
		from states
		join users on users.id = states.user_id and users.erased_at is null
		left join gyms on gyms.id = states.gym_id
		left join lateral (
			select json_build_object('outcome', renewal_calls.outcome, 'note', renewal_calls.note,
				'at', to_char(renewal_calls.called_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
				'by', coalesce(callers.first_name || ' ' || callers.last_name, '')) as call
			from renewal_calls left join users as callers on callers.id = renewal_calls.called_by
			where renewal_calls.membership_id = states.id
			order by renewal_calls.id desc limit 1
		) as calls on true
		where states.months > 0 and states.state in ('active', 'frozen', 'used_up')
			and states.last_day between ${today}::date and ${today}::date + ${renewalDays}::integer
			and ${within(sql`states.gym_id`, clubs)}
			and not exists (
				select from states as later
				where later.user_id = states.user_id and later.months > 0 and later.last_day > states.last_day
					and later.state not in ('cancelled', 'ended')
			)
		order by states.last_day, users.last_name, users.first_name, states.id`,
	);
}

export async function selectMembershipClub(db: Database, id: number): Promise<{ gymId: number | null } | undefined> {
	const [row] = await db.select({ gymId: memberships.gymId }).from(memberships).where(eq(memberships.id, id));
	return row;
}

export async function insertCall(tx: Database, row: typeof renewalCalls.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(renewalCalls).values(row).returning({ id: renewalCalls.id });
	return (inserted as { id: number }).id;
}
