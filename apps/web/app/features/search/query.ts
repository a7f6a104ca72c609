import type { searchQueryLength } from "@kvart/contract/fields";

// Written out because the contract's module brings its validation along; the type keeps the two equal.
export const queryLength: typeof searchQueryLength = 100;

/** What somebody typed or a link brought, as the search takes it: no control signs, no ends of blank space, no more than it may be. */
export function cleanQuery(typed: string | null): string {
	return (typed ?? "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, queryLength)
		.toWellFormed()
		.trim();
}

/** Bare path of the results. */
export function searchPath(query: string): string {
	return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query }).toString()}`;
}
