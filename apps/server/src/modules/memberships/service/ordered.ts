import type { Paras } from "@kvart/contract/memberships/money";
import type { Database } from "../../../platform/database/database.ts";
import { insertEntry, insertMembership, type NewMembership } from "../queries/memberships.ts";
import { selectMembershipOf, selectPaidFor } from "../queries/ordered.ts";
import type { Payment } from "./sell.ts";

/** An order in the ledger. */
export interface OrderAccount {
	/** Payments minus refunds. */
	paid: Paras;
	/** Undefined until it is paid in full. */
	membershipId: number | undefined;
}

export async function accountOfOrder(db: Database, orderId: number): Promise<OrderAccount> {
	return { paid: await selectPaidFor(db, orderId), membershipId: (await selectMembershipOf(db, orderId))?.id };
}

/** The membership of an order as it was sold. */
export const membershipOfOrder = selectMembershipOf;

interface OrderPayment extends Payment {
	orderId: number;
	gymId: number | null;
	actorId: number | null;
	at: Date;
}

/** Call it with the order's row locked. */
export function insertOrderPayment(tx: Database, payment: OrderPayment): Promise<number> {
	return insertEntry(tx, { ...payment, kind: "paid" });
}

/** The membership of an order that is paid in full. Its payments stay with the order. */
export async function beginOrdered(
	tx: Database,
	membership: NewMembership & { soldAt: Date },
	{ amount, actorId }: { amount: Paras; actorId: number | null },
): Promise<number> {
	const membershipId = await insertMembership(tx, membership);
	const { soldAt: at, gymId } = membership;
	await insertEntry(tx, { at, actorId, kind: "sold", membershipId, gymId: gymId ?? null, amount });
	return membershipId;
}
