import type { PaymentMethod } from "@kvart/contract/memberships/ledger";
import { type Paras, parasOf } from "@kvart/contract/memberships/money";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { insertEntry, insertMembership, type MembershipRow, selectMemberships } from "../queries/memberships.ts";
import { requirePlan } from "./plans.ts";
import { soldPlan } from "./sold-plan.ts";

export interface Payment {
	amount: Paras;
	method: PaymentMethod;
	receipt: string | null;
}

export interface Sale {
	userId: number;
	planId: number;
	/** The club that it is for; with plans of all clubs, where it is sold. */
	gymId: number;
	startsOn: CalendarDate;
	/** Paid at once; may be less than the price. */
	payments: readonly Payment[];
	actorId: number | null;
	at: Date;
}

/** A single visit that was paid today is taken off the price of one membership: the spec's free first training. */
export function discountOf(memberships: readonly MembershipRow[], months: number, today: CalendarDate): Paras {
	if (months === 0) return 0;
	const ofToday = memberships.filter(
		({ cancelled, sold_at }) => !cancelled && wallTime(new Date(sold_at)).date === today,
	);
	const isUsed = ofToday.some(({ months: own, sold, price }) => own > 0 && sold < parasOf(price));
	const single = ofToday.find(({ months: own, paid }) => own === 0 && paid > 0);
	return isUsed ? 0 : (single?.paid ?? 0);
}

/** The discount of a member's next purchase. */
export async function discountFor(db: Database, userId: number, months: number, today: CalendarDate): Promise<Paras> {
	return discountOf(await selectMemberships(db, userId, { today, since: today }), months, today);
}

/** Call it after `lockMember`: two desks may sell to one member. */
export async function sell(tx: Database, sale: Sale): Promise<number> {
	const { userId, planId, gymId, startsOn, payments, actorId, at } = sale;
	const today = wallTime(at).date;
	const plan = await requirePlan(tx, planId, today);
	const discount = await discountFor(tx, userId, plan.months, today);
	const amount = Math.max(0, parasOf(plan.price) - discount);
	const membershipId = await insertMembership(tx, { userId, gymId, ...soldPlan(plan, gymId, startsOn), soldAt: at });
	const shared = { at, actorId, membershipId, gymId };
	await insertEntry(tx, { ...shared, kind: "sold", amount });
	for (const payment of payments) await insertEntry(tx, { ...shared, kind: "paid", ...payment });
	return membershipId;
}
