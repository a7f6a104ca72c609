import type { QueryResult } from "pg";
import type { Connection, Text } from "./connection.ts";
import type { Fault } from "./steps.ts";
import type { Turns } from "./turns.ts";

export interface ArmedFault {
	kind: Extract<Fault, "statement fails" | "statement's answer lost" | "commit's answer lost" | "server dies">;
	/** Which statement, from 1; the last one does not count for a commit. */
	statement: number;
}

export class ConnectionLost extends Error {
	override name = "ConnectionLost";
	/** As PostgreSQL reports it. */
	readonly code = "08006";

	constructor() {
		super("the simulated connection ended");
	}
}

const brackets = /^(?:begin|rollback|savepoint|release)\b/;

/** The connections of a server, which end when they are told to. Drizzle knows a pool by its name. */
export class FaultyPool {
	readonly #connection: Connection;
	readonly #server: number;
	#armed: ArmedFault | null = null;
	#statements = 0;
	/** Set while two requests run at the same time. */
	turns: Turns | null = null;

	constructor(connection: Connection, server: number) {
		this.#connection = connection;
		this.#server = server;
	}

	arm(fault: ArmedFault | null): void {
		this.#armed = fault;
		this.#statements = 0;
	}

	/** True once, for the statement that the fault meets. */
	#meets(kind: ArmedFault["kind"]): boolean {
		const met = this.#armed?.kind === kind && this.#statements >= this.#armed.statement;
		if (met) this.#armed = null;
		return met;
	}

	/** It sends nothing any more: what it had begun is rolled back. */
	#isDead(): boolean {
		return this.#armed?.kind === "server dies" && this.#statements >= this.#armed.statement;
	}

	async #run(text: Text, values?: unknown[]): Promise<QueryResult> {
		const words = typeof text === "string" ? text : text.text;
		if (brackets.test(words)) return this.#connection.run(text, values);
		if (words === "commit") {
			if (this.#isDead()) throw new ConnectionLost();
			const result = await this.#connection.run(text, values);
			if (this.#meets("commit's answer lost")) throw new ConnectionLost();
			return result;
		}
		this.#statements += 1;
		if (this.#isDead() || this.#meets("statement fails")) throw new ConnectionLost();
		const result = await this.#connection.run(text, values);
		if (this.#meets("statement's answer lost")) throw new ConnectionLost();
		return result;
	}

	/** For a transaction. */
	async connect() {
		const pass = await this.turns?.take(this.#server);
		const free = await this.#connection.take();
		return {
			query: (text: Text, values?: unknown[]) => this.#run(text, values),
			release: () => {
				free();
				pass?.();
			},
		};
	}

	async query(text: Text, values?: unknown[]): Promise<QueryResult> {
		const client = await this.connect();
		try {
			return await client.query(text, values);
		} finally {
			client.release();
		}
	}
}
