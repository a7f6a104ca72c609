import type { StaffApiError } from "@kvart/contract/staff/client";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import type { CallOutput } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";

type CodeCall = "confirmSecondFactor" | "turnOnSecondFactor" | "turnOffSecondFactor";

/** A field for a code, and the call that takes it. */
export function useCode<N extends CodeCall>(name: N, onDone: (output: CallOutput<N>) => void) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string | undefined>();
	const call = useChange<CodeCall>(name, {
		onDone: (output) => onDone(output as CallOutput<N>),
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
