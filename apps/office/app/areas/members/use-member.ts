import type { StaffMember } from "@kvart/contract/staff/members";
import { useQuery } from "@tanstack/react-query";
import { ask, forgetAnswers, queryClient } from "../../lib/ask.ts";

const memberQuery = (id: number) => ask("getStaffMember", { params: { id } });

export function useMember(id: number) {
	return useQuery(memberQuery(id));
}

/** Shows the member as a call answered with it; the list is asked for again. */
export function keepMember(member: StaffMember): void {
	queryClient.setQueryData(memberQuery(member.id).queryKey, member);
	forgetAnswers("listStaffMembers");
}

/** Nothing of somebody who was erased stays in memory. */
export function forgetMember(id: number): void {
	queryClient.removeQueries({ queryKey: memberQuery(id).queryKey });
	forgetAnswers("listStaffMembers");
}
