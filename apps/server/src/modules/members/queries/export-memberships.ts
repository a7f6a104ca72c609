import { asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { ledger, memberships, orders } from "../../../platform/database/schema/memberships.ts";

export function selectMemberships(db: Database, userId: number) {
	return db
		.select({
			id: memberships.id,
			title: memberships.title,
			starts_on: memberships.startsOn,
			ends_on: memberships.endsOn,
			sold_at: memberships.soldAt,
		})
		.from(memberships)
		.where(eq(memberships.userId, userId))
		.orderBy(asc(memberships.id));
}

export function selectOrders(db: Database, userId: number) {
	return db
		.select({
			id: orders.id,
			title: orders.title,
			price: orders.price,
			reference: orders.reference,
			created_at: orders.createdAt,
		})
		.from(orders)
		.where(eq(orders.userId, userId))
		.orderBy(asc(orders.id));
}

export function selectLedger(db: Database, userId: number) {
	const bought = db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, userId));
	const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
	return db
		.select({
			membership_id: ledger.membershipId,
			order_id: ledger.orderId,
			at: ledger.at,
			kind: ledger.kind,
			amount_paras: ledger.amount,
			method: ledger.method,
			receipt: ledger.receipt,
			on_date: ledger.onDate,
			until_date: ledger.untilDate,
			days: ledger.days,
			reason: ledger.reason,
		})
		.from(ledger)
		.where(or(inArray(ledger.membershipId, bought), inArray(ledger.orderId, ordered)))
		.orderBy(asc(ledger.id));
}
