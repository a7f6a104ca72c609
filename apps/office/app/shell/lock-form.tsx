import { hashPassword } from "@kvart/browser/password";
import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffSession } from "@kvart/contract/staff/session";
import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { fieldMessage, problemMessage } from "../i18n/error-messages.ts";
import { currentLanguage } from "../i18n/language.ts";
import { api, goToLogin } from "../lib/api.ts";
import type { LockReason } from "../lib/lock.ts";
import { endSession, publicLogin } from "../lib/session.ts";
import { fullName } from "../lib/staff.ts";
import { storeLogin } from "../lib/storage.ts";
import { m } from "../paraglide/messages.js";
import { CodeField } from "../parts/fields/text-fields.tsx";
import { ConfirmByPasskey } from "../parts/second-factor/confirm-by-passkey.tsx";
import { OwnPasswordField } from "../parts/second-factor/password-field.tsx";

type Proof = "password" | "code";

/** A new session for the same account. */
async function logInAgain({ email }: StaffSession, password: string): Promise<StaffSession> {
	storeLogin(await api.login({ body: { email, password } }));
	return api.getStaffSession();
}

async function openWith(session: StaffSession, reason: LockReason, proof: Proof, typed: string) {
	if (proof === "code" && reason === "ended") return api.confirmSecondFactor({ body: { code: typed } });
	if (proof === "code") return api.unlockStaffSession({ body: { code: typed } });
	const password = await hashPassword(typed);
	return reason === "ended" ? logInAgain(session, password) : api.unlockStaffSession({ body: { password } });
}

function errorText(error: unknown, proof: Proof): string {
	const { code, errors } = error instanceof StaffApiError ? error : { code: null, errors: [] };
	if (proof === "code" && errors.length > 0) return m.shell_second_factor_wrong();
	return code === "ERR_BAD_CREDENTIALS" ? m.shell_lock_wrong_password() : problemMessage(code);
}

function firstProof({ has_password, has_phone }: StaffSession, reason: LockReason): Proof {
	return reason === "ended" || has_password || !has_phone ? "password" : "code";
}

/** For accounts of Google or Facebook: the public log-in returns here, and the drafts are still on this device. */
function LogInElsewhere() {
	const { pathname, search } = window.location;
	return (
		<>
			<Text>{m.shell_lock_elsewhere()}</Text>
			<Button component="a" href={publicLogin(pathname + search, currentLanguage())} onClick={endSession}>
				{m.shell_lock_log_in()}
			</Button>
		</>
	);
}

interface LockFormProps {
	session: StaffSession;
	reason: LockReason;
	onOpen: (session: StaffSession) => void;
}

/** The password or a code; after an ended session the password, then the code if the account has a second factor. */
export function LockForm({ session, reason, onOpen }: LockFormProps) {
	const [proof, setProof] = useState(() => firstProof(session, reason));
	const [typed, setTyped] = useState("");
	const [error, setError] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);
	const mayChoose = reason === "idle" && session.has_password && session.has_phone;

	function ask(next: Proof) {
		setProof(next);
		setTyped("");
		setError(undefined);
	}

	async function send() {
		setBusy(true);
		try {
			const opened = await openWith(session, reason, proof, typed);
			// The password was right; the new session needs its code.
			if (opened.second_factor === "needed") ask("code");
			else onOpen(opened);
		} catch (failure) {
			setTyped("");
			setError(errorText(failure, proof));
		}
		setBusy(false);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		setError(typed === "" ? fieldMessage("required-field") : undefined);
		if (typed !== "") void send();
	}

	const field = { value: typed, error };
	const isLoggedOut = reason === "ended" && proof === "password";
	// A passkey of another account may have been used: then the page starts anew, as theirs.
	const accept = (opened: StaffSession) =>
		opened.user_id === session.user_id ? onOpen(opened) : window.location.reload();

	return (
		<form noValidate onSubmit={submit}>
			<Stack gap="lg">
				<Title order={1}>{reason === "ended" ? m.shell_lock_ended_title() : m.shell_lock_title()}</Title>
				<Text>{m.shell_lock_text({ name: fullName(session) })}</Text>
				{isLoggedOut && !session.has_password ? (
					<LogInElsewhere />
				) : (
					<>
						{proof === "code" ? (
							<CodeField {...field} onChange={setTyped} />
						) : (
							<OwnPasswordField {...field} onChange={setTyped} />
						)}
						<Button type="submit" loading={busy}>
							{m.shell_lock_open()}
						</Button>
					</>
				)}
				<ConfirmByPasskey session={session} ended={isLoggedOut} onDone={accept} />
				{mayChoose && (
					<Anchor component="button" type="button" onClick={() => ask(proof === "code" ? "password" : "code")}>
						{proof === "code" ? m.shell_lock_use_password() : m.shell_lock_use_code()}
					</Anchor>
				)}
				<Anchor component="button" type="button" size="sm" onClick={goToLogin}>
					{m.shell_other_account()}
				</Anchor>
			</Stack>
		</form>
	);
}
