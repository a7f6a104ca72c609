import type { Paras } from "@kvart/contract/memberships/money";
import type { Database } from "../../../platform/database/database.ts";
import { nextIds } from "../../../platform/database/many-rows.ts";
import { insertEntries, insertMemberships, type NewMembership } from "../queries/memberships.ts";
import { selectMembershipOf, selectOrderSums } from "../queries/ordered.ts";
import type { Payment } from "./sell.ts";

/** An order in the ledger. */
export interface OrderAccount {
	/** Payments minus refunds. */
	paid: Paras;
	/** Null until it is paid in full. */
	membershipId: number | null;
}

export async function accountsOfOrders(
	db: Database,
	orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderAccount>> {
	const sums = await selectOrderSums(db, orderIds);
	return new Map(sums.map(({ orderId, ...account }) => [orderId, account]));
}

/** The membership of an order as it was sold. */
export const membershipOfOrder = selectMembershipOf;

interface OrderPayment extends Payment {
	orderId: number;
	gymId: number | null;
	actorId: number | null;
	at: Date;
}

/** Call it with the rows of the orders locked. Returns the ids of the entries, in the same order. */
export async function insertOrderPayments(tx: Database, payments: readonly OrderPayment[]): Promise<number[]> {
	const ids = await nextIds(tx, "ledger", payments.length);
	await insertEntries(
		tx,
		payments.map((payment, index) => ({ ...payment, id: ids[index], kind: "paid" as const })),
	);
	return ids;
}

interface Begun {
	membership: NewMembership & { soldAt: Date };
	amount: Paras;
	actorId: number | null;
}

/** The memberships of orders that are paid in full; their payments stay with the orders. Returns the ids, in the same order. */
export async function beginOrdered(tx: Database, begun: readonly Begun[]): Promise<number[]> {
	const ids = await nextIds(tx, "memberships", begun.length);
	const withIds = begun.map((one, index) => ({ ...one, id: ids[index] as number }));
	await insertMemberships(
		tx,
		withIds.map(({ membership, id }) => ({ ...membership, id })),
	);
	await insertEntries(
		tx,
		withIds.map(({ id: membershipId, membership: { soldAt: at, gymId }, amount, actorId }) => {
			return { at, actorId, kind: "sold" as const, membershipId, gymId: gymId ?? null, amount };
		}),
	);
	return ids;
}
