import type { Client, QueryConfig, QueryResult } from "pg";

/** A statement of Drizzle: its text and parsers. */
export type Text = string | QueryConfig;

/**
 * One connection for all servers. A transaction has it for itself, so statements meet in the same order on either
 * database. Statements are planned once.
 */
export class Connection {
	readonly #client: Client;
	readonly #names = new Map<string, string>();
	#last: Promise<void> = Promise.resolve();

	constructor(client: Client) {
		this.#client = client;
	}

	/** Waits until it is free; returns what frees it again. */
	async take(): Promise<() => void> {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		return resolve;
	}

	/** For the one who has it. */
	run(text: Text, values?: unknown[]): Promise<QueryResult> {
		const config = typeof text === "string" ? { text } : text;
		const known = this.#names.get(config.text);
		const name = known ?? `s${this.#names.size}`;
		if (!known) this.#names.set(config.text, name);
		// Without values the driver sends the text alone, which is what `begin` and `commit` need.
		return this.#client.query(values?.length ? { ...config, name } : config, values);
	}

	/** For Drizzle, without faults. */
	async query(text: Text, values?: unknown[]): Promise<QueryResult> {
		const free = await this.take();
		try {
			return await this.run(text, values);
		} finally {
			free();
		}
	}

	close(): Promise<void> {
		return this.#client.end();
	}
}
