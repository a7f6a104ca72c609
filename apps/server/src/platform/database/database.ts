import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Env } from "../../env.ts";

/** The database or a transaction, on either driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface PoolState {
	open: number;
	idle: number;
	/** Requests waiting for a connection. */
	waiting: number;
	maximum: number;
}

export interface OpenDatabase {
	db: Database;
	kind: "embedded" | "postgres";
	/** For the log, without the password. */
	place: string;
	/** Also called for changes by other servers. */
	onContentChange(listener: () => void): Promise<void>;
	/** False if changes by other servers may have been missed for a while. */
	followsContent?: () => boolean;
	pool?: () => PoolState;
	close(): Promise<void>;
}

/** Opens and migrates the configured database. Loads only the driver in use. */
export async function openDatabase(env: Env, migrationsFolder: string): Promise<OpenDatabase> {
	if (env.DATABASE_URL) {
		const { openPostgres } = await import("./postgres.ts");
		const { DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: connections } = env;
		return openPostgres(env.DATABASE_URL, migrationsFolder, { directUrl, connections });
	}
	const { openEmbedded } = await import("./embedded.ts");
	return openEmbedded(env.DATA_DIR, migrationsFolder);
}

/** The unique index or constraint that rejected a row, on either driver; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
	const cause: unknown = error instanceof Error ? (error.cause ?? error) : {};
	const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
	return code === "23505" && typeof constraint === "string" ? constraint : null;
}
