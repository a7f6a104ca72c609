import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { Random } from "../random.ts";
import type { Fault } from "./steps.ts";

export interface ArmedFault {
	kind: Extract<Fault, "statement fails" | "statement's answer lost" | "commit's answer lost">;
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

type Query = PGlite["query"];

/** A connection that ends when it is told to. Statements of two servers take turns as the seed says. */
export class FaultyClient {
	readonly real: PGlite;
	#armed: ArmedFault | null = null;
	#statements = 0;
	/** Set while two requests run at the same time. */
	turns: Random | null = null;

	constructor(real: PGlite) {
		this.real = real;
	}

	arm(fault: ArmedFault | null): void {
		this.#armed = fault;
		this.#statements = 0;
	}

	async #wait(): Promise<void> {
		const pauses = this.turns?.whole(0, 3) ?? 0;
		for (let pause = 0; pause < pauses; pause += 1) await new Promise((resolve) => setImmediate(resolve));
	}

	/** True once, for the statement that the fault meets. */
	#meets(kind: ArmedFault["kind"]): boolean {
		const met = this.#armed?.kind === kind && this.#statements >= this.#armed.statement;
		if (met) this.#armed = null;
		return met;
	}

	#query(run: Query, waits: boolean): Query {
		return async (text, values, options) => {
			if (waits) await this.#wait();
			this.#statements += 1;
			if (this.#meets("statement fails")) throw new ConnectionLost();
			const result = await run(text, values, options);
			if (this.#meets("statement's answer lost")) throw new ConnectionLost();
			return result as never;
		};
	}

	/** For Drizzle. */
	client(): PGlite {
		const { real } = this;
		const query = this.#query((text, values, options) => real.query(text, values, options), true);
		const transaction = async (work: (tx: Transaction) => Promise<unknown>) => {
			await this.#wait();
			const result = await real.transaction((tx) => {
				const inside = this.#query((text, values, options) => tx.query(text, values, options), false);
				return work(withOwn(tx, { query: inside }));
			});
			if (this.#meets("commit's answer lost")) throw new ConnectionLost();
			return result;
		};
		return withOwn(real, { query, transaction });
	}
}

function withOwn<T extends object>(target: T, own: object): T {
	return new Proxy(target, {
		get: (_, name) => {
			if (name in own) return Reflect.get(own, name) as unknown;
			const value: unknown = Reflect.get(target, name);
			return typeof value === "function" ? (value.bind(target) as unknown) : value;
		},
	});
}
