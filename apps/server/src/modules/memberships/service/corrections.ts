import type { Paras } from "@kvart/contract/memberships/money";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { insertEntry } from "../queries/memberships.ts";
import { type PaymentRow, selectPayment } from "../queries/payments.ts";

/** A correction needs a reason. Call each after `lockMember`. */
export interface Correction {
	actorId: number;
	at: Date;
	reason: string;
}

export function extend(tx: Database, membershipId: number, days: number, by: Correction): Promise<number> {
	return insertEntry(tx, { ...by, kind: "extended", membershipId, days });
}

/** A cancelled membership owes nothing and lets no member in. */
export function cancel(tx: Database, membershipId: number, by: Correction): Promise<number> {
	return insertEntry(tx, { ...by, kind: "cancelled", membershipId });
}

/** A payment with its member; undefined if no payment has this id. */
export function paymentOf(db: Database, id: number): Promise<PaymentRow | undefined> {
	return selectPayment(db, id);
}

/** Gives money back by the method it was paid with, from the till that took it; once, and at most what was paid. */
export async function refund(tx: Database, paymentId: number, amount: Paras, by: Correction): Promise<number> {
	const payment = await selectPayment(tx, paymentId);
	if (!payment || payment.refunded) throw new Refusal("ERR_NOT_FOUND");
	if (amount > payment.amount)
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "amount_paras", code: "invalid-value" }] });
	const { membershipId, orderId, gymId, method } = payment;
	return insertEntry(tx, {
		...by,
		kind: "refunded",
		membershipId,
		orderId,
		gymId,
		method,
		amount,
		reversesId: paymentId,
	});
}
