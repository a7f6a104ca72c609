import { canUsePasskeys, showPasskey } from "@kvart/browser/passkey";
import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffSession } from "@kvart/contract/staff/session";
import { Button } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { notifyError, notifyErrorText } from "../../lib/notify.ts";
import { storeLogin } from "../../lib/storage.ts";
import { m } from "../../paraglide/messages.js";

/** Null if the person closed the browser's dialog. */
async function confirmSession(): Promise<StaffSession | null> {
	const { options } = await api.startPasskeyConfirmation();
	const credential = await showPasskey(options);
	return credential && api.confirmByPasskey({ body: { credential } });
}

/** Null if the person closed the browser's dialog. */
export async function logInByPasskey() {
	const { options } = await api.startPasskeyLogin();
	const credential = await showPasskey(options);
	return credential && api.loginWithPasskey({ body: { credential } });
}

/** The ended session is replaced by a new one. */
async function logInAgain(): Promise<StaffSession | null> {
	const login = await logInByPasskey();
	if (!login) return null;
	storeLogin(login);
	return api.getStaffSession();
}

interface ConfirmByPasskeyProps {
	session: StaffSession;
	/** Whether the session has ended and the passkey has to log in again. */
	ended?: boolean;
	onDone: (session: StaffSession) => void;
}

/** Nothing without a passkey, or in a browser that cannot use one. */
export function ConfirmByPasskey({ session, ended = false, onDone }: ConfirmByPasskeyProps) {
	const [busy, setBusy] = useState(false);

	async function confirm() {
		setBusy(true);
		try {
			const confirmed = ended ? await logInAgain() : await confirmSession();
			if (confirmed) onDone(confirmed);
		} catch (error) {
			const code = error instanceof StaffApiError ? error.code : null;
			if (code === "ERR_BAD_CREDENTIALS") notifyErrorText(m.shell_passkey_wrong());
			else notifyError(code);
		}
		setBusy(false);
	}

	if (!session.has_passkeys || !canUsePasskeys()) return null;
	return (
		<Button
			variant="default"
			loading={busy}
			leftSection={<KeyRound size={18} aria-hidden />}
			onClick={() => void confirm()}
		>
			{m.shell_passkey_confirm()}
		</Button>
	);
}
