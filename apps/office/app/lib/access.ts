import type { StaffSession } from "@kvart/contract/staff/session";

/** Who may see an area: everybody who works here, those who work for the whole chain, or administrators. */
export type Access = "staff" | "chain" | "admin";

type Worker = Pick<StaffSession, "role" | "whole_chain">;

export function mayEnter({ role, whole_chain }: Worker, access: Access): boolean {
	if (role === "admin" || access === "staff") return true;
	return access === "chain" && whole_chain;
}
