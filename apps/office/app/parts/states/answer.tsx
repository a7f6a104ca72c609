import type { ReactNode } from "react";
import { Failure } from "./failure.tsx";
import { isMissing } from "./is-missing.ts";
import { NotFound } from "./not-found.tsx";
import { Waiting } from "./waiting.tsx";

/** As much of a query as its states need; the result of `useQuery` fits. */
export interface Asked<T> {
	data: T | undefined;
	error: unknown;
	refetch: () => unknown;
}

interface AnswerProps<T> {
	query: Asked<T>;
	/** Rows of the placeholder. */
	rows?: number;
	/** The answer is the page itself: a record that is not there is a page that is not there. */
	page?: boolean;
	children: (data: T) => ReactNode;
}

/** What a call answers with; before that its placeholder, or what went wrong. What is there stays while it is asked for anew. */
export function Answer<T>({ query, rows = 5, page = false, children }: AnswerProps<T>) {
	if (query.data !== undefined) return children(query.data);
	if (page && isMissing(query.error)) return <NotFound />;
	if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
	return <Waiting rows={rows} />;
}
