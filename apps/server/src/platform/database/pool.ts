import { Socket } from "node:net";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, Pool, type PoolConfig, type QueryConfig } from "pg";
import { nameOf } from "./statement.ts";
import { statementLog } from "./touched.ts";

export const sessionSettings = {
	// A query that runs longer would hold a connection that others wait for.
	statement_timeout: 10_000,
	lock_timeout: 5000,
	idle_in_transaction_session_timeout: 10_000,
	// Compiling a query, and starting processes to share it, pay if it runs for many seconds, and none here may.
	options: "-c jit=off -c max_parallel_workers_per_gather=0",
};

export interface WaitingLimits {
	/** For a connection from the pool. */
	waitMilliseconds: number;
	/** For anything from the database: longer than statements and idle transactions last there, and connections idle here. */
	silenceMilliseconds: number;
}

export const waitingLimits: WaitingLimits = { waitMilliseconds: 3000, silenceMilliseconds: 12_000 };

/** For every connection: probes begin after a second without traffic, and the tenth that is not answered cuts it. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 1000 };

/**
 * The driver's `query_timeout` leaves the connection open, and a rollback would wait for it again. A socket that is cut
 * fails everything that waits for it, and the pool replaces it.
 */
function openSocket(silenceMilliseconds: number): Socket {
	const socket = new Socket();
	return socket.setTimeout(silenceMilliseconds, () =>
		socket.destroy(Object.assign(new Error("The database was silent for too long."), { code: "ETIMEDOUT" })),
	);
}

/** Prepares statements that begin with their name, once per connection. */
class PreparingClient extends Client {
	override query = (config: unknown, ...rest: unknown[]) => {
		const text = typeof config === "object" && config !== null && (config as QueryConfig).text;
		const name = text ? nameOf(text) : undefined;
		// oxlint-disable-next-line typescript/unbound-method -- `call` binds it
		const run = super.query as (...given: unknown[]) => never;
		return run.call(this, name === undefined ? config : { ...(config as QueryConfig), name }, ...rest);
	};
}

const ignore = () => undefined;

/** Without listeners, a connection that breaks would end the process. The pool replaces it. */
export function openPool(settings: PoolConfig, { waitMilliseconds, silenceMilliseconds } = waitingLimits): Pool {
	const pool = new Pool({
		Client: PreparingClient,
		...keepAlive,
		application_name: "kvart",
		connectionTimeoutMillis: waitMilliseconds,
		stream: () => openSocket(silenceMilliseconds),
		...settings,
	});
	pool.on("error", ignore);
	// The pool has none for a connection in use, and a moment passes until its new user can add one.
	pool.on("connect", (client) => client.on("error", ignore));
	return pool;
}

/** Drizzle's own `transaction` takes the connection from the pool for good if `begin` fails on it. */
export function returnConnections(db: NodePgDatabase, pool: Pool): NodePgDatabase {
	const transaction: NodePgDatabase["transaction"] = async (run, config) => {
		const client = await pool.connect();
		try {
			return await drizzle(client, { logger: statementLog }).transaction(run, config);
		} finally {
			client.release();
		}
	};
	return Object.assign(db, { transaction });
}
