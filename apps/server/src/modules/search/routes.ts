import type { Api } from "../../platform/api.ts";
import type { Clock } from "../../platform/clock.ts";
import { readIndex, search } from "./service.ts";
import type { Index } from "./vocabulary.ts";

const maximumAge = 60_000;

/** Reads the index on demand and again once it is older than a minute. */
function cachedIndex(clock: Clock, read: () => Promise<Index>): () => Promise<Index> {
	let cached: { since: number; index: Promise<Index> } | undefined;
	return () => {
		const now = clock.now().getTime();
		if (!cached || now - cached.since >= maximumAge || now < cached.since) {
			const index = read();
			cached = { since: now, index };
			// A failed read is retried by the next request.
			index.catch(() => {
				if (cached?.index === index) cached = undefined;
			});
		}
		return cached.index;
	};
}

export function searchRoutes(api: Api): void {
	const { db, clock } = api.deps;
	const currentIndex = cachedIndex(clock, () => readIndex(db, clock));
	api.serve("search", async ({ query }) => search(await currentIndex(), query.q, query.language ?? "sr"));
}
