import { Client } from "pg";
import { endAfterTrial } from "../site/leftovers.ts";
import { pause } from "../site/waiting.ts";

const answerMilliseconds = 3000;

/** True if the server acknowledged a row. */
async function writes(connectionString: string): Promise<boolean> {
	const client = new Client({ connectionString, connectionTimeoutMillis: 1000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		const inserted = client.query("insert into stray_writes values (1)").then(
			() => true,
			() => false,
		);
		return await Promise.race([inserted, pause(answerMilliseconds).then(() => false)]);
	} catch {
		return false;
	} finally {
		// Not `end`, which waits for the answer.
		client.connection.stream.destroy();
	}
}

/** Writes to one server directly, past the proxy, until stopped. */
export function tryWrites(url: string) {
	const counts = { tried: 0, acknowledged: 0 };
	const stopping = new AbortController();
	endAfterTrial(() => stopping.abort());
	const running = (async () => {
		while (!stopping.signal.aborted) {
			counts.tried += 1;
			if (await writes(url)) counts.acknowledged += 1;
			await pause(200);
		}
	})();
	return {
		stop: async () => {
			stopping.abort();
			await running;
			return counts;
		},
	};
}
