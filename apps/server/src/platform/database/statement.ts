import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { type PreparedStatement, prepareStatement, sessionOf } from "./drizzle-internals.ts";

const dialect = new PgDialect();

export interface Statement<Row> {
	run(db: Database, values: Record<string, string | number | null>): Promise<Row[]>;
	text: string;
}

/**
 * A statement in SQL with values from `sql.placeholder`. PostgreSQL parses and plans it once per connection, under its
 * name: for statements that run all the time.
 */
export function statement<Row>(name: string, query: SQL): Statement<Row> {
	const built = dialect.sqlToQuery(query);
	const prepared = new WeakMap<object, PreparedStatement>();
	return {
		text: built.sql,
		run: async (db, values) => {
			const session = sessionOf(db);
			const ready = prepared.get(session) ?? prepareStatement(db, built, name);
			prepared.set(session, ready);
			return (await ready.execute(values)).rows as Row[];
		},
	};
}
