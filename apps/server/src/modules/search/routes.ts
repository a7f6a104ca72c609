import type { Api } from "../../platform/api.ts";
import { keepIndex } from "./kept-index.ts";
import { readIndex, search } from "./service.ts";

export function searchRoutes(api: Api): void {
	const { db, clock } = api.deps;
	const currentIndex = keepIndex(clock, () => readIndex(db, clock));
	api.serve("search", async ({ query }) => search(await currentIndex(), query.q, query.language ?? "sr"));
}
