import { sql } from "drizzle-orm";
import { type MigrationConfig, readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";

// Any fixed number: servers that start side by side wait for each other on it.
const migrationLock = 4_151_926;

interface MigratableDatabase {
	dialect: { migrate(migrations: unknown, session: unknown, config: MigrationConfig): Promise<void> };
	session: unknown;
}

/**
 * Brings the schema up to date, in one transaction and under a lock, on either driver. The database must be on one
 * connection: the lock belongs to it.
 */
export async function migrate(db: Database, migrationsFolder: string): Promise<void> {
	const config = { migrationsFolder };
	const { dialect, session } = db as unknown as MigratableDatabase;
	await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
	try {
		// A change of a table that is in use waits behind its readers, and everybody else behind it: rather start again.
		await db.execute(sql`set lock_timeout = '5s'`);
		await dialect.migrate(readMigrationFiles(config), session, config);
	} finally {
		await db.execute(sql`reset lock_timeout`);
		await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
	}
}
