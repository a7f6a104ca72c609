import { hashPassword } from "@kvart/browser/password";
import type { StaffApiError } from "@kvart/contract/staff/client";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import type { CallOutput } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";

type PasswordCall = "setUpSecondFactor" | "renewRecoveryCodes";

/** A field for the password, and the call that requires it again. Accounts without a password have no field. */
export function usePassword<N extends PasswordCall>(name: N, onDone: (output: CallOutput<N>) => void) {
	const { has_password: needed } = useStaff();
	const [typed, setTyped] = useState("");
	const [error, setError] = useState<string | undefined>();
	const call = useChange<PasswordCall>(name, {
		onDone: (output) => onDone(output as CallOutput<N>),
		onRefusal: ({ code }: StaffApiError) => {
			if (code !== "ERR_BAD_CREDENTIALS") return false;
			setError(m.shell_lock_wrong_password());
			setTyped("");
			return true;
		},
	});

	async function send() {
		if (needed && typed === "") return setError(fieldMessage("required-field"));
		setError(undefined);
		call.mutate({ body: needed ? { password: await hashPassword(typed) } : {} });
		return undefined;
	}

	return {
		needed,
		field: { value: typed, error, onChange: setTyped },
		setError,
		busy: call.isPending,
		send: () => void send(),
	};
}
