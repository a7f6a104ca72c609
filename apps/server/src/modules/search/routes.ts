import type { Api } from "../../platform/api.ts";
import { pageMilliseconds } from "../../platform/cache/ages.ts";
import type { Database } from "../../platform/database/database.ts";
import { readIndex, search } from "./service.ts";
import type { Index } from "./vocabulary.ts";

export function searchRoutes(api: Api): void {
	const { cache, clock, env } = api.deps;
	const read = (db: Database) => readIndex(db, clock, env.CHAT_WIDGET_URL !== undefined);

	function currentIndex(db: Database): Promise<Index> {
		if (!cache) return read(db);
		return cache.get("answer", "search index", async () => {
			const value = await read(db);
			const bytes = JSON.stringify(Object.values(value).map(({ entries }) => entries)).length;
			return { value, bytes, milliseconds: pageMilliseconds };
		});
	}

	api.serve("search", async ({ db, query }) => search(await currentIndex(db), query.q, query.language ?? "sr"));
}
