import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database or a transaction of it, on either driver: every query takes one. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and what the server needs to know of its driver. */
export interface OpenDatabase {
	db: Database;
	kind: "embedded" | "postgres";
	/** Where the data is, fit for a log: never a password. */
	place: string;
	close(): Promise<void>;
}
