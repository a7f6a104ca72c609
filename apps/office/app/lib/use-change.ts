import { StaffApiError } from "@kvart/contract/staff/client";
import { useMutation } from "@tanstack/react-query";
import { api } from "./api.ts";
import { askWhoWorksHere, type CallInput, type CallName, type CallOutput, forgetAnswers } from "./ask.ts";
import { tellDone, tellProblem } from "./tell.ts";

interface ChangeOptions<N extends CallName> {
	/** Calls whose answers are out of date afterwards. */
	refresh?: readonly CallName[];
	/** What the toast says when it is done; none without it. */
	done?: (output: CallOutput<N>) => string;
	onDone?: (output: CallOutput<N>) => void;
	/** Gets the refusal first; true when it dealt with it, so that no toast is needed. */
	onRefusal?: (error: StaffApiError) => boolean;
}

type AnyCall = (input: unknown) => Promise<unknown>;

/** A call that changes something: the toast, the refusal's words and the lists that follow are taken care of. */
export function useChange<N extends CallName>(
	name: N,
	{ refresh = [], done, onDone, onRefusal }: ChangeOptions<N> = {},
) {
	return useMutation<CallOutput<N>, Error, CallInput<N>>({
		mutationFn: (input) => (api[name] as unknown as AnyCall)(input) as Promise<CallOutput<N>>,
		onSuccess: (output) => {
			forgetAnswers(...refresh);
			if (done) tellDone(done(output));
			onDone?.(output);
		},
		onError: (error) => {
			askWhoWorksHere(error);
			if (error instanceof StaffApiError && onRefusal?.(error)) return;
			tellProblem(error instanceof StaffApiError ? error.code : null);
		},
	});
}
