import type { CallOptions } from "@kvart/contract/client";
import { StaffApiError, type StaffClient } from "@kvart/contract/staff/client";
import { infiniteQueryOptions, QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import { adoptLanguage } from "../i18n/language.ts";
import { api } from "./api.ts";
import { isOnline } from "./connection.ts";

export type CallName = keyof StaffClient;
export type CallInput<N extends CallName> = Parameters<StaffClient[N]>[0];
export type CallOutput<N extends CallName> = Awaited<ReturnType<StaffClient[N]>>;

type InputArguments<N extends CallName> = undefined extends CallInput<N> ? [] : [input: CallInput<N>];
/** So that a call whose name is a variable has the types of its name. */
export const calls: {
	[N in CallName]: (input: CallInput<N>, options?: CallOptions) => Promise<CallOutput<N>>;
} = api;

/** Options for `useQuery`; the call's name and input are the cache key. */
export function apiQuery<N extends CallName>(name: N, ...[input]: InputArguments<N>) {
	return queryOptions({
		queryKey: [name, input ?? null] as const,
		queryFn: ({ signal }) => calls[name](input as CallInput<N>, { signal }),
	});
}

/** Client errors are final, and without a connection it is pointless; anything else is retried once. */
function isWorthAnotherTry(tries: number, error: unknown): boolean {
	return tries < 1 && isOnline() && !(error instanceof StaffApiError && error.status >= 400 && error.status < 500);
}

const freshMilliseconds = 15_000;

export const queryClient = new QueryClient({
	defaultOptions: {
		// `always`: without a network a call fails and says so, instead of waiting with a spinning button.
		queries: {
			retry: isWorthAnotherTry,
			staleTime: freshMilliseconds,
			networkMode: "always",
			refetchOnReconnect: true,
		},
		mutations: { retry: false, networkMode: "always" },
	},
	queryCache: new QueryCache({ onError: refreshSession }),
});

/** If the second factor is required, reloads the session, so that the gate requests the code. */
export function refreshSession(error: unknown): void {
	if (error instanceof StaffApiError && error.code === "ERR_SECOND_FACTOR") invalidateQueries("getStaffSession");
}

/** Queries on the screen are fetched again at once. */
export function invalidateQueries(...names: CallName[]): void {
	for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}

type PagedCall = {
	[N in CallName]: CallOutput<N> extends { next_cursor: string | null } ? N : never;
}[CallName];

type Filter<N extends PagedCall> = Omit<NonNullable<CallInput<N>>["query"], "cursor">;

/** Options for `useInfiniteQuery`. */
export function apiPages<N extends PagedCall>(name: N, filter: Filter<N>) {
	return infiniteQueryOptions({
		queryKey: [name, filter] as const,
		initialPageParam: undefined as string | undefined,
		queryFn: ({ pageParam, signal }) => calls[name]({ query: { ...filter, cursor: pageParam } }, { signal }),
		getNextPageParam: (last: CallOutput<N>) => (last as { next_cursor: string | null }).next_cursor ?? undefined,
	});
}

/** Switches to the account's language when the session is loaded. */
export const sessionQuery = queryOptions({
	queryKey: apiQuery("getStaffSession").queryKey,
	queryFn: async ({ signal }) => {
		const session = await api.getStaffSession(undefined, { signal });
		adoptLanguage(session.user_id, session.language);
		return session;
	},
});
