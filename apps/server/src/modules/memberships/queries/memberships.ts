import type { Covering, PlanHours } from "@kvart/contract/memberships/plans";
import type { CalendarDate } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { insertMany } from "../../../platform/database/many-rows.ts";
import { ledger, memberships } from "../../../platform/database/schema/memberships.ts";
import { statement } from "../../../platform/database/statement.ts";

export interface MembershipRow {
	id: number;
	user_id: number;
	order_id: number | null;
	plan_id: number;
	title: string;
	title_eng: string;
	price: number;
	months: number;
	visits: number;
	covers: Covering[];
	hours: PlanHours;
	gym_ids: number[];
	freeze_days: number;
	/** Where it was sold, or the club chosen online. */
	gym_id: number | null;
	starts_on: CalendarDate;
	ends_on: CalendarDate;
	sold_at: string;
	visits_used: number;
	cancelled: boolean;
	/** What was to be paid for it, in paras: the price less a discount. */
	sold: number;
	/** Paras. */
	due: number;
	/** Payments minus refunds. */
	paid: number;
	freezes: { id: number; from: CalendarDate; until: CalendarDate }[];
	visited_today: number[];
}

const value = sql.placeholder;

const notReversed = sql`not exists (select from ledger as later where later.reverses_id = rows.id)`;

/**
 * Memberships of members that end on a day or later (`since`), each as its ledger adds up, the one that ends first at
 * the top. Money of an order counts for the membership that it became.
 */
const selectOfMembers = statement<MembershipRow>(
	"memberships_of_members",
	sql`
	select memberships.id, memberships.user_id, memberships.order_id, memberships.plan_id, memberships.title, memberships.title_eng,
		memberships.price, memberships.months, memberships.visits, memberships.covers, memberships.hours,
		memberships.gym_ids, memberships.freeze_days, memberships.gym_id,
		to_char(memberships.starts_on, 'YYYY-MM-DD') as starts_on,
		to_char(memberships.ends_on + entries.days, 'YYYY-MM-DD') as ends_on,
		to_char(memberships.sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sold_at,
		entries.visits_used, entries.cancelled, entries.visited_today, entries.sold::float8 as sold,
		case when entries.cancelled then 0 else greatest(0, entries.sold - entries.paid - ordered.paid) end::float8 as due,
		(entries.paid + ordered.paid)::float8 as paid,
		frozen.freezes
	from memberships
	cross join lateral (
		select coalesce(sum(days), 0)::integer as days,
			(count(*) filter (where kind = 'visit_used') - count(*) filter (where kind = 'visit_returned'))::integer as visits_used,
			coalesce(bool_or(kind = 'cancelled'), false) as cancelled,
			coalesce(sum(amount) filter (where kind = 'sold'), 0) as sold,
			coalesce(sum(case kind when 'paid' then amount when 'refunded' then -amount end), 0) as paid,
			coalesce(array_agg(distinct gym_id) filter (where kind = 'visit_used' and on_date = ${value("today")}::date
				and ${notReversed}), '{}') as visited_today
		from ledger as rows where rows.membership_id = memberships.id
	) as entries
	cross join lateral (
		select coalesce(sum(case kind when 'paid' then amount when 'refunded' then -amount end), 0) as paid
		from ledger where ledger.order_id = memberships.order_id and ledger.membership_id is null
	) as ordered
	cross join lateral (
		select coalesce(json_agg(json_build_object('id', rows.id, 'from', to_char(rows.on_date, 'YYYY-MM-DD'),
			'until', to_char(coalesce(ends.until_date, rows.until_date), 'YYYY-MM-DD')) order by rows.on_date), '[]') as freezes
		from ledger as rows left join ledger as ends on ends.reverses_id = rows.id
		where rows.membership_id = memberships.id and rows.kind = 'frozen'
			and coalesce(ends.until_date, rows.until_date) >= rows.on_date
	) as frozen
	where memberships.user_id = any(${value("userIds")}::integer[])
		and memberships.ends_on >= ${value("soldSince")}::date
		and memberships.ends_on + entries.days >= ${value("since")}::date
	order by ends_on, memberships.starts_on, memberships.id`,
);

interface AsOf {
	today: CalendarDate;
	/** Without it all of them, back to the first. */
	since?: CalendarDate;
	/** Only memberships that were sold to end on that day or later: the index finds them before a row of the ledger is read. */
	soldSince?: CalendarDate;
}

export function selectMemberships(db: Database, userId: number, asOf: AsOf): Promise<MembershipRow[]> {
	return selectMembershipsOfAll(db, [userId], asOf);
}

export function selectMembershipsOfAll(
	db: Database,
	userIds: readonly number[],
	{ today, since = "0001-01-01", soldSince = "0001-01-01" }: AsOf,
): Promise<MembershipRow[]> {
	return selectOfMembers.run(db, { userIds: `{${userIds.join(",")}}`, today, since, soldSince });
}

export type NewMembership = typeof memberships.$inferInsert;

export async function insertMembership(tx: Database, row: NewMembership): Promise<number> {
	const [inserted] = await tx.insert(memberships).values(row).returning({ id: memberships.id });
	return (inserted as { id: number }).id;
}

export type NewEntry = typeof ledger.$inferInsert;

export async function insertEntry(tx: Database, row: NewEntry): Promise<number> {
	const [inserted] = await tx.insert(ledger).values(row).returning({ id: ledger.id });
	return (inserted as { id: number }).id;
}

export function insertMemberships(tx: Database, rows: readonly NewMembership[]): Promise<void> {
	return insertMany(tx, memberships, rows);
}

export function insertEntries(tx: Database, rows: readonly NewEntry[]): Promise<void> {
	return insertMany(tx, ledger, rows);
}
