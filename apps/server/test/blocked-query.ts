import { sql } from "drizzle-orm";
import { expect, inject, vi } from "vitest";
import type { Database } from "../src/platform/database/database.ts";

/** The embedded database runs one transaction at a time. */
export const racesInDatabase = (): boolean => "url" in inject("template");

/** Until a query waits for a lock; in the embedded database nothing can be waited for. */
export async function waitForBlockedQuery(db: Database): Promise<void> {
	if (!racesInDatabase()) return;
	await vi.waitFor(
		async () => {
			const waiting = (await db.execute(
				sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
			)) as { rows: unknown[] };
			expect(waiting.rows).toHaveLength(1);
		},
		{ timeout: 10_000 },
	);
}
