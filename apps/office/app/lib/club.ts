import type { StaffSession } from "@kvart/contract/staff/session";
import { createContext, useContext } from "react";

export type Club = StaffSession["clubs"][number];

interface ClubChoice {
	/** Selected in the header; null for all clubs of the account. */
	club: Club | null;
	clubs: readonly Club[];
	choose: (club: Club | null) => void;
}

export const ClubContext = createContext<ClubChoice | null>(null);

export function useClub(): ClubChoice {
	const choice = useContext(ClubContext);
	if (!choice) throw new Error("useClub needs the shell above it.");
	return choice;
}

/** The stored choice, if the account still has that club. */
export function chosenClub(clubs: readonly Club[], stored: string | null): Club | null {
	if (clubs.length === 1) return clubs[0] ?? null;
	return clubs.find(({ id }) => String(id) === stored) ?? null;
}
