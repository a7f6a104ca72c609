import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

export const contentChannel = "content_changed";

/**
 * Tells every instance of the server that what visitors read has changed. Called in the transaction of the change:
 * the database delivers it when the transaction is committed, and not at all when it is not.
 */
export async function announceContentChange(db: Database): Promise<void> {
	await db.execute(sql`select pg_notify(${contentChannel}, '')`);
}
