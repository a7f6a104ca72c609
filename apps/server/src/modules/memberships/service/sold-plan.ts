import type { Plan } from "@kvart/contract/memberships/plans";
import { isSoldFor } from "@kvart/contract/memberships/plans";
import { lastDayOf } from "@kvart/contract/memberships/term";
import type { CalendarDate } from "@kvart/contract/time";
import { Refusal } from "../../../platform/problem.ts";

/** The plan as orders and memberships keep it. Refused for a club in which it is not sold. */
export function soldPlan(plan: Plan, gymId: number | null, startsOn: CalendarDate) {
	const chosen = plan.clubs === "all" ? null : gymId;
	if (!isSoldFor(plan, chosen)) throw new Refusal("ERR_PLAN_NOT_SOLD");
	const { id: planId, price, months, visits, covers, hours, freeze_days: freezeDays } = plan;
	return {
		planId,
		// The same length is sold in several groups: "Gym: One month".
		title: `${plan.group}: ${plan.title}`,
		titleEng: `${plan.group_eng}: ${plan.title_eng}`,
		price,
		months,
		visits,
		covers,
		hours,
		gymIds: chosen === null ? plan.gym_ids : [chosen],
		freezeDays,
		startsOn,
		endsOn: lastDayOf(startsOn, months),
	};
}
