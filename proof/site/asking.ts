import { Client } from "pg";

/** Asks a database, whichever it is. */
export type Ask = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

/** Asks PostgreSQL past the servers, on a connection of its own each time: it may have been restarted. */
export function asking(url: string): Ask {
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
