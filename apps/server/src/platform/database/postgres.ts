import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Opens a PostgreSQL server; migrations run on a connection of their own. */
export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
	await client.connect();
	try {
		await migrate(drizzle(client), migrationsFolder);
	} finally {
		await client.end();
	}
	const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5000 });
	// A connection that breaks while idle is replaced on its next use; without a listener it would end the process.
	pool.on("error", () => undefined);
	const { host, pathname } = new URL(url);
	return {
		db: drizzle(pool) as unknown as Database,
		kind: "postgres",
		place: `${host}${pathname}`,
		close: () => pool.end(),
	};
}
