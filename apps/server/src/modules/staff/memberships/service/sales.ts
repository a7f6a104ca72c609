import { type Paras, parasOf } from "@kvart/contract/memberships/money";
import { canStartOn, joiningDay } from "@kvart/contract/memberships/order-rules";
import type { DeskPayment, DeskSale } from "@kvart/contract/staff/memberships/desk-sales";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { lockMember } from "../../../../platform/database/member-rows.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { RequestKey } from "../../../../platform/request-key.ts";
import type { Member } from "../../../../platform/session.ts";
import { insertDuePayment } from "../../../memberships/service/due.ts";
import { membershipsOf } from "../../../memberships/service/memberships.ts";
import { requirePlan } from "../../../memberships/service/plans.ts";
import { discountOf, type Payment, sell } from "../../../memberships/service/sell.ts";
import { payOrder } from "../../../orders/service/pay.ts";
import { ordersToPay } from "../../../orders/service/to-pay.ts";
import { type AtDesk, type DeskDeps, readArrival, requireArrival } from "./arrivals.ts";
import { pressOnce } from "./once.ts";

function refuseAmount(): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "amount_paras", code: "invalid-value" }] });
}

function paymentOf({ amount_paras: amount, method, receipt }: NonNullable<DeskSale["payment"]>): Payment {
	return { amount, method, receipt: receipt || null };
}

const atDesk = (userId: number, { gym_id: gymId, found_by: foundBy }: DeskSale | DeskPayment): AtDesk => ({
	userId,
	gymId,
	foundBy,
});

interface Press {
	actor: Member;
	at: Date;
}

async function sellTo(tx: Database, { userId, gymId }: AtDesk, sale: DeskSale, { actor, at }: Press): Promise<number> {
	const { plan_id: planId, starts_on: startsOn, payment } = sale;
	if (!(await lockMember(tx, userId))) throw new Refusal("ERR_NOT_FOUND");
	const today = wallTime(at).date;
	const all = await membershipsOf(tx, userId, today);
	if (!canStartOn(startsOn, today) && startsOn !== joiningDay(all, today)) throw new Refusal("ERR_NOT_TODAY");
	const plan = await requirePlan(tx, planId, today);
	const price: Paras = Math.max(0, parasOf(plan.price) - discountOf(all, plan.months, today));
	if (payment && payment.amount_paras > price) refuseAmount();
	const payments = payment ? [paymentOf(payment)] : [];
	const id = await sell(tx, { userId, planId, gymId, startsOn, payments, actorId: actor.userId, at });
	const after = {
		plan: plan.title,
		gym_id: gymId,
		starts_on: startsOn,
		amount: price,
		paid: payment?.amount_paras ?? 0,
	};
	const note = {
		at,
		actorId: actor.userId,
		action: "membership.sold",
		entity: "membership",
		entityId: id,
		after,
	} as const;
	await writeAudit(tx, note);
	return id;
}

/** The same press with the same key sells once. */
export async function sellAtDesk(
	deps: DeskDeps,
	actor: Member,
	userId: number,
	sale: DeskSale,
	key: RequestKey | null,
) {
	const place = atDesk(userId, sale);
	await requireArrival(deps, actor, place);
	await pressOnce(deps, actor, key, (tx, at) => sellTo(tx, place, sale, { actor, at }));
	return readArrival(deps, actor, place);
}

async function payDue(
	tx: Database,
	{ userId, gymId }: AtDesk,
	taken: DeskPayment,
	{ actor, at }: Press,
): Promise<number> {
	const today = wallTime(at).date;
	const payment = paymentOf(taken);
	const all = await membershipsOf(tx, userId, today);
	const membership = all.find(({ id }) => id === taken.membership_id);
	if (!membership) throw new Refusal("ERR_NOT_FOUND");
	if (payment.amount > membership.due) refuseAmount();
	const { id } = membership;
	const after = { gym_id: gymId, paid: payment.amount };
	const note = {
		at,
		actorId: actor.userId,
		action: "membership.paid",
		entity: "membership",
		entityId: id,
		after,
	} as const;
	await writeAudit(tx, note);
	return insertDuePayment(tx, { ...payment, membershipId: id, gymId, actorId: actor.userId, at });
}

async function payWaiting(
	tx: Database,
	deps: DeskDeps,
	{ userId, gymId }: AtDesk,
	taken: DeskPayment,
	{ actor, at }: Press,
): Promise<number> {
	const payment = paymentOf(taken);
	const order = (await ordersToPay(tx, userId, wallTime(at).date)).find(({ id }) => id === taken.order_id);
	if (!order) throw new Refusal("ERR_NOT_FOUND");
	// More than is missing stays with the member: the till gives change.
	if (payment.amount > order.missing_paras) refuseAmount();
	const entry = { ...payment, orderId: order.id, gymId, actorId: actor.userId, at };
	const { ledgerId } = await payOrder(tx, deps.clock, entry);
	const after = { gym_id: gymId, paid: payment.amount };
	await writeAudit(tx, { at, actorId: actor.userId, action: "order.paid", entity: "order", entityId: order.id, after });
	return ledgerId;
}

/** Takes money for a membership that is not paid in full, or for an order, and never more than is missing. */
export async function takePayment(
	deps: DeskDeps,
	actor: Member,
	userId: number,
	taken: DeskPayment,
	key: RequestKey | null,
) {
	const place = atDesk(userId, taken);
	await requireArrival(deps, actor, place);
	if ((taken.membership_id === undefined) === (taken.order_id === undefined)) throw new Refusal("ERR_NOT_FOUND");
	await pressOnce(deps, actor, key, async (tx, at) => {
		await lockMember(tx, userId);
		const press = { actor, at };
		return taken.order_id === undefined ? payDue(tx, place, taken, press) : payWaiting(tx, deps, place, taken, press);
	});
	return readArrival(deps, actor, place);
}
