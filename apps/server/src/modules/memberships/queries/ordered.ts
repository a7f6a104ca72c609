import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { integers } from "../../../platform/database/many-rows.ts";
import { memberships } from "../../../platform/database/schema/memberships.ts";

interface OrderSum {
	orderId: number;
	/** Payments minus refunds, in paras. */
	paid: number;
	membershipId: number | null;
}

/** Orders in the ledger. */
export async function selectOrderSums(db: Database, orderIds: readonly number[]): Promise<OrderSum[]> {
	const { rows } = (await db.execute(sql`
		select wanted.id as "orderId", memberships.id as "membershipId",
			coalesce(sum(case ledger.kind when 'paid' then ledger.amount when 'refunded' then -ledger.amount end), 0)::float8 as paid
		from unnest(${integers(orderIds)}) as wanted (id)
		left join memberships on memberships.order_id = wanted.id
		left join ledger on ledger.order_id = wanted.id and ledger.membership_id is null
		group by wanted.id, memberships.id`)) as { rows: OrderSum[] };
	return rows;
}

/** The membership that an order became. */
export async function selectMembershipOf(db: Database, orderId: number) {
	const { id, startsOn, endsOn } = memberships;
	const [row] = await db.select({ id, startsOn, endsOn }).from(memberships).where(eq(memberships.orderId, orderId));
	return row;
}
