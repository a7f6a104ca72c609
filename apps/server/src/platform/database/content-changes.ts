import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

export const contentChannel = "content_changed";

/** Notifies all servers that public content has changed, once the transaction is committed. */
export async function announceContentChange(db: Database): Promise<void> {
	await db.execute(sql`select pg_notify(${contentChannel}, '')`);
}
