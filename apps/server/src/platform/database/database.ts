import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Env } from "../../env.ts";
import type { Replicas } from "./replicas.ts";

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
	/** Called for changes by any server, with the table; without one if changes may have been missed. */
	onContentChange(listener: (table?: string) => void): Promise<void>;
	/** False if changes by other servers may have been missed for a while. */
	followsContent?: () => boolean;
	pool?: () => PoolState;
	/** For calls of visitors, who may see what is some seconds old. */
	replicas?: Replicas;
	close(): Promise<void>;
}

/** Opens and migrates the configured database. Loads only the driver in use. */
export async function openDatabase(env: Env, migrationsFolder: string): Promise<OpenDatabase> {
	if (env.DATABASE_URL) {
		const { openPostgres } = await import("./postgres.ts");
		const { DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: connections } = env;
		const replicas = { urls: env.DATABASE_REPLICA_URLS, lagMilliseconds: env.REPLICA_LAG_SECONDS * 1000 };
		return openPostgres(env.DATABASE_URL, migrationsFolder, { directUrl, connections, replicas });
	}
	const { openEmbedded } = await import("./embedded.ts");
	return openEmbedded(env.DATA_DIR, migrationsFolder);
}

/** The error of the database, on either driver. */
function reportOf(error: unknown): { code?: unknown; constraint?: unknown } {
	const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
	return typeof cause === "object" && cause !== null ? cause : {};
}

/** The unique index or constraint that rejected a row; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
	const { code, constraint } = reportOf(error);
	return code === "23505" && typeof constraint === "string" ? constraint : null;
}

/** The database has certainly not carried out the statement: a constraint, a deadlock or a timeout stopped it. */
export function isRolledBack(error: unknown): boolean {
	const { code } = reportOf(error);
	return typeof code === "string" && /^(23|40)|^(55P03|57014)$/.test(code);
}
