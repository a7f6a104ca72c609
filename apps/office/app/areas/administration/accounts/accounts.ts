import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { useQuery } from "@tanstack/react-query";
import type { Club } from "../../../lib/club.ts";
import { formatInstantDate, formatList } from "../../../lib/format.ts";
import { apiQuery, queryClient } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";

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

export function clubNames(gymIds: readonly number[], clubs: readonly Club[]): string {
	return formatList(gymIds.map((id) => clubs.find((club) => club.id === id)?.name ?? `#${id}`));
}

type Where = Pick<StaffAccount, "all_clubs" | "gym_ids">;

export function clubsLabel({ all_clubs, gym_ids }: Where, clubs: readonly Club[]): string {
	return all_clubs ? m.shell_all_clubs() : clubNames(gym_ids, clubs);
}

const accountsQuery = apiQuery("listStaffAccounts");

export function useAccounts() {
	return useQuery(accountsQuery);
}

/** Updates the cached list; an account that is not staff any more is removed. */
export function cacheAccount(account: StaffAccount): void {
	queryClient.setQueryData(accountsQuery.queryKey, (list) => {
		// A list that was not loaded yet would have this account alone.
		if (!list) return undefined;
		const others = list.filter(({ id }) => id !== account.id);
		return account.role === "member" ? others : [...others, account];
	});
}
