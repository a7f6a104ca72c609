import type { SQL } from "drizzle-orm";
import type { Database } from "../src/platform/database/database.ts";

/** The queries that a function executes; each is answered without rows. */
export async function recordQueries(select: (database: Database) => Promise<unknown>): Promise<SQL[]> {
	const queries: SQL[] = [];
	const recording = {
		execute: (query: SQL) => {
			queries.push(query);
			return Promise.resolve({ rows: [] });
		},
	} as unknown as Database;
	await select(recording);
	return queries;
}
