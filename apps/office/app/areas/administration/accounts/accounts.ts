import type { Role } from "@kvart/contract/members";
import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { useQuery } from "@tanstack/react-query";
import type { Club } from "../../../lib/club.ts";
import { formatInstantDate, formatList } from "../../../lib/format.ts";
import { apiQuery, queryClient } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";

export const roleLabels: Record<Role, () => string> = {
	member: m.administration_role_member,
	staff: m.administration_role_staff,
	admin: m.administration_role_admin,
};

type AccountState = "active" | "blocked" | "invited" | "lapsed";

/** An invitation that was not accepted in time has lapsed. */
export function stateOf({ blocked, can_log_in, invited_until }: StaffAccount): AccountState {
	if (blocked) return "blocked";
	if (can_log_in) return "active";
	return invited_until ? "invited" : "lapsed";
}

export const stateColors = { active: "booked", blocked: "danger", invited: "warning", lapsed: "warning" } as const;

export function stateLabel(account: StaffAccount): string {
	const labels: Record<AccountState, () => string> = {
		active: m.administration_state_active,
		blocked: m.administration_state_blocked,
		invited: () => m.administration_state_invited({ date: formatInstantDate(account.invited_until ?? "") }),
		lapsed: m.administration_state_lapsed,
	};
	return labels[stateOf(account)]();
}

/** Administrators and accounts without clubs have the whole chain. */
export function clubsLabel(role: Role, gymIds: readonly number[], clubs: readonly Club[]): string {
	if (role === "admin" || gymIds.length === 0) return m.shell_whole_chain();
	return formatList(gymIds.map((id) => clubs.find((club) => club.id === id)?.name ?? `#${id}`));
}

const accountsQuery = apiQuery("listStaffAccounts");

export function useAccounts() {
	return useQuery(accountsQuery);
}

/** Updates the cached list; an account that is not staff any more is removed. */
export function cacheAccount(account: StaffAccount): void {
	queryClient.setQueryData(accountsQuery.queryKey, (list) => {
		const others = list?.filter(({ id }) => id !== account.id) ?? [];
		return account.role === "member" ? others : [...others, account];
	});
}
