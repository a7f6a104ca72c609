import type { StaffSession } from "@kvart/contract/staff/session";
import { createContext, useContext } from "react";

export type Club = StaffSession["clubs"][number];

export interface ClubChoice {
	/** The one that the header shows; null for all that the account works for. */
	club: Club | null;
	/** Those that can be chosen. */
	clubs: readonly Club[];
	choose: (club: Club | null) => void;
}

export const ClubContext = createContext<ClubChoice | null>(null);

/** The club that somebody works for right now; areas that show one club's things follow it. */
export function useClub(): ClubChoice {
	const choice = useContext(ClubContext);
	if (!choice) throw new Error("useClub needs the shell above it.");
	return choice;
}

/** What was chosen last, as long as the account still works there. Who works for one club has nothing to choose. */
export function chosenClub(clubs: readonly Club[], kept: string | null): Club | null {
	if (clubs.length === 1) return clubs[0] ?? null;
	return clubs.find(({ id }) => String(id) === kept) ?? null;
}
