import type { MembershipCount, Revenue } from "@kvart/contract/staff/revenue";
import { continuesWithinDays } from "@kvart/contract/staff/revenue-rules";
import { addDays, type CalendarDate, instantOf } from "@kvart/contract/time";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { statesAt } from "./membership-states.ts";
import { type ReportRange, rowsOf, within } from "./range.ts";

export const clubOf = sql`case when gyms.id is not null then json_build_object('id', gyms.id, 'name', gyms.name) end as club`;

/** A month up to a day: its last one, or today. */
export interface Month extends ReportRange {
	day: CalendarDate;
}

const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`;

/** Single visits are not counted: they last for a day. A membership continues one that ended shortly before. */
export function selectCounts(db: Database, { from, until, day, clubs }: Month): Promise<MembershipCount[]> {
	const began = sql`states.starts_on between ${from}::date and ${day}::date and not states.cancelled`;
	return rowsOf(
		db,
		sql`
		with ${statesAt(day, addDays(from, -continuesWithinDays))}, continuing as (
			select distinct states.id
			from states join states as earlier on earlier.user_id = states.user_id
			where ${began} and earlier.months > 0 and not earlier.cancelled and earlier.id <> states.id
				and earlier.starts_on < states.starts_on
				and earlier.last_day >= states.starts_on - ${continuesWithinDays}::integer
		), counted as (
			select gym_id, title, title_eng, ${count(sql`state = 'active'`)} as active, ${count(sql`state = 'frozen'`)} as frozen,
				${count(sql`${began} and continuing.id is null`)} as new, ${count(sql`${began} and continuing.id is not null`)} as renewed,
				${count(sql`not cancelled and last_day between ${from}::date and ${until}::date and (last_day < ${day}::date or ${day}::date = ${until}::date)`)} as ended
			from states left join continuing on continuing.id = states.id
			where months > 0 and ${within(sql`gym_id`, clubs)}
			group by gym_id, title, title_eng
		)
		select ${clubOf}, title, title_eng, active, frozen, new, renewed, ended
		from counted left join gyms on gyms.id = counted.gym_id
		where active + frozen + new + renewed + ended > 0
		order by gyms.name nulls last, title`,
	);
}

/** The club whose till took it, else the one that the member chose: looked up only for transfers. */
const clubOfPayment = sql`coalesce(
	money.gym_id,
	(select memberships.gym_id from memberships where memberships.id = money.membership_id),
	(select orders.gym_id from orders where orders.id = money.order_id)
)`;

/** Transfers count on the bank's date, which is not that of the import. */
export function selectRevenue(db: Database, { from, until, clubs }: ReportRange): Promise<Revenue[]> {
	return rowsOf(
		db,
		sql`
		with money as (
			select ledger.*, statement_rows.booked_on as date
			from statement_rows join ledger on ledger.id = statement_rows.ledger_id
			where statement_rows.booked_on between ${from}::date and ${until}::date
			union all
			select ledger.*, (ledger.at at time zone 'Europe/Belgrade')::date
			from ledger
			where ledger.method is not null and ledger.at >= ${instantOf(from, 0).toISOString()}::timestamptz
				and ledger.at < ${instantOf(addDays(until, 1), 0).toISOString()}::timestamptz
				and not exists (select from statement_rows where statement_rows.ledger_id = ledger.id)
		), paid as (
			select date, ${clubOfPayment} as gym_id, method, kind, amount from money
		), months as (
			select date_trunc('month', date)::date as month, gym_id, method,
				(count(*) filter (where kind = 'paid'))::integer as payments,
				coalesce(sum(amount) filter (where kind = 'paid'), 0)::float8 as paid_paras,
				coalesce(sum(amount) filter (where kind = 'refunded'), 0)::float8 as refunded_paras
			from paid where ${within(sql`gym_id`, clubs)}
			group by 1, 2, 3
		)
		select to_char(month, 'YYYY-MM-DD') as month, ${clubOf}, method, payments, paid_paras, refunded_paras
		from months left join gyms on gyms.id = months.gym_id
		order by month, gyms.name nulls last, method`,
	);
}
