import type { StaffSession } from "@kvart/contract/staff/session";
import { createContext, useContext } from "react";

export const StaffContext = createContext<StaffSession | null>(null);

/** Who works here. The gate of the shell lets nobody in without. */
export function useStaff(): StaffSession {
	const session = useContext(StaffContext);
	if (!session) throw new Error("useStaff needs the shell's gate above it.");
	return session;
}

export function fullName({ first_name, last_name }: Pick<StaffSession, "first_name" | "last_name">): string {
	return `${first_name} ${last_name}`.trim();
}
