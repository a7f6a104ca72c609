import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { useQuery } from "@tanstack/react-query";
import { ask, queryClient } from "../../../lib/ask.ts";

const accountsQuery = ask("listStaffAccounts");

export function useAccounts() {
	return useQuery(accountsQuery);
}

/** Puts an account that a call answered with into the list; one that no longer works here leaves it. */
export function keepAccount(account: StaffAccount): void {
	queryClient.setQueryData(accountsQuery.queryKey, (list) => {
		const others = list?.filter(({ id }) => id !== account.id) ?? [];
		return account.role === "member" ? others : [...others, account];
	});
}
