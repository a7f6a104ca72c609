import type { Role } from "@kvart/contract/members";
import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { type Club } from "../../../lib/club.ts";
import { formatInstantDate, formatList } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";

export const roleWords: Record<Role, () => string> = {
	member: m.administration_role_member,
	staff: m.administration_role_staff,
	admin: m.administration_role_admin,
};

export type AccountState = "active" | "blocked" | "invited" | "lapsed";

/** Where an account stands: an invitation that nobody accepted in time has lapsed. */
export function stateOf({ blocked, can_log_in, invited_until }: StaffAccount): AccountState {
	if (blocked) return "blocked";
	if (can_log_in) return "active";
	return invited_until ? "invited" : "lapsed";
}

export const stateColors = { active: "booked", blocked: "danger", invited: "warning", lapsed: "warning" } as const;

export function stateWords(account: StaffAccount): string {
	const words: Record<AccountState, () => string> = {
		active: m.administration_state_active,
		blocked: m.administration_state_blocked,
		invited: () => m.administration_state_invited({ date: formatInstantDate(account.invited_until ?? "") }),
		lapsed: m.administration_state_lapsed,
	};
	return words[stateOf(account)]();
}

/** The clubs by name; administrators and those without any work for all. */
export function clubsInWords(role: Role, gymIds: readonly number[], clubs: readonly Club[]): string {
	if (role === "admin" || gymIds.length === 0) return m.shell_whole_chain();
	return formatList(gymIds.map((id) => clubs.find((club) => club.id === id)?.name ?? `#${id}`));
}
