import type { Locale } from "@kvart/contract/locale";
import type { CalendarDate } from "@kvart/contract/time";
import { and, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { integers } from "../../platform/database/many-rows.ts";
import { isActive } from "../../platform/database/member-rows.ts";
import { users } from "../../platform/database/schema/members.ts";
import { memberships, orders } from "../../platform/database/schema/memberships.ts";

export type NewOrder = typeof orders.$inferInsert;

const paidOrder = sql<boolean>`exists (select from memberships where memberships.order_id = orders.id)`;

/** Payments for the order minus refunds, in paras. */
const received = sql<number>`(select coalesce(sum(case ledger.kind when 'paid' then ledger.amount
	when 'refunded' then -ledger.amount end), 0) from ledger
	where ledger.order_id = orders.id and ledger.membership_id is null)::float8`;

const fields = { order: orders, paid: paidOrder, received };

export interface OrderRow {
	order: typeof orders.$inferSelect;
	paid: boolean;
	/** Paras. */
	received: number;
}

export async function insertOrder(tx: Database, row: NewOrder): Promise<void> {
	await tx.insert(orders).values(row);
}

/** The latest first. */
export function selectOrdersOf(db: Database, userId: number): Promise<OrderRow[]> {
	return db.select(fields).from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.id));
}

export async function selectOrder(db: Database, id: number): Promise<OrderRow | undefined> {
	const [row] = await db.select(fields).from(orders).where(eq(orders.id, id));
	return row;
}

/** Until the transaction ends, nothing else is paid for them and they are not cancelled. Members first: `member-rows.ts`. */
export async function lockOrders(tx: Database, ids: readonly number[]): Promise<Map<number, OrderRow["order"]>> {
	const isWanted = sql`${orders.id} = any(${integers(ids)})`;
	await tx.execute(sql`
		select from users where users.id in (select ${orders.userId} from ${orders} where ${isWanted}) and ${isActive}
		order by users.id for no key update`);
	const rows = await tx.select().from(orders).where(isWanted).orderBy(orders.id).for("update");
	return new Map(rows.map((order) => [order.id, order]));
}

export async function countWaiting(tx: Database, userId: number, today: CalendarDate): Promise<number> {
	const [row] = await tx
		.select({ waiting: count() })
		.from(orders)
		.leftJoin(memberships, eq(memberships.orderId, orders.id))
		.where(
			and(eq(orders.userId, userId), isNull(orders.cancelledAt), isNull(memberships.id), gte(orders.expiresOn, today)),
		);
	return row?.waiting ?? 0;
}

export async function markCancelled(tx: Database, id: number, at: Date): Promise<void> {
	await tx.update(orders).set({ cancelledAt: at }).where(eq(orders.id, id));
}

export interface OrderMember {
	userId: number;
	email: string;
	firstName: string;
	lastName: string;
	language: Locale;
}

/** Without those who are erased. */
export function selectOrderMembers(db: Database, userIds: readonly number[]): Promise<OrderMember[]> {
	const { id, email, firstName, lastName, language } = users;
	return db
		.select({ userId: id, email, firstName, lastName, language })
		.from(users)
		.where(and(sql`${users.id} = any(${integers(userIds)})`, isNull(users.erasedAt)));
}

/** Undefined once the member is erased. */
export async function selectOrderMember(db: Database, userId: number): Promise<OrderMember | undefined> {
	return (await selectOrderMembers(db, [userId]))[0];
}
