import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";

// Any fixed number: servers that start at the same time wait for each other on it.
const migrationLock = 4_151_926;

/** When the migrations of a database were written. */
export async function appliedMigrations(db: Database): Promise<number[]> {
	const read = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;
	const [table] = await read<{ name: string | null }>(
		sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
	);
	if (!table?.name) return [];
	const rows = await read<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations`);
	return rows.map((row) => Number(row.created_at));
}

/** Drizzle has a function for each driver; this one runs on both, with the same table. */
async function runMigrations(tx: Database, migrationsFolder: string): Promise<void> {
	await tx.execute(sql`create schema if not exists drizzle`);
	await tx.execute(sql`
		create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
	const last = Math.max(0, ...(await appliedMigrations(tx)));
	for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
		if (folderMillis <= last) continue;
		for (const statement of statements) await tx.execute(sql.raw(statement));
		await tx.execute(
			sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis}::bigint)`,
		);
	}
}

/** Migrates in one transaction and under a lock. `db` must be a single connection, because the lock belongs to it. */
export async function migrate(db: Database, migrationsFolder: string): Promise<void> {
	await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
	try {
		// Everybody queues behind a change that waits for a busy table: better to fail and start again.
		await db.execute(sql`set lock_timeout = '5s'`);
		await db.transaction((tx) => runMigrations(tx, migrationsFolder));
	} finally {
		await db.execute(sql`reset lock_timeout`);
		await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
	}
}
