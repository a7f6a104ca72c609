import { visitsKept } from "@kvart/contract/memberships/freeze";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { type CalendarDate, formatDate } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";

/** The state, as a sentence. */
export function stateInWords({ state, starts_on, ends_on, freezes }: OwnMembership, today: CalendarDate): string {
	if (state === "future") return m.memberships_state_future({ date: formatDate(starts_on) });
	if (state === "used_up") return m.memberships_state_used_up();
	if (state === "ended") return m.memberships_state_ended({ date: formatDate(ends_on) });
	if (state === "cancelled") return m.memberships_state_cancelled();
	const running = freezes.find(({ from, until }) => from <= today && today <= until);
	if (state === "frozen" && running) return m.memberships_state_frozen({ date: formatDate(running.until) });
	return m.memberships_state_active({ date: formatDate(ends_on) });
}

/** Whether the rule leaves a freeze: the form asks for the days. */
export function canFreeze({ state, freeze_days, freezes_left, visits_left }: OwnMembership): boolean {
	const open = state === "active" || state === "future" || state === "frozen";
	return open && freeze_days > 0 && freezes_left > 0 && (visits_left === null || visits_left > visitsKept);
}

export const isOpen = ({ state }: OwnMembership) => state !== "ended" && state !== "cancelled";
