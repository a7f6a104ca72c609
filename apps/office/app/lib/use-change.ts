import { randomKey } from "@kvart/browser/random-key";
import { StaffApiError } from "@kvart/contract/staff/client";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { notifyDone, notifyError } from "./notify.ts";
import { type CallInput, type CallName, type CallOutput, calls, invalidateQueries, refreshSession } from "./queries.ts";

interface ChangeOptions<N extends CallName> {
	/** Sends a key, so that a press whose answer was lost does nothing twice when it is repeated. */
	once?: true;
	/** Queries to invalidate. */
	refresh?: readonly CallName[];
	/** Text of the toast; without it there is none. */
	done?: (output: CallOutput<N>) => string;
	onDone?: (output: CallOutput<N>) => void;
	/** Returns true if it handled the error, so that no toast is shown. */
	onRefusal?: (error: StaffApiError, input: CallInput<N>) => boolean;
}

/** A mutation with toasts and invalidation. */
export function useChange<N extends CallName>(
	name: N,
	{ once, refresh = [], done, onDone, onRefusal }: ChangeOptions<N> = {},
) {
	const key = useRef<string | null>(null);
	return useMutation<CallOutput<N>, Error, CallInput<N>>({
		mutationFn: (input) => {
			if (!once) return calls[name](input);
			key.current ??= randomKey();
			return calls[name](input, { idempotencyKey: key.current });
		},
		onSuccess: (output) => {
			key.current = null;
			invalidateQueries(...refresh);
			if (done) notifyDone(done(output));
			onDone?.(output);
		},
		onError: (error, input) => {
			refreshSession(error);
			// The server has answered: what is pressed next is another press.
			if (error instanceof StaffApiError && error.status < 500) key.current = null;
			if (error instanceof StaffApiError && onRefusal?.(error, input)) return;
			notifyError(error instanceof StaffApiError ? error.code : null);
		},
	});
}
