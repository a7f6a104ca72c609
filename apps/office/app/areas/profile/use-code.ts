import type { StaffApiError } from "@kvart/contract/staff/client";
import { useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";

/** A field for the code of the phone, and the call that takes it. */
export function useCode(name: "turnOnSecondFactor" | "turnOffSecondFactor", words: () => string, onDone: () => void) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string | undefined>();
	const call = useChange(name, {
		refresh: ["getStaffSession"],
		done: words,
		onDone,
		onRefusal: ({ errors }: StaffApiError) => {
			if (errors.length === 0) return false;
			setError(m.shell_second_factor_wrong());
			setCode("");
			return true;
		},
	});
	return {
		field: {
			value: code,
			error,
			onChange: (typed: string) => {
				setError(undefined);
				setCode(typed);
			},
		},
		busy: call.isPending,
		send: () => {
			if (code === "") setError(fieldMessage("required-field"));
			else call.mutate({ body: { code } });
		},
	};
}
