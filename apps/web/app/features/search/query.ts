import { searchQueryLength } from "@kvart/contract/text-search";

/** Without control characters and outer space, cut to the allowed length. */
export function cleanQuery(typed: string | null): string {
	return (typed ?? "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, searchQueryLength)
		.toWellFormed()
		.trim();
}

export function searchPath(query: string): string {
	return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query }).toString()}`;
}
