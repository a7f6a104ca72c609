import { Client } from "pg";

export type RunSql = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

/** Queries PostgreSQL directly, with a new connection each time, because it may have restarted. */
export function sqlRunner(url: string): RunSql {
	return async <Row>(statement: string, values: unknown[] = []) => {
		const client = new Client({ connectionString: url });
		await client.connect();
		try {
			return (await client.query(statement, values)).rows as Row[];
		} finally {
			await client.end();
		}
	};
}

export async function waitingMails(runSql: RunSql): Promise<number> {
	const [row] = await runSql<{ count: number }>(
		"select count(*)::int as count from mails where sent_at is null and failed_at is null",
	);
	return row?.count ?? 0;
}
