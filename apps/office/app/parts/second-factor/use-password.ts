import { hashPassword } from "@kvart/browser/password";
import { StaffApiError } from "@kvart/contract/staff/client";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { api } from "../../lib/api.ts";
import { notifyError } from "../../lib/notify.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";

/**
 * A field for the password, which proves who is there before a call that needs it. Accounts without a password have no
 * field and prove it on the account page of the site.
 */
export function usePassword<Answer>(call: () => Promise<Answer>, onDone: (answer: Answer) => void) {
	const { has_password: needed } = useStaff();
	const [typed, setTyped] = useState("");
	const [error, setError] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);

	function refuse(code: StaffApiError["code"] | null) {
		if (code !== "ERR_BAD_CREDENTIALS") return notifyError(code);
		setError(m.shell_lock_wrong_password());
		return setTyped("");
	}

	/** Also for other calls that need the proof. */
	async function prove<T>(then: () => Promise<T>): Promise<T | undefined> {
		if (needed && typed === "") {
			setError(fieldMessage("required-field"));
			return undefined;
		}
		setError(undefined);
		setBusy(true);
		try {
			if (needed) await api.proveIdentity({ body: { password: await hashPassword(typed) } });
			return await then();
		} catch (failure) {
			refuse(failure instanceof StaffApiError ? failure.code : null);
			return undefined;
		} finally {
			setBusy(false);
		}
	}

	async function send() {
		const answer = await prove(call);
		if (answer !== undefined) onDone(answer);
	}

	return { needed, field: { value: typed, error, onChange: setTyped }, busy, prove, send: () => void send() };
}
