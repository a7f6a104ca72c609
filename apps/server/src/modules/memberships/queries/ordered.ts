import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { ledger, memberships } from "../../../platform/database/schema/memberships.ts";

const net = sql<number>`coalesce(sum(case ${ledger.kind} when 'paid' then ${ledger.amount} when 'refunded' then -${ledger.amount} end), 0)::float8`;

/** Payments for an order minus refunds, in paras. */
export async function selectPaidFor(db: Database, orderId: number): Promise<number> {
	const [row] = await db
		.select({ paid: net })
		.from(ledger)
		.where(and(eq(ledger.orderId, orderId), isNull(ledger.membershipId)));
	return row?.paid ?? 0;
}

/** The membership that an order became. */
export async function selectMembershipOf(db: Database, orderId: number) {
	const { id, startsOn, endsOn } = memberships;
	const [row] = await db.select({ id, startsOn, endsOn }).from(memberships).where(eq(memberships.orderId, orderId));
	return row;
}
