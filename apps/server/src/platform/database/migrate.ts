import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { runMigrations } from "./drizzle-internals.ts";

// Any fixed number: servers that start at the same time wait for each other on it.
const migrationLock = 4_151_926;

/** Migrates in one transaction and under a lock. `db` must be a single connection, because the lock belongs to it. */
export async function migrate(db: Database, migrationsFolder: string): Promise<void> {
	await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
	try {
		// Everybody queues behind a change that waits for a busy table: better to fail and start again.
		await db.execute(sql`set lock_timeout = '5s'`);
		await runMigrations(db, migrationsFolder);
	} finally {
		await db.execute(sql`reset lock_timeout`);
		await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
	}
}
