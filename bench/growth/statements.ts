import type { Client } from "pg";

export interface StatementTime {
	query: string;
	calls: number;
	milliseconds: number;
}

/** Times from the database. */
export async function readStatementTimes(client: Client): Promise<Map<string, StatementTime>> {
	const { rows } = await client.query<StatementTime & { id: string }>(`
		select queryid::text as id, query, calls::int, mean_exec_time as milliseconds
		from pg_stat_statements join pg_database on pg_database.oid = dbid
		where datname = current_database() and query ~* '^\\s*(with|select|insert|update|delete)' and query !~ 'pg_stat_statements'`);
	return new Map(rows.map(({ id, ...time }) => [id, time]));
}

/** Times since the last call. */
export async function takeStatementTimes(client: Client): Promise<Map<string, StatementTime>> {
	const times = await readStatementTimes(client);
	await client.query("select pg_stat_statements_reset()");
	return times;
}

/** The generic plan, as used by prepared statements. */
export async function planOf(client: Client, query: string): Promise<string> {
	const count = Math.max(0, ...[...query.matchAll(/\$(\d+)/g)].map((found) => Number(found[1])));
	try {
		await client.query("set plan_cache_mode = force_generic_plan");
		await client.query(`prepare examined as ${query}`);
		const values = count > 0 ? `(${Array.from({ length: count }, () => "null").join(", ")})` : "";
		const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain execute examined${values}`);
		await client.query("deallocate examined");
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	} catch (error) {
		return `no plan: ${(error as Error).message}`;
	}
}
