import type { StaffSession } from "@kvart/contract/staff/session";
import { createContext, useContext } from "react";

/** All staff, staff of the whole chain, or administrators. */
export type Access = "staff" | "chain" | "admin";

type Worker = Pick<StaffSession, "role" | "whole_chain">;

export function mayEnter({ role, whole_chain }: Worker, access: Access): boolean {
	if (role === "admin" || access === "staff") return true;
	return access === "chain" && whole_chain;
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
