import { StaffApiError, type StaffClient } from "@kvart/contract/staff/client";
import { QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

export type CallName = keyof StaffClient;
export type CallInput<N extends CallName> = Parameters<StaffClient[N]>[0];
export type CallOutput<N extends CallName> = Awaited<ReturnType<StaffClient[N]>>;

type InputArguments<N extends CallName> = undefined extends CallInput<N> ? [] : [input: CallInput<N>];
type AnyCall = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>;

/** What a component reads with `useQuery`: the call's name and input are the key under which the answer is kept. */
export function ask<N extends CallName>(name: N, ...[input]: InputArguments<N>) {
	return queryOptions({
		queryKey: [name, input ?? null] as const,
		queryFn: ({ signal }) => (api[name] as unknown as AnyCall)(input, { signal }) as Promise<CallOutput<N>>,
	});
}

/** A refusal stays one, however often it is asked for; only what broke on the way is tried once more. */
function isWorthAnotherTry(tries: number, error: unknown): boolean {
	return tries < 1 && !(error instanceof StaffApiError && error.status >= 400 && error.status < 500);
}

const freshMilliseconds = 15_000;

export const queryClient = new QueryClient({
	defaultOptions: {
		queries: { retry: isWorthAnotherTry, staleTime: freshMilliseconds },
		mutations: { retry: false },
	},
	queryCache: new QueryCache({ onError: askWhoWorksHere }),
});

/** A session that has to show its second factor first is asked for it by the gate, which looks at the session itself. */
export function askWhoWorksHere(error: unknown): void {
	if (error instanceof StaffApiError && error.code === "ERR_SECOND_FACTOR") forgetAnswers("getStaffSession");
}

/** Answers of these calls are asked for again, at once where they are on the screen. */
export function forgetAnswers(...names: CallName[]): void {
	for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}
