import { orderReference } from "@kvart/contract/memberships/payment-code";
import { wallTime } from "@kvart/contract/time";
import type { RunSql } from "../../site/database.ts";

export const zemun = 3;
/** Eight classes in a month. */
export const plan = { id: 11, paras: 360_000 };
/** Of the servers: without a payee nothing is ordered, and no statement is read. */
export const payeeSettings = { PAYEE: "KVART d.o.o., Prvomajska 1, 11080 Zemun", PAYEE_ACCOUNT: "845-404849-87" };
export const today = wallTime(new Date()).date;

export interface Buyer {
	id: number;
	/** The member shows it at the desk. */
	phone: string;
	/** Null for those who buy at the desk. */
	order: { id: number; reference: string } | null;
}

export interface Shop {
	receptionist: Record<string, string>;
	manager: Record<string, string>;
	buyers: Buyer[];
}

/** Staff in production has a second factor, and the session has confirmed it. */
async function addStaff(runSql: RunSql, role: "receptionist" | "manager"): Promise<Record<string, string>> {
	const token = `desk-session-of-${role}`;
	await runSql(
		`with made as (
			insert into users (email, first_name, last_name, phone, phone_digits, role, all_clubs, totp_cipher, email_verified_at, terms_accepted_at)
			values ('desk-' || $1::text || '@kvart.example', 'Pult', 'Probić', $1, 'desk-' || $1, $1::role, $1 = 'manager', 'unused', now(), now())
			returning id
		), club as (
			insert into staff_gyms (user_id, gym_id) select id, $3::int from made where $1 <> 'manager'
		)
		insert into sessions (token_hash, user_id, created_at, expires_at, second_factor_at)
		select encode(sha256(convert_to($2, 'UTF8')), 'hex'), id, now(), now() + interval '1 day', now() from made`,
		[role, token, zemun],
	);
	return { session_id: token };
}

async function addBuyers(runSql: RunSql, count: number): Promise<Omit<Buyer, "order">[]> {
	return runSql(
		`insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at, created_at)
		select 'buyer-' || number || '@kvart.example', 'Kupac', 'Žarković', '+38160' || 1000000 + number, '38160' || 1000000 + number, now(), now(), now()
		from generate_series(1, $1::int) as number returning id, phone`,
		[count],
	);
}

/** As the order's page would make them. */
async function addOrders(runSql: RunSql, userIds: readonly number[]): Promise<{ id: number; reference: string }[]> {
	const ids = await runSql<{ id: number }>(
		"select nextval(pg_get_serial_sequence('orders', 'id'))::int as id from generate_series(1, $1::int)",
		[userIds.length],
	);
	const orders = ids.map(({ id }, index) => ({ id, user_id: userIds[index], reference: orderReference(id) }));
	await runSql(
		`insert into orders (id, user_id, reference, plan_id, title, title_eng, price, months, visits, covers, hours, gym_ids,
			freeze_days, starts_on, ends_on, gym_id, amount, created_at, expires_on)
		select id, user_id, reference, $2, '8 treninga', '8 classes', $3::int / 100, 1, 8, '{class}', 'all', array[$4::int],
			14, $5::date, $5::date + 29, $4, $3, now(), $5::date + 14
		from jsonb_to_recordset($1::jsonb) as wanted (id integer, user_id integer, reference text)`,
		[JSON.stringify(orders), plan.id, plan.paras, zemun, today],
	);
	return orders;
}

/** Half of the buyers have an order that waits for its money. */
export async function openShop(runSql: RunSql, count: number): Promise<Shop> {
	const [receptionist, manager] = [await addStaff(runSql, "receptionist"), await addStaff(runSql, "manager")];
	const people = await addBuyers(runSql, count);
	const ordering = people.filter((_, index) => index % 2 === 0);
	const orders = await addOrders(
		runSql,
		ordering.map(({ id }) => id),
	);
	const orderOf = new Map(ordering.map(({ id }, index) => [id, orders[index] ?? null]));
	return {
		receptionist,
		manager,
		buyers: people.map((person) => ({ ...person, order: orderOf.get(person.id) ?? null })),
	};
}
