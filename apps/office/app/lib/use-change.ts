import { StaffApiError } from "@kvart/contract/staff/client";
import { useMutation } from "@tanstack/react-query";
import { notifyDone, notifyError } from "./notify.ts";
import { type CallInput, type CallName, type CallOutput, calls, invalidateQueries, refreshSession } from "./queries.ts";

interface ChangeOptions<N extends CallName> {
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
	{ refresh = [], done, onDone, onRefusal }: ChangeOptions<N> = {},
) {
	return useMutation<CallOutput<N>, Error, CallInput<N>>({
		mutationFn: (input) => calls[name](input),
		onSuccess: (output) => {
			invalidateQueries(...refresh);
			if (done) notifyDone(done(output));
			onDone?.(output);
		},
		onError: (error, input) => {
			refreshSession(error);
			if (error instanceof StaffApiError && onRefusal?.(error, input)) return;
			notifyError(error instanceof StaffApiError ? error.code : null);
		},
	});
}
