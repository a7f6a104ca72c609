import type { Query } from "drizzle-orm";
import { type MigrationConfig, readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";

// Everything that is used of Drizzle without being part of its public API. `drizzle-internals.api.test.ts` fails if an
// update changes it.

export interface PreparedStatement {
	execute(values: Record<string, unknown>): Promise<{ rows: unknown[] }>;
}

interface Internals {
	session: { prepareQuery(query: Query, fields: undefined, name: string, arrayMode: false): PreparedStatement };
	dialect: { migrate(migrations: unknown, session: unknown, config: MigrationConfig): Promise<void> };
}

const internalsOf = (db: Database) => db as unknown as Internals;

/** The connection or transaction that statements are prepared for. */
export function sessionOf(db: Database): object {
	return internalsOf(db).session;
}

/** Drizzle's own `prepare` is part of its query builder and takes no SQL. */
export function prepareStatement(db: Database, query: Query, name: string): PreparedStatement {
	return internalsOf(db).session.prepareQuery(query, undefined, name, false);
}

/** Drizzle's own `migrate` exists once per driver; this one runs on either. */
export async function runMigrations(db: Database, migrationsFolder: string): Promise<void> {
	const config = { migrationsFolder };
	const { dialect, session } = internalsOf(db);
	await dialect.migrate(readMigrationFiles(config), session, config);
}
