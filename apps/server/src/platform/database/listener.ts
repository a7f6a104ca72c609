import { Client } from "pg";

const retryMilliseconds = 1000;

/**
 * Listens to a channel of PostgreSQL on a connection of its own and comes back when that is lost. What was said in
 * between was missed, so coming back counts as news, too.
 */
export function listenTo(url: string, channel: string, tell: () => void): () => Promise<void> {
	let client: Client;
	let closed = false;
	let retry: NodeJS.Timeout | undefined;

	async function connect(): Promise<void> {
		client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
		client.on("notification", tell);
		client.on("error", () => undefined);
		client.on("end", again);
		try {
			await client.connect();
			await client.query(`listen ${client.escapeIdentifier(channel)}`);
			tell();
		} catch {
			again();
		}
	}

	function again(): void {
		if (closed || retry) return;
		retry = setTimeout(() => {
			retry = undefined;
			void connect();
		}, retryMilliseconds);
		retry.unref();
	}

	void connect();
	return async () => {
		closed = true;
		clearTimeout(retry);
		await client.end().catch(() => undefined);
	};
}
