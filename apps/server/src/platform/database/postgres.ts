import { drizzle } from "drizzle-orm/node-postgres";
import { Client, types } from "pg";
import { refuseOtherSchema } from "./data-version.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { contentChannel, type Listening, listenTo } from "./listen.ts";
import { migrate } from "./migrate.ts";
import { openPool, returnConnections, sessionSettings, type WaitingLimits } from "./pool.ts";
import { Replicas } from "./replicas.ts";
import { statementLog } from "./touched.ts";

// As the embedded database does it; ids stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

interface PostgresOptions {
	/** Bypasses the pooler, if `url` is one: LISTEN and the lock of migrations belong to a connection. */
	directUrl?: string | undefined;
	connections?: number;
	replicas?: { urls: readonly string[]; lagMilliseconds: number };
	/** At the start of the server. */
	connectMilliseconds?: number;
	limits?: WaitingLimits;
}

export async function openPostgres(
	url: string,
	migrationsFolder: string,
	{ directUrl, connections = 20, replicas: copies, connectMilliseconds = 30_000, limits }: PostgresOptions = {},
): Promise<OpenDatabase> {
	const { host, pathname } = new URL(url);
	const place = `${host}${pathname}`;
	const client = new Client({ connectionString: directUrl ?? url, connectionTimeoutMillis: connectMilliseconds });
	await client.connect();
	try {
		// Changing a large table takes long, and so does waiting for another server that migrates.
		await client.query("set statement_timeout = 0; set lock_timeout = 0");
		const db = drizzle(client);
		await refuseOtherSchema(db, { kind: "postgres", place }, migrationsFolder);
		await migrate(db, migrationsFolder);
	} finally {
		await client.end();
	}
	const pool = openPool(
		{
			connectionString: url,
			max: connections,
			// A pooler refuses settings of a single client; there the role has them.
			...(!directUrl && sessionSettings),
		},
		limits,
	);
	const listening: Listening[] = [];
	const replicas = copies && copies.urls.length > 0 ? new Replicas(pool, { ...copies, connections }) : undefined;
	return {
		db: returnConnections(drizzle(pool, { logger: statementLog }), pool) as unknown as Database,
		kind: "postgres",
		place,
		onContentChange: async (listener) => {
			listening.push(listenTo(directUrl ?? url, contentChannel, listener));
		},
		followsContent: () => listening.every((each) => each.isCurrent()),
		pool: () => ({
			open: pool.totalCount,
			idle: pool.idleCount,
			waiting: pool.waitingCount,
			maximum: connections,
		}),
		...(replicas && { replicas }),
		close: async () => {
			await replicas?.close();
			await Promise.all(listening.map((each) => each.stop()));
			await pool.end();
		},
	};
}
