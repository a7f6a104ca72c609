import { fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const dialect = new PgDialect();

export interface Statement<Row> {
	run(db: Database, values: Record<string, string | number | null>): Promise<Row[]>;
	text: string;
}

/**
 * A statement in SQL with values from `sql.placeholder`. It begins with its name in a comment: the pool prepares it under
 * that name (`nameOf`), so PostgreSQL parses and plans it once per connection. For statements that run all the time.
 */
export function statement<Row>(name: string, query: SQL): Statement<Row> {
	const { sql: text, params } = dialect.sqlToQuery(query);
	const [first = "", ...pieces] = text.split(/\$\d+/).map((piece) => sql.raw(piece));
	return {
		text,
		run: async (db, values) => {
			const filled = fillPlaceholders(params, values).map((value, index) => sql`${value}${pieces[index]}`);
			const result = await db.execute(sql.join([sql.raw(`/* ${name} */ `), first, ...filled] as SQL[]));
			return (result as { rows: unknown[] }).rows as Row[];
		},
	};
}

export function nameOf(text: string): string | undefined {
	return /^\/\* (\w+) \*\/ /.exec(text)?.[1];
}
