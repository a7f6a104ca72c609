import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

interface Prepared {
	execute(values: Record<string, unknown>): Promise<{ rows: unknown[] }>;
}

interface Session {
	prepareQuery(query: unknown, fields: undefined, name: string, arrayMode: false): Prepared;
}

const dialect = new PgDialect();

/** A statement written in SQL. Its values are named by `sql.placeholder` and given at each run. */
export interface Statement<Row> {
	run(db: Database, values: Record<string, string | number | null>): Promise<Row[]>;
	/** The text as the database sees it. */
	text: string;
}

/** Under its name PostgreSQL parses and plans a statement once a connection: for those that run all the time. */
export function statement<Row>(name: string, query: SQL): Statement<Row> {
	const built = dialect.sqlToQuery(query);
	const prepared = new WeakMap<object, Prepared>();
	return {
		text: built.sql,
		run: async (db, values) => {
			const { session } = db as unknown as { session: Session };
			const ready = prepared.get(session) ?? session.prepareQuery(built, undefined, name, false);
			prepared.set(session, ready);
			return (await ready.execute(values)).rows as Row[];
		},
	};
}
