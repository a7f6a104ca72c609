import { isPlan, type Plan } from "@kvart/contract/memberships/plans";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { priceGroupsOn } from "../../content/service.ts";

/** The memberships in the price list of a day. */
export async function plansOf(db: Database, today: CalendarDate): Promise<Plan[]> {
	const groups = await priceGroupsOn(db, today);
	return groups.flatMap(({ title: group, title_eng: group_eng, items }) =>
		items.filter(isPlan).map((item) => ({ ...item, group, group_eng })),
	);
}

export function listPlans({ db, clock }: { db: Database; clock: Clock }): Promise<Plan[]> {
	return plansOf(db, wallTime(clock.now()).date);
}

/** Refused if the price list of that day does not sell it. */
export async function requirePlan(db: Database, planId: number, today: CalendarDate): Promise<Plan> {
	const plan = (await plansOf(db, today)).find(({ id }) => id === planId);
	if (!plan) throw new Refusal("ERR_PLAN_NOT_SOLD");
	return plan;
}
