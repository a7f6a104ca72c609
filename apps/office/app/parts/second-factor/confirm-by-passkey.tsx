import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffSession } from "@kvart/contract/staff/session";
import { Button } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { notifyError, notifyErrorText } from "../../lib/notify.ts";
import { canUsePasskeys, showPasskey } from "../../lib/passkey.ts";
import { m } from "../../paraglide/messages.js";

interface ConfirmByPasskeyProps {
	session: StaffSession;
	onDone: (session: StaffSession) => void;
}

/** Nothing without a passkey, or in a browser that cannot use one. */
export function ConfirmByPasskey({ session, onDone }: ConfirmByPasskeyProps) {
	const [busy, setBusy] = useState(false);

	async function confirm() {
		setBusy(true);
		try {
			const { options } = await api.startPasskeyConfirmation();
			const credential = await showPasskey(options);
			if (credential) onDone(await api.confirmByPasskey({ body: { credential } }));
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
