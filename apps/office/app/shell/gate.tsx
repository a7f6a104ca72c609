import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffSession } from "@kvart/contract/staff/session";
import { Anchor, Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { fieldMessage } from "../i18n/error-messages.ts";
import { goToLogin, stayOnPage } from "../lib/api.ts";
import { useLock } from "../lib/lock.ts";
import { sessionQuery } from "../lib/queries.ts";
import { isLoggedIn } from "../lib/session.ts";
import { StaffContext } from "../lib/staff.ts";
import { useChange } from "../lib/use-change.ts";
import { m } from "../paraglide/messages.js";
import { CodeField } from "../parts/fields/text-fields.tsx";
import { PageHeader } from "../parts/page-header/page-header.tsx";
import { Failure } from "../parts/states/states.tsx";
import styles from "./gate.module.css";
import { Lock } from "./lock.tsx";
import { Wordmark } from "./navigation.tsx";

/** Shown until the session is loaded. */
export function Splash() {
	return (
		<main className={styles.splash} data-ground="ink">
			<Wordmark />
			<VisuallyHidden component="output">{m.parts_loading()}</VisuallyHidden>
		</main>
	);
}

function OutsidePage({ children }: { children: ReactNode }) {
	return (
		<div className={styles.page} data-ground="ink">
			<header>
				<a href="/" className={styles.home}>
					<Wordmark />
				</a>
			</header>
			<main className={styles.box} data-ground="bone">
				{children}
			</main>
		</div>
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

/** Required once per session if the account has a second factor. */
function SecondFactor({ session }: { session: StaffSession }) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string | undefined>();
	const confirm = useChange("confirmSecondFactor", {
		refresh: ["getStaffSession"],
		onRefusal: ({ errors }) => {
			if (errors.length === 0) return false;
			setError(m.shell_second_factor_wrong());
			setCode("");
			return true;
		},
	});

	function send(event: FormEvent) {
		event.preventDefault();
		setError(code === "" ? fieldMessage("required-field") : undefined);
		if (code !== "") confirm.mutate({ body: { code } });
	}

	return (
		<OutsidePage>
			<PageHeader title={m.shell_second_factor_title()} />
			<form noValidate onSubmit={send}>
				<Stack gap="lg">
					<Text>{m.shell_second_factor_text({ name: session.first_name })}</Text>
					<CodeField value={code} onChange={setCode} error={error} />
					<Button type="submit" loading={confirm.isPending}>
						{m.shell_second_factor_confirm()}
					</Button>
					<Text size="sm" c="dimmed">
						{m.shell_second_factor_lost()}{" "}
						<Anchor component="button" type="button" size="sm" onClick={goToLogin}>
							{m.shell_other_account()}
						</Anchor>
					</Text>
				</Stack>
			</form>
		</OutsidePage>
	);
}

/** Redirects visitors to the log-in, rejects members, requests the second factor, and locks an unused office. */
export function Gate({ children }: { children: ReactNode }) {
	const loggedIn = isLoggedIn();
	const lockReason = useLock();
	const { data: session, error, refetch } = useQuery({ ...sessionQuery, enabled: loggedIn });

	useEffect(() => {
		if (!loggedIn) goToLogin();
	}, [loggedIn]);

	useEffect(() => {
		if (session) stayOnPage();
	}, [session]);

	if (error instanceof StaffApiError && error.code === "ERR_BAD_ROLE") return <NoAccess />;
	if (session?.second_factor === "needed" && !session.locked && !lockReason) return <SecondFactor session={session} />;
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
