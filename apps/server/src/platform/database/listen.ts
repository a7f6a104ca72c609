import { Client } from "pg";
import { keepAlive } from "./pool.ts";

/** Triggers notify all servers on it, with the table, when a transaction that changed public content is committed. */
export const contentChannel = "content_changed";

export interface Listening {
	/** False if nothing was heard from the database for so long that changes may have been missed. */
	isCurrent(): boolean;
	stop(): Promise<void>;
}

interface Pace {
	/** Between two heartbeats. */
	heartbeatMilliseconds: number;
	/** How long a connection attempt and a heartbeat may take. */
	timeoutMilliseconds: number;
	retryMilliseconds: number;
}

const usualPace: Pace = { heartbeatMilliseconds: 5000, timeoutMilliseconds: 5000, retryMilliseconds: 1000 };
const missedHeartbeats = 3;

/**
 * Listens on a connection of its own and reconnects when it is lost. A new connection counts as a change, because
 * notifications in between were missed. A connection can die without a word (a firewall that drops it, a machine that
 * is gone), so it is asked now and then.
 */
export function listenTo(
	url: string,
	channel: string,
	listener: (payload?: string) => void,
	pace: Pace = usualPace,
): Listening {
	const { heartbeatMilliseconds, timeoutMilliseconds, retryMilliseconds } = pace;
	let client: Client;
	let closed = false;
	let next: NodeJS.Timeout | undefined;
	let heardAt = performance.now();

	function later(milliseconds: number, run: () => Promise<void>): void {
		clearTimeout(next);
		if (!closed) next = setTimeout(() => void run(), milliseconds).unref();
	}
	/** Repeating it changes nothing, so it serves as the heartbeat as well. */
	async function listen(on: Client): Promise<void> {
		await on.query(`listen ${on.escapeIdentifier(channel)}`);
		heardAt = performance.now();
	}
	const reconnect = () => later(retryMilliseconds, connect);

	async function connect(): Promise<void> {
		const own = new Client({
			connectionString: url,
			connectionTimeoutMillis: timeoutMilliseconds,
			query_timeout: timeoutMilliseconds,
			...keepAlive,
		});
		client = own;
		own.on("notification", ({ payload }) => listener(payload));
		own.on("error", () => undefined);
		// An earlier client may end late.
		own.on("end", () => own === client && reconnect());
		try {
			await own.connect();
			await listen(own);
			listener();
			later(heartbeatMilliseconds, heartbeat);
		} catch {
			void own.end().catch(() => undefined);
			reconnect();
		}
	}

	async function heartbeat(): Promise<void> {
		const own = client;
		try {
			await listen(own);
			later(heartbeatMilliseconds, heartbeat);
		} catch {
			// With a query under way this cuts the connection instead of waiting for the other side.
			void own.end().catch(() => undefined);
			reconnect();
		}
	}

	void connect();
	return {
		isCurrent: () => performance.now() - heardAt < missedHeartbeats * (heartbeatMilliseconds + timeoutMilliseconds),
		stop: async () => {
			closed = true;
			clearTimeout(next);
			await client.end().catch(() => undefined);
		},
	};
}
