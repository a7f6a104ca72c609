import type { Api, Deps } from "../../platform/api.ts";
import type { Database } from "../../platform/database/database.ts";
import { readIndex, search } from "./service.ts";
import type { Index } from "./vocabulary.ts";

const maximumAge = 60_000;

/** Reads the index on demand and again once it is older than a minute. */
function cachedIndex({ clock, env }: Deps): (db: Database) => Promise<Index> {
	let cached: { since: number; index: Promise<Index> } | undefined;
	return (db) => {
		const now = clock.now().getTime();
		if (!cached || now - cached.since >= maximumAge || now < cached.since) {
			const index = readIndex(db, clock, env.CHAT_WIDGET_URL !== undefined);
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
	const currentIndex = cachedIndex(api.deps);
	api.serve("search", async ({ db, query }) => search(await currentIndex(db), query.q, query.language ?? "sr"));
}
