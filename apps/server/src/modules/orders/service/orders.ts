import { type Paras, parasOf } from "@kvart/contract/memberships/money";
import { canStartOn, orderDays, orderState, waitingOrdersAtMost } from "@kvart/contract/memberships/order-rules";
import { type newOrder, type Order } from "@kvart/contract/memberships/orders";
import { orderReference, paymentCode } from "@kvart/contract/memberships/payment-code";
import { addDays, type CalendarDate, wallTime } from "@kvart/contract/time";
import type { z } from "zod";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { nextIds } from "../../../platform/database/many-rows.ts";
import { lockMember } from "../../../platform/database/member-rows.ts";
import { insertKey } from "../../../platform/database/request-keys.ts";
import { Refusal } from "../../../platform/problem.ts";
import { once, type RequestKey } from "../../../platform/request-key.ts";
import { listGyms } from "../../clubs/service.ts";
import { queueMail } from "../../mail/service.ts";
import { requirePlan } from "../../memberships/service/plans.ts";
import { discountFor } from "../../memberships/service/sell.ts";
import { soldPlan } from "../../memberships/service/sold-plan.ts";
import {
	countWaiting,
	insertOrder,
	lockOrders,
	markCancelled,
	type OrderRow,
	selectOrder,
	selectOrderMember,
	selectOrdersOf,
} from "../queries.ts";
import { opensOrder, orderCodeUrl, orderSlipUrl } from "./code.ts";

export type OrderDeps = Pick<Deps, "db" | "clock" | "env" | "keys">;
type NewOrder = z.output<typeof newOrder>;

/** Nothing can be ordered online before the chain has said who is paid. */
export function requirePayee({ env }: Pick<OrderDeps, "env">) {
	if (!env.payee) throw new Refusal("ERR_PLAN_NOT_SOLD");
	return env.payee;
}

const todayOf = ({ clock }: Pick<OrderDeps, "clock">): CalendarDate => wallTime(clock.now()).date;

function stateOf({ order, paid }: OrderRow, today: CalendarDate) {
	return orderState({ paid, cancelled: order.cancelledAt !== null, expires_on: order.expiresOn }, today);
}

/** The amount still to be paid. */
function dueOf({ order, paid, received }: OrderRow): Paras {
	return paid ? 0 : Math.max(0, order.amount - received);
}

function answerOf({ env, clock, keys }: OrderDeps, row: OrderRow): Order {
	const { id, planId, title, titleEng, gymId, startsOn, endsOn, amount, reference, expiresOn } = row.order;
	return {
		id,
		state: stateOf(row, todayOf({ clock })),
		plan_id: planId,
		title,
		title_eng: titleEng,
		gym_id: gymId,
		starts_on: startsOn,
		ends_on: endsOn,
		amount: amount / parasOf(1),
		reference,
		due_paras: dueOf(row),
		ips: env.payee ? paymentCode(env.payee, dueOf(row), reference) : "",
		expires_on: expiresOn,
		code_url: orderCodeUrl(keys, id),
		slip_url: orderSlipUrl(keys, id),
	};
}

function refuseClub(code: "required-field" | "invalid-value"): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "gym_id", code }] });
}

/** The ordered plan, by the price list of today. */
async function orderedPlan(tx: Database, wanted: NewOrder, today: CalendarDate) {
	const plan = await requirePlan(tx, wanted.plan_id, today);
	const { gym_id: gymId = null } = wanted;
	if (plan.clubs === "all") return { plan, gymId: null };
	if (gymId === null) return refuseClub("required-field");
	if (!(await listGyms(tx)).some(({ id }) => id === gymId)) return refuseClub("invalid-value");
	return { plan, gymId };
}

/** Whole dinars, because the public price is. */
function amountOf(price: number, discount: Paras): Paras {
	const amount = parasOf(price) - parasOf(Math.floor(discount / parasOf(1)));
	return amount > 0 ? amount : parasOf(price);
}

/** Nothing, if an order of today has taken it off already. */
async function discountOfOrder(tx: Database, userId: number, months: number, today: CalendarDate): Promise<Paras> {
	const isUsed = (await selectOrdersOf(tx, userId)).some(
		({ order: { amount, price, cancelledAt, createdAt } }) =>
			cancelledAt === null && amount < parasOf(price) && wallTime(createdAt).date === today,
	);
	return isUsed ? 0 : discountFor(tx, userId, months, today);
}

async function insertNew(tx: Database, deps: OrderDeps, userId: number, wanted: NewOrder): Promise<number> {
	const { clock } = deps;
	const today = todayOf(deps);
	if (!canStartOn(wanted.starts_on, today)) throw new Refusal("ERR_NOT_TODAY");
	const { plan, gymId } = await orderedPlan(tx, wanted, today);
	const sold = soldPlan(plan, gymId, wanted.starts_on);
	if ((await countWaiting(tx, userId, today)) >= waitingOrdersAtMost) throw new Refusal("ERR_TOO_MANY_REQUESTS");
	const [id = 0] = await nextIds(tx, "orders", 1);
	await insertOrder(tx, {
		...sold,
		id,
		userId,
		gymId,
		amount: amountOf(plan.price, await discountOfOrder(tx, userId, plan.months, today)),
		reference: orderReference(id),
		createdAt: clock.now(),
		expiresOn: addDays(today, orderDays),
	});
	const member = await selectOrderMember(tx, userId);
	if (!member) throw new Refusal("ERR_SESSION_NOT_VALID");
	const { email: recipient, firstName, language } = member;
	await queueMail(tx, clock, { template: "order-placed", recipient, language, data: { firstName, orderId: id } });
	return id;
}

const personOf = (userId: number) => `user:${userId}`;

/** The same request with the same key orders once. */
export async function addOrder(
	deps: OrderDeps,
	userId: number,
	wanted: NewOrder,
	key: RequestKey | null,
): Promise<{ code: "SUC_ORDERED"; order: Order }> {
	const { db, clock } = deps;
	requirePayee(deps);
	const scope = personOf(userId);
	const add = () =>
		db.transaction(async (tx) => {
			if (!(await lockMember(tx, userId))) throw new Refusal("ERR_SESSION_NOT_VALID");
			const id = await insertNew(tx, deps, userId, wanted);
			const row = key && { ...key, scope, status: 201, body: { id }, createdAt: clock.now() };
			// Taken by a parallel request: `once` finds its answer.
			if (row && !(await insertKey(tx, row))) throw new Refusal("ERR_PLAN_NOT_SOLD");
			return id;
		});
	const id = await once({ db, clock, person: scope }, key, add);
	return { code: "SUC_ORDERED", order: answerOf(deps, await ownOrder(deps, userId, id)) };
}

/** Answers 404 to everyone but the owner. */
async function ownOrder({ db }: Pick<OrderDeps, "db">, userId: number, id: number): Promise<OrderRow> {
	const row = await selectOrder(db, id);
	if (row?.order.userId !== userId) throw new Refusal("ERR_NOT_FOUND");
	return row;
}

/** The data of the payment code and the slip. 404 if the order does not wait any more. */
async function printedOrder({ db, clock, env }: OrderDeps, row: OrderRow | undefined) {
	const member = row?.order.userId ? await selectOrderMember(db, row.order.userId) : undefined;
	if (!env.payee || !row || !member || stateOf(row, todayOf({ clock })) !== "waiting")
		throw new Refusal("ERR_NOT_FOUND");
	return { order: row.order, due: dueOf(row), payee: env.payee, member };
}

export type PrintedOrder = Awaited<ReturnType<typeof printedOrder>>;

export async function waitingOrder(deps: OrderDeps, userId: number, id: number): Promise<PrintedOrder> {
	return printedOrder(deps, await ownOrder(deps, userId, id));
}

/** For the links of the order's page and mail, which need no session. */
export async function linkedOrder(deps: OrderDeps, id: number, key: string): Promise<PrintedOrder> {
	if (!opensOrder(deps.keys, id, key)) throw new Refusal("ERR_NOT_FOUND");
	return printedOrder(deps, await selectOrder(deps.db, id));
}

export async function listOwnOrders(deps: OrderDeps, userId: number): Promise<Order[]> {
	return (await selectOrdersOf(deps.db, userId)).map((row) => answerOf(deps, row));
}

export function cancelOrder(deps: OrderDeps, userId: number, id: number): Promise<{ code: "SUC_CANCELED" }> {
	const { db, clock } = deps;
	return db.transaction(async (tx) => {
		await lockOrders(tx, [id]);
		const row = await ownOrder({ db: tx }, userId, id);
		if (stateOf(row, todayOf(deps)) !== "waiting") throw new Refusal("ERR_NOT_FOUND");
		await markCancelled(tx, id, clock.now());
		return { code: "SUC_CANCELED" as const };
	});
}

/** What a mail shows. Undefined without the order, or if its member is erased. */
export async function orderRecord(db: Database, id: number) {
	const row = await selectOrder(db, id);
	const member = row?.order.userId ? await selectOrderMember(db, row.order.userId) : undefined;
	return row && member ? { ...row, member } : undefined;
}
