import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database or a transaction of it, on either driver: every query takes one. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** How busy the connections are. */
export interface PoolState {
	open: number;
	idle: number;
	/** Who waits for a connection. */
	waiting: number;
	maximum: number;
}

/** An open database and what the server needs to know of its driver. */
export interface OpenDatabase {
	db: Database;
	kind: "embedded" | "postgres";
	/** Where the data is, fit for a log: never a password. */
	place: string;
	/** Calls back whenever content was changed, by this instance of the server or another. */
	onContentChange(tell: () => void): Promise<void>;
	/** Only where there is a pool. */
	pool?: () => PoolState;
	close(): Promise<void>;
}
