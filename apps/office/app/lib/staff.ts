import { hasRight, type Right } from "@kvart/contract/staff/rights";
import type { StaffSession } from "@kvart/contract/staff/session";
import { createContext, useContext } from "react";

type Worker = Pick<StaffSession, "role" | "whole_chain">;

/** Areas that all clubs share: only staff of all clubs works on them. */
const shared: readonly Right[] = ["content", "statements"];

export function mayEnter({ role, whole_chain }: Worker, right: Right): boolean {
	return hasRight(role, right) && (whole_chain || !shared.includes(right));
}

export const StaffContext = createContext<StaffSession | null>(null);

/** Available below the shell's gate. */
export function useStaff(): StaffSession {
	const session = useContext(StaffContext);
	if (!session) throw new Error("useStaff needs the shell's gate above it.");
	return session;
}

export function fullName({ first_name, last_name }: Pick<StaffSession, "first_name" | "last_name">): string {
	return `${first_name} ${last_name}`.trim();
}
