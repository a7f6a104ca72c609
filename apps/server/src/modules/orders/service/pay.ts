import type { Paras } from "@kvart/contract/memberships/money";
import { lastDayOf } from "@kvart/contract/memberships/term";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockMember } from "../../../platform/database/member-rows.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import { accountOfOrder, beginOrdered, insertOrderPayment } from "../../memberships/service/ordered.ts";
import type { Payment } from "../../memberships/service/sell.ts";
import { lockOrder, type OrderRow, selectOrder, selectOrderMember } from "../queries.ts";

export interface OrderPayment extends Payment {
	orderId: number;
	/** The club whose till took it; null for a transfer. */
	gymId: number | null;
	/** Null for the server itself. */
	actorId: number | null;
	at: Date;
}

/**
 * - `matched`: paid in full, the membership begins.
 * - `short`: `missing` is still to be paid.
 * - `over`: `rest` is to be returned. The membership begins, unless it had begun or the order was cancelled.
 */
export interface PaidOrder {
	outcome: "matched" | "short" | "over";
	/** The row of the payment. */
	ledgerId: number;
	/** Null while it waits, and if it was cancelled without having begun. */
	membershipId: number | null;
	/** Whether this payment made it a membership. */
	begun: boolean;
	missing: Paras;
	rest: Paras;
}

/** A first day that has passed moves to the day of payment, with the whole term. */
function termFrom({ startsOn, endsOn, months }: OrderRow["order"], today: CalendarDate) {
	return startsOn >= today ? { startsOn, endsOn } : { startsOn: today, endsOn: lastDayOf(today, months) };
}

async function tell(
	tx: Database,
	clock: Clock,
	order: OrderRow["order"],
	about: { template: "order-paid" | "order-short"; uniqueKey: string },
): Promise<void> {
	const member = order.userId === null ? undefined : await selectOrderMember(tx, order.userId);
	if (!member) return;
	const { email: recipient, firstName, language } = member;
	await queueMail(tx, clock, { ...about, recipient, language, data: { firstName, orderId: order.id } });
}

function begin(tx: Database, order: OrderRow["order"], { actorId, at }: OrderPayment): Promise<number> {
	const { id: orderId, amount, reference: _, createdAt: __, expiresOn: ___, cancelledAt: ____, ...sold } = order;
	const term = termFrom(order, wallTime(at).date);
	return beginOrdered(tx, { ...sold, ...term, orderId, soldAt: at }, { amount, actorId });
}

/**
 * Records a payment of an order, and makes it a membership once it is paid in full, all in the caller's transaction. The
 * only way in which an order becomes one. It locks the member, then the order: several payments in one transaction
 * go by member and order.
 */
export async function payOrder(tx: Database, clock: Clock, payment: OrderPayment): Promise<PaidOrder> {
	const { orderId, amount } = payment;
	const found = await selectOrder(tx, orderId);
	if (!found) throw new Refusal("ERR_NOT_FOUND");
	if (found.order.userId !== null) await lockMember(tx, found.order.userId);
	const order = (await lockOrder(tx, orderId)) ?? found.order;
	const before = await accountOfOrder(tx, orderId);
	const ledgerId = await insertOrderPayment(tx, payment);
	const shared = { ledgerId, missing: 0, rest: 0 };
	if (before.membershipId !== undefined)
		return { ...shared, outcome: "over", membershipId: before.membershipId, begun: false, rest: amount };
	if (order.cancelledAt !== null || order.userId === null)
		return { ...shared, outcome: "over", membershipId: null, begun: false, rest: amount };
	const missing = order.amount - before.paid - amount;
	if (missing > 0) {
		await tell(tx, clock, order, { template: "order-short", uniqueKey: `order-short:${ledgerId}` });
		return { ...shared, outcome: "short", membershipId: null, begun: false, missing };
	}
	const membershipId = await begin(tx, order, payment);
	await tell(tx, clock, order, { template: "order-paid", uniqueKey: `order-paid:${orderId}` });
	return { ...shared, outcome: missing < 0 ? "over" : "matched", membershipId, begun: true, rest: -missing || 0 };
}
