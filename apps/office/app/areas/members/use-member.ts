import type { StaffMember } from "@kvart/contract/staff/members";
import { useQuery } from "@tanstack/react-query";
import { apiQuery, invalidateQueries, queryClient } from "../../lib/queries.ts";

const memberQuery = (id: number) => apiQuery("getStaffMember", { params: { id } });

export function useMember(id: number) {
	return useQuery(memberQuery(id));
}

export function cacheMember(member: StaffMember): void {
	queryClient.setQueryData(memberQuery(member.id).queryKey, member);
	invalidateQueries("listStaffMembers");
}

/** Erased members do not stay in memory. */
export function removeCachedMember(id: number): void {
	queryClient.removeQueries({ queryKey: memberQuery(id).queryKey });
	invalidateQueries("listStaffMembers");
}
