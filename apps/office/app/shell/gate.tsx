import { StaffApiError } from "@kvart/contract/staff/client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { goToLogin } from "../lib/api.ts";
import { isLoggedIn, onSessionChange } from "../lib/session.ts";
import { sessionQuery } from "../lib/session-query.ts";
import { StaffContext } from "../lib/staff.ts";
import { Failure } from "../parts/states/failure.tsx";
import { NoAccess } from "./no-access.tsx";
import { OutsidePage } from "./outside-page.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Splash } from "./splash.tsx";

/** Lets in who works here: visitors go to the log-in, members are told, a second factor is asked for. */
export function Gate({ children }: { children: ReactNode }) {
	const loggedIn = isLoggedIn();
	const { data: session, error, refetch } = useQuery({ ...sessionQuery, enabled: loggedIn });

	useEffect(() => {
		if (!loggedIn) goToLogin();
	}, [loggedIn]);

	// Somebody else at the same browser: nothing of the one before may stay on the screen.
	useEffect(() => onSessionChange(() => window.location.reload()), []);

	if (error instanceof StaffApiError && error.code === "ERR_BAD_ROLE") return <NoAccess />;
	if (session?.second_factor === "needed") return <SecondFactor session={session} />;
	if (session) return <StaffContext value={session}>{children}</StaffContext>;
	if (error && isLoggedIn())
		return (
			<OutsidePage>
				<Failure error={error} retry={() => void refetch()} />
			</OutsidePage>
		);
	return <Splash />;
}
