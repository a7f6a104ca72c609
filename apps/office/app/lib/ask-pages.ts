import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";
import type { CallInput, CallName, CallOutput } from "./ask.ts";

/** Calls that give their list piece by piece, each with the cursor of the next. */
type PagedCall = {
	[N in CallName]: CallOutput<N> extends { next_cursor: string | null } ? N : never;
}[CallName];

type Filter<N extends PagedCall> = Omit<NonNullable<CallInput<N>>["query"], "cursor">;
type AnyCall = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>;

/** What a component reads with `useInfiniteQuery`; kept under the call's name like every other answer. */
export function askPages<N extends PagedCall>(name: N, filter: Filter<N>) {
	return infiniteQueryOptions({
		queryKey: [name, filter] as const,
		initialPageParam: undefined as string | undefined,
		queryFn: ({ pageParam, signal }) =>
			(api[name] as unknown as AnyCall)({ query: { ...filter, cursor: pageParam } }, { signal }) as Promise<
				CallOutput<N>
			>,
		getNextPageParam: (last: CallOutput<N>) => (last as { next_cursor: string | null }).next_cursor ?? undefined,
	});
}
