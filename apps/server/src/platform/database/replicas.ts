import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, QueryConfig, QueryResultRow } from "pg";
import type { Database } from "./database.ts";
import { openPool, sessionSettings, waitingLimits } from "./pool.ts";
import { statementLog } from "./touched.ts";

const checkMilliseconds = 250;
/** For a connection to a replica, and for the answer to a check: one that is silent must not hold up the others'. */
const answerMilliseconds = 1000;

/** A position in the primary's log, and when it was read. */
interface Mark {
	position: string;
	at: number;
}

async function ask<Row extends QueryResultRow>(pool: Pool, text: string, values: string[] = []): Promise<Row[]> {
	const question: QueryConfig & { query_timeout: number } = { text, values, query_timeout: answerMilliseconds };
	return (await pool.query<Row>(question)).rows;
}

class Replica {
	readonly pool: Pool;
	readonly db: Database;
	/** It has everything that was committed before. */
	freshAt = Number.NEGATIVE_INFINITY;
	#awaited: Mark | undefined;

	constructor(url: string, connections: number) {
		this.pool = openPool(
			{ connectionString: url, max: connections, ...sessionSettings },
			{ ...waitingLimits, waitMilliseconds: answerMilliseconds },
		);
		this.db = drizzle(this.pool, { logger: statementLog });
	}

	/** Under load a replica never has the newest position: wait until it has the awaited one. */
	async check(newest: Mark): Promise<void> {
		this.#awaited ??= newest;
		const rows = await ask<{ reached: boolean | null }>(
			this.pool,
			"select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached",
			[this.#awaited.position],
		);
		if (!rows[0]?.reached) return;
		this.freshAt = this.#awaited.at;
		this.#awaited = undefined;
	}

	/** It may be another server when it comes back. */
	lost(): void {
		this.freshAt = Number.NEGATIVE_INFINITY;
		this.#awaited = undefined;
	}
}

interface ReplicaSettings {
	urls: readonly string[];
	lagMilliseconds: number;
	connections: number;
}

/**
 * Read-only copies of the database. A replica is read only if it had everything that the primary had at most
 * `lagMilliseconds` ago. The list may include the primary, which is left out as long as it is the primary.
 */
export class Replicas {
	readonly #replicas: readonly Replica[];
	readonly #primary: Pool;
	readonly #lagMilliseconds: number;
	#timer: NodeJS.Timeout | undefined;
	#checking: Promise<void> = Promise.resolve();
	#changedAt = Number.NEGATIVE_INFINITY;
	#next = 0;
	#closed = false;
	/** Calls that a replica answered, for the metrics. */
	reads = 0;

	constructor(primary: Pool, { urls, lagMilliseconds, connections }: ReplicaSettings) {
		this.#primary = primary;
		this.#lagMilliseconds = lagMilliseconds;
		this.#replicas = urls.map((url) => new Replica(url, connections));
		this.#check();
	}

	/** Fresh ones in turn; undefined if there is none. */
	pick(): Database | undefined {
		const oldest = Math.max(performance.now() - this.#lagMilliseconds, this.#changedAt);
		const fresh = this.#replicas.filter(({ freshAt }) => freshAt >= oldest);
		this.#next += 1;
		const replica = fresh[this.#next % fresh.length];
		if (replica) this.reads += 1;
		return replica?.db;
	}

	/** Caches are filled again from now on: only from replicas that have the change. */
	contentChanged(): void {
		this.#changedAt = performance.now();
	}

	get fresh(): number {
		const oldest = performance.now() - this.#lagMilliseconds;
		return this.#replicas.filter(({ freshAt }) => freshAt >= oldest).length;
	}

	async close(): Promise<void> {
		this.#closed = true;
		clearTimeout(this.#timer);
		await this.#checking;
		await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
	}

	#check(): void {
		this.#checking = this.#checkAll()
			// Without the primary nothing is known to be fresh, and the last state expires.
			.catch(() => undefined)
			.finally(() => {
				if (!this.#closed) this.#timer = setTimeout(() => this.#check(), checkMilliseconds).unref();
			});
	}

	async #checkAll(): Promise<void> {
		const at = performance.now();
		const rows = await ask<{ position: string }>(this.#primary, "select pg_current_wal_lsn()::text as position");
		const position = rows[0]?.position;
		if (!position) return;
		await Promise.all(this.#replicas.map((replica) => replica.check({ position, at }).catch(() => replica.lost())));
	}
}
