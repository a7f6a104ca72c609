import type { searchQueryLength } from "@kvart/contract/fields";

// A copy, because the contract's module would bring zod into the browser; the type keeps them equal.
export const queryLength: typeof searchQueryLength = 100;

/** Without control characters and outer space, cut to the allowed length. */
export function cleanQuery(typed: string | null): string {
	return (typed ?? "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, queryLength)
		.toWellFormed()
		.trim();
}

export function searchPath(query: string): string {
	return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query }).toString()}`;
}
