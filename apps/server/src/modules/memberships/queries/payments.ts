import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { ledger, memberships, orders } from "../../../platform/database/schema/memberships.ts";

/** A payment with its member, and whether it was given back. */
export async function selectPayment(db: Database, id: number) {
	const [row] = await db
		.select({
			membershipId: ledger.membershipId,
			orderId: ledger.orderId,
			gymId: ledger.gymId,
			method: ledger.method,
			amount: sql<number>`${ledger.amount}::float8`,
			userId: sql<number | null>`coalesce(${memberships.userId}, ${orders.userId})`,
			refunded: sql<boolean>`exists (select from ledger as later where later.reverses_id = ledger.id)`,
		})
		.from(ledger)
		.leftJoin(memberships, eq(memberships.id, ledger.membershipId))
		.leftJoin(orders, eq(orders.id, ledger.orderId))
		.where(and(eq(ledger.id, id), eq(ledger.kind, "paid")));
	return row;
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof selectPayment>>>;
