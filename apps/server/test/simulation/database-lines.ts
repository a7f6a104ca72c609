import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { selectMembershipsOfAll } from "../../src/modules/memberships/queries/memberships.ts";
import { closingReason } from "./closing-actions.ts";
import type { House } from "./house.ts";

interface ClassRow {
	slot: number;
	date: CalendarDate;
	cancelled: boolean;
	taken: number;
	places: string[];
	line: string[];
	late: string[];
}

const nothing = "0 taken: ; waiting: ; cancelled late: ";

/** Classes from a day on as the database has them, written as `classLine` writes those of the model. */
export async function classLines(
	house: House,
	from: CalendarDate,
	slots: readonly number[] = [...house.slots.keys()],
): Promise<Map<string, string>> {
	if (slots.length === 0) return new Map();
	const rows = await house.rows<ClassRow>(sql`
		select period_id as slot, to_char(training_date, 'YYYY-MM-DD') as date, cancelled, taken,
			array(
				select person || '@' || (extract(epoch from created_at) * 1000)::bigint || coalesce('?' || (extract(epoch from held_until) * 1000)::bigint, '')
					|| case when checked_in_at is null then '' else '!' end from bookings
				where occurrence_id = occurrences.id and (cancelled_at is null or held_until is not null)
					and person not like 'erased:%'
			) as places,
			array(
				select 'user:' || user_id from waits where occurrence_id = occurrences.id and ended_at is null order by id
			) as line,
			array(
				select person from bookings where occurrence_id = occurrences.id and cancelled_late and person not like 'erased:%'
			) as late
		from occurrences where training_date >= ${from}::date and period_id = any(${`{${slots.join(",")}}`}::integer[])`);
	return new Map(
		rows.map(({ slot, date, cancelled, taken, places, line, late }) => [
			`${date} ${slot}`,
			`${cancelled ? "cancelled " : ""}${taken} taken: ${places.toSorted().join(" ")}; waiting: ${line.join(" ")}; cancelled late: ${late.toSorted().join(" ")}`,
		]),
	);
}

export function lineIn(lines: ReadonlyMap<string, string>, key: string): string {
	return lines.get(key) ?? nothing;
}

/** In the order in which they were made. */
export async function closingLines(house: House): Promise<string[]> {
	const rows = await house.rows<{ line: string }>(sql`
		select concat_ws(' ', coalesce(gym_id::text, 'all'), from_date, until_date, withdrawn_at is not null) as line
		from closings where reason = ${closingReason} order by id`);
	return rows.map(({ line }) => line);
}

interface OrderRow {
	id: number;
	person: string;
	paid: number;
}

/** Describes what members bought, in the form of the model's `membershipLines`. */
export async function purchaseLines(house: House, people: readonly string[]): Promise<Map<string, string[]>> {
	if (people.length === 0) return new Map();
	const today = wallTime(new Date(house.now)).date;
	const userIds = people.map((person) => Number(person.slice("user:".length)));
	const orders = await house.rows<OrderRow>(sql`
		select orders.id, 'user:' || orders.user_id as person, coalesce(sum(ledger.amount), 0)::float8 as paid
		from orders left join ledger on ledger.order_id = orders.id and ledger.kind = 'paid'
		where orders.user_id = any(${`{${userIds.join(",")}}`}::integer[]) group by orders.id order by orders.id`);
	const purchases = await selectMembershipsOfAll(house.db, userIds, { today });
	const lines = new Map(people.map((person) => [person, [] as string[]]));
	for (const row of purchases.toSorted((a, b) => a.id - b.id)) {
		const { user_id, plan_id, starts_on, ends_on, visits_used, due, paid, freezes } = row;
		const frozen = freezes.map(({ from, until }) => `${from}–${until}`).toSorted();
		const line = `${plan_id} ${starts_on}–${ends_on} visits ${visits_used} due ${due} paid ${paid} frozen ${frozen.join(",")}`;
		lines.get(`user:${user_id}`)?.push(line);
	}
	for (const { id, person, paid } of orders) lines.get(person)?.push(`order ${id} paid ${paid}`);
	return lines;
}

/** The cash of each club, by day. */
export async function tillLines(house: House, from: CalendarDate): Promise<Map<string, number>> {
	const rows = await house.rows<{ till: string; cash: number }>(sql`
		select to_char(at at time zone 'Europe/Belgrade', 'YYYY-MM-DD') || ' ' || gym_id as till, sum(amount)::float8 as cash
		from ledger where method = 'cash' and at >= ${addDays(from, -1)}::date group by 1`);
	return new Map(rows.map(({ till, cash }) => [till, cash]));
}

export interface MailLine {
	id: number;
	template: string;
	recipient: string;
	slot: number | null;
	date: CalendarDate | null;
	sent: boolean;
}

/** Mails of bookings and waiting lists after a certain one, each with its class. */
export function mailLines(house: House, after: number): Promise<MailLine[]> {
	return house.rows<MailLine>(sql`
		select mails.id, template, recipient, sent_at is not null as sent,
			occurrences.period_id as slot, to_char(occurrences.training_date, 'YYYY-MM-DD') as date
		from mails
		left join bookings on bookings.id = (mails.data ->> 'bookingId')::bigint
		left join waits on waits.id = (mails.data ->> 'waitId')::bigint
		left join occurrences on occurrences.id = coalesce(bookings.occurrence_id, waits.occurrence_id)
		where mails.id > ${after} order by mails.id`);
}
