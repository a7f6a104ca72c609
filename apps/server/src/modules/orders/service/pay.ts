import type { Paras } from "@kvart/contract/memberships/money";
import { lastDayOf } from "@kvart/contract/memberships/term";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueAllMails } from "../../mail/service.ts";
import {
	accountsOfOrders,
	beginOrdered,
	insertOrderPayments,
	type OrderAccount,
} from "../../memberships/service/ordered.ts";
import type { Payment } from "../../memberships/service/sell.ts";
import { lockOrders, type OrderRow, selectOrderMembers } from "../queries.ts";

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

type Order = OrderRow["order"];

/** A first day that has passed moves to the day of payment, with the whole term. */
function termFrom({ startsOn, endsOn, months }: Order, today: CalendarDate) {
	return startsOn >= today ? { startsOn, endsOn } : { startsOn: today, endsOn: lastDayOf(today, months) };
}

/** What the payments do one after another, before anything is written. */
function judgePayments(
	payments: readonly OrderPayment[],
	orders: ReadonlyMap<number, Order>,
	accounts: ReadonlyMap<number, OrderAccount>,
) {
	const sums = new Map(
		[...accounts].map(([id, { paid, membershipId }]) => [id, { paid, hasBegun: membershipId !== null }]),
	);
	return payments.map((payment) => {
		const order = orders.get(payment.orderId);
		const sum = sums.get(payment.orderId);
		if (!order || !sum) throw new Refusal("ERR_NOT_FOUND");
		const closed = sum.hasBegun || order.cancelledAt !== null || order.userId === null;
		sum.paid += payment.amount;
		const missing = order.amount - sum.paid;
		const begins = !closed && missing <= 0;
		sum.hasBegun ||= begins;
		const rest = closed ? payment.amount : Math.max(0, -missing);
		const outcome = closed || rest > 0 ? "over" : begins ? "matched" : "short";
		return { payment, order, begins, outcome, rest, missing: outcome === "short" ? missing : 0 } as const;
	});
}

type Judged = ReturnType<typeof judgePayments>[number];

async function beginAll(tx: Database, judged: readonly Judged[]): Promise<ReadonlyMap<number, number>> {
	const begun = judged.filter(({ begins }) => begins);
	const ids = await beginOrdered(
		tx,
		begun.map(({ order, payment: { actorId, at } }) => {
			const { id: orderId, amount, reference: _, createdAt: __, expiresOn: ___, cancelledAt: ____, ...sold } = order;
			const term = termFrom(order, wallTime(at).date);
			return { membership: { ...sold, ...term, orderId, soldAt: at }, amount, actorId };
		}),
	);
	return new Map(begun.map(({ order }, index) => [order.id, ids[index] as number]));
}

interface Told {
	order: Order;
	template: "order-paid" | "order-short";
	uniqueKey: string;
}

/** A mail for each order that begins, and for each payment that was short. */
async function tellAll(
	tx: Database,
	clock: Clock,
	judged: readonly Judged[],
	ledgerIds: readonly number[],
): Promise<void> {
	const about = judged.flatMap(({ begins, outcome, order }, index): Told[] => {
		if (begins) return [{ order, template: "order-paid", uniqueKey: `order-paid:${order.id}` }];
		if (outcome !== "short") return [];
		return [{ order, template: "order-short", uniqueKey: `order-short:${ledgerIds[index]}` }];
	});
	if (about.length === 0) return;
	const userIds = [...new Set(about.flatMap(({ order }) => order.userId ?? []))];
	const members = new Map((await selectOrderMembers(tx, userIds)).map((member) => [member.userId, member]));
	const mails = about.flatMap(({ order, ...mail }) => {
		const member = members.get(order.userId ?? 0);
		if (!member) return [];
		const { email: recipient, firstName, language } = member;
		return [{ ...mail, recipient, language, data: { firstName, orderId: order.id } }];
	});
	await queueAllMails(tx, clock, mails);
}

/**
 * Records payments of orders, one after another, and makes each order a membership once it is paid in full, all in the
 * caller's transaction. The only way in which an order becomes one. It locks the members, then the orders. As many
 * statements for ten thousand payments as for one, but for their size.
 */
export async function payOrders(tx: Database, clock: Clock, payments: readonly OrderPayment[]): Promise<PaidOrder[]> {
	const ids = [...new Set(payments.map(({ orderId }) => orderId))];
	const orders = await lockOrders(tx, ids);
	const accounts = await accountsOfOrders(tx, ids);
	const judged = judgePayments(payments, orders, accounts);
	const ledgerIds = await insertOrderPayments(tx, payments);
	const begun = await beginAll(tx, judged);
	await tellAll(tx, clock, judged, ledgerIds);
	return judged.map(({ order, begins, outcome, missing, rest }, index) => ({
		outcome,
		ledgerId: ledgerIds[index] as number,
		membershipId: accounts.get(order.id)?.membershipId ?? (outcome === "short" ? null : (begun.get(order.id) ?? null)),
		begun: begins,
		missing,
		rest,
	}));
}

export async function payOrder(tx: Database, clock: Clock, payment: OrderPayment): Promise<PaidOrder> {
	const [paid] = await payOrders(tx, clock, [payment]);
	return paid as PaidOrder;
}
