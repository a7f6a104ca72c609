import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";

export async function isAlive(db: Database): Promise<void> {
	await db.execute(sql`select 1`);
}
