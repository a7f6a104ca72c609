import type { Touched } from "../database/touched.ts";

// How old anything can be that is served: ARCHITECTURE.md has the whole list.

/** A page without free places, should no notification of a change arrive. */
export const pageMilliseconds = 60_000;
/** An answer without free places; pages are rendered from these. */
export const answerMilliseconds = 10_000;
/** Free places that visitors see, in an answer or on a page. */
export const placesMilliseconds = 2000;
/** The time that the proxy in front may store a page, because nothing tells it of a change. */
export const proxySeconds = 1;

/** They change with every booking, which other servers are not notified of. */
export const placeTables: readonly string[] = ["bookings", "occurrences", "waits"];

export function showsPlaces({ read }: Touched): boolean {
	return placeTables.some((table) => read.has(table));
}
