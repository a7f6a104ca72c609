import { canUsePasskeys, createPasskey } from "@kvart/browser/passkey";
import { hashPassword } from "@kvart/browser/password";
import { StaffApiError } from "@kvart/contract/staff/client";
import { Button } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { api } from "../../lib/api.ts";
import { notifyDone, notifyError } from "../../lib/notify.ts";
import { invalidateQueries } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";

interface AddPasskeyProps {
	/** As typed. */
	password: string;
	onWrongPassword: (message: string | undefined) => void;
}

/** A passkey as second factor, instead of codes of a phone. It is named and removed on the account page of the site. */
export function AddPasskey({ password, onWrongPassword }: AddPasskeyProps) {
	const { has_password: needed } = useStaff();
	const [busy, setBusy] = useState(false);

	async function add() {
		if (needed && password === "") return onWrongPassword(fieldMessage("required-field"));
		setBusy(true);
		try {
			const { options } = await api.startPasskey({ body: needed ? { password: await hashPassword(password) } : {} });
			const credential = await createPasskey(options);
			if (credential) {
				await api.addPasskey({ body: { name: m.profile_passkey_name(), credential } });
				notifyDone(m.profile_turned_on());
				invalidateQueries("getStaffSession");
			}
		} catch (error) {
			const code = error instanceof StaffApiError ? error.code : null;
			if (code === "ERR_BAD_CREDENTIALS") onWrongPassword(m.shell_lock_wrong_password());
			else notifyError(code);
		}
		return setBusy(false);
	}

	if (!canUsePasskeys()) return null;
	return (
		<Button
			variant="default"
			loading={busy}
			leftSection={<KeyRound size={18} aria-hidden />}
			onClick={() => void add()}
		>
			{m.profile_passkey_add()}
		</Button>
	);
}
