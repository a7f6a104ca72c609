import type { Plan } from "@kvart/contract/memberships/plans";
import { m } from "../../paraglide/messages.js";

export function coversInWords(covers: Plan["covers"]): string {
	if (covers.length > 1) return m.memberships_covers_both();
	return covers[0] === "class" ? m.memberships_covers_class() : m.memberships_covers_gym();
}

export function hoursInWords(hours: Plan["hours"]): string {
	return hours === "all" ? m.memberships_hours_all() : m.memberships_hours_weekdays();
}

/** The features of a plan, as terms and their values. */
export function planFacts(plan: Plan): [term: string, value: string][] {
	const { months, visits, covers, hours, freeze_days } = plan;
	return [
		[m.memberships_fact_term(), months === 0 ? m.memberships_day() : m.memberships_months({ count: months })],
		[m.memberships_fact_visits(), visits === 0 ? m.memberships_no_limit() : m.memberships_visits({ count: visits })],
		[m.memberships_fact_covers(), coversInWords(covers)],
		[m.memberships_fact_hours(), hoursInWords(hours)],
		[
			m.memberships_fact_freeze(),
			freeze_days === 0 ? m.memberships_no_freeze() : m.memberships_freeze_days({ count: freeze_days }),
		],
	];
}
