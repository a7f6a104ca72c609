import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { expect, it } from "vitest";
import { apiQuery, queryClient } from "../../../lib/queries.ts";
import { cacheAccount, clubsLabel, stateOf } from "./accounts.ts";

const account = { blocked: false, can_log_in: true, invited_until: null } as StaffAccount;

it.each([
	[{}, "active"],
	[{ blocked: true, can_log_in: false }, "blocked"],
	[{ blocked: true, can_log_in: false, invited_until: "2026-11-20T10:00:00Z" }, "blocked"],
	[{ can_log_in: false, invited_until: "2026-11-20T10:00:00Z" }, "invited"],
	[{ can_log_in: false }, "lapsed"],
] as const)("%o is %s", (change, state) => {
	expect(stateOf({ ...account, ...change })).toBe(state);
});

it("lists the clubs, or says that it is all of them", () => {
	const clubs = [
		{ id: 3, name: "Zemun", slug: "zemun" },
		{ id: 7, name: "Vračar", slug: "vracar" },
	];
	const of = (gym_ids: number[], all_clubs = false) => clubsLabel({ all_clubs, gym_ids }, clubs);
	expect(of([7])).toBe("Vračar");
	expect(of([3, 99])).toContain("#99");
	expect(of([], true)).toBe("Svi centri");
	expect(of([])).toBe("");
});

it("a new account does not become the whole list before the list is loaded", () => {
	const { queryKey } = apiQuery("listStaffAccounts");
	cacheAccount({ ...account, id: 1, role: "manager" });
	expect(queryClient.getQueryData(queryKey)).toBeUndefined();
	queryClient.setQueryData(queryKey, [{ ...account, id: 2, role: "receptionist" }]);
	cacheAccount({ ...account, id: 1, role: "manager" });
	expect(queryClient.getQueryData(queryKey)?.map(({ id }) => id)).toEqual([2, 1]);
});
