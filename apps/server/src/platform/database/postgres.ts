import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import { contentChannel } from "./content-changes.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { listenTo } from "./listener.ts";
import { migrate } from "./migrate.ts";

const connectMilliseconds = 3000;

/** No query of ours takes long: one that does would hold a connection that others wait for. */
const timeouts = {
	statement_timeout: 10_000,
	lock_timeout: 5000,
	idle_in_transaction_session_timeout: 10_000,
};

interface PostgresOptions {
	/** Past the pooler, where `url` leads to one: listening and the lock of migrations need a session of their own. */
	directUrl?: string | undefined;
	connections?: number;
}

/** Opens a PostgreSQL server; migrations run on a connection of their own. */
export async function openPostgres(
	url: string,
	migrationsFolder: string,
	{ directUrl, connections = 20 }: PostgresOptions = {},
): Promise<OpenDatabase> {
	const client = new Client({ connectionString: directUrl ?? url, connectionTimeoutMillis: 5000 });
	await client.connect();
	try {
		// The role may have time-outs; a change of a large table takes what it takes, and so does waiting for another
		// server's.
		await client.query("set statement_timeout = 0; set lock_timeout = 0");
		await migrate(drizzle(client), migrationsFolder);
	} finally {
		await client.end();
	}
	const pool = new Pool({
		connectionString: url,
		max: connections,
		connectionTimeoutMillis: connectMilliseconds,
		keepAlive: true,
		application_name: "kvart",
		// A pooler shares its connections and refuses settings of one client: there they are the role's.
		...(!directUrl && timeouts),
	});
	// A connection that breaks while idle is replaced on its next use; without a listener it would end the process.
	pool.on("error", () => undefined);
	const { host, pathname } = new URL(url);
	const stopListening: (() => Promise<void>)[] = [];
	return {
		db: drizzle(pool) as unknown as Database,
		kind: "postgres",
		place: `${host}${pathname}`,
		onContentChange: async (tell) => {
			stopListening.push(listenTo(directUrl ?? url, contentChannel, tell));
		},
		pool: () => ({
			open: pool.totalCount,
			idle: pool.idleCount,
			waiting: pool.waitingCount,
			maximum: connections,
		}),
		close: async () => {
			await Promise.all(stopListening.map((stop) => stop()));
			await pool.end();
		},
	};
}
