import type { Random } from "../random.ts";

/** Requests at the same time take turns, each with one statement or transaction, in an order from the seed. */
export class Turns {
	readonly #random: Random;
	readonly #waiting = new Map<number, (() => void)[]>();
	#isTaken = false;

	constructor(random: Random, servers: readonly number[]) {
		this.#random = random;
		for (const server of servers) this.#waiting.set(server, []);
	}

	/** Returns what passes the turn on. */
	async take(server: number): Promise<() => void> {
		const line = this.#waiting.get(server);
		if (!line) return () => undefined;
		await new Promise<void>((resolve) => {
			line.push(resolve);
			this.#choose();
		});
		return () => {
			this.#isTaken = false;
			setImmediate(() => this.#choose());
		};
	}

	/** The request of the server has been answered. */
	leave(server: number): void {
		for (const resolve of this.#waiting.get(server) ?? []) resolve();
		this.#waiting.delete(server);
		this.#choose();
	}

	/** Once all of them wait: no order depends on how long the database takes. */
	#choose(): void {
		const lines = [...this.#waiting.values()];
		if (this.#isTaken || lines.length === 0 || lines.some(({ length }) => length === 0)) return;
		this.#isTaken = true;
		this.#random.pick(lines).shift()?.();
	}
}
