import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";

export const sessionSettings = {
	// A query that runs longer would hold a connection that others wait for.
	statement_timeout: 10_000,
	lock_timeout: 5000,
	idle_in_transaction_session_timeout: 10_000,
	// Compiling a query, and starting processes to share it, pay if it runs for many seconds, and none here may.
	options: "-c jit=off -c max_parallel_workers_per_gather=0",
};

const ignore = () => undefined;

/** Without listeners, a connection that breaks would end the process. The pool replaces it. */
export function openPool(settings: PoolConfig): Pool {
	const pool = new Pool({ keepAlive: true, application_name: "kvart", ...settings });
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
			return await drizzle(client).transaction(run, config);
		} finally {
			client.release();
		}
	};
	return Object.assign(db, { transaction });
}
