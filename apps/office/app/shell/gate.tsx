import { StaffApiError } from "@kvart/contract/staff/client";
import { Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { goToLogin, stayOnPage } from "../lib/api.ts";
import { useLock } from "../lib/lock.ts";
import { sessionQuery } from "../lib/queries.ts";
import { isLoggedIn } from "../lib/session.ts";
import { useShownCodes } from "../lib/shown-codes.ts";
import { StaffContext } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import { PageHeader } from "../parts/page-header/page-header.tsx";
import { Failure } from "../parts/states/states.tsx";
import styles from "./gate.module.css";
import { Lock } from "./lock.tsx";
import { LoginPage } from "./login-page.tsx";
import { Wordmark } from "./navigation.tsx";
import { OutsidePage } from "./outside-page.tsx";
import { CodesPage, ConfirmPage, SetUpPage } from "./second-factor-pages.tsx";

/** Shown until the session is loaded. */
export function Splash() {
	return (
		<main className={styles.splash} data-ground="ink">
			<Wordmark />
			<VisuallyHidden component="output">{m.parts_loading()}</VisuallyHidden>
		</main>
	);
}

/** Shown to members who open the office. */
function NoAccess() {
	return (
		<OutsidePage>
			<PageHeader title={m.shell_no_access_title()} />
			<Stack gap="lg">
				<Text>{m.shell_no_access_text()}</Text>
				<Group gap="sm">
					<Button component="a" href="/">
						{m.shell_public_site()}
					</Button>
					<Button variant="default" onClick={goToLogin}>
						{m.shell_other_account()}
					</Button>
				</Group>
			</Stack>
		</OutsidePage>
	);
}

/** Logs visitors in, rejects members, requests the second factor, and locks an unused office. */
export function Gate({ children }: { children: ReactNode }) {
	const [loggedIn, setLoggedIn] = useState(isLoggedIn);
	const enter = useCallback(() => setLoggedIn(true), []);
	const lockReason = useLock();
	const { data: session, error, refetch } = useQuery({ ...sessionQuery, enabled: loggedIn });

	const codes = useShownCodes();
	const unlocked = session && !session.locked && !lockReason;

	useEffect(() => {
		if (session) stayOnPage();
	}, [session]);

	if (!loggedIn) return <LoginPage onDone={enter} />;
	if (error instanceof StaffApiError && error.code === "ERR_BAD_ROLE") return <NoAccess />;
	if (session && codes) return <CodesPage codes={codes} />;
	if (unlocked && session.second_factor === "missing") return <SetUpPage session={session} />;
	if (unlocked && session.second_factor === "needed") return <ConfirmPage session={session} />;
	if (session)
		return (
			<StaffContext value={session}>
				{children}
				<Lock session={session} />
			</StaffContext>
		);
	if (error && isLoggedIn())
		return (
			<OutsidePage>
				<Failure error={error} retry={() => void refetch()} />
			</OutsidePage>
		);
	return <Splash />;
}
