import { setImmediate as nextTurn } from "node:timers/promises";

/** Longer than the desk's calls take, so that a report waits a second at most for a desk that is never idle. */
const patienceMilliseconds = 1000;

/**
 * The embedded database has one connection. Long reads use it one after another, and each begins when no other call is
 * running: so a call of the desk waits for one report, not for a statement of each between any two of its own.
 */
export class LongReads {
	#last: Promise<unknown> = Promise.resolve();
	#others = 0;
	#idle = Promise.withResolvers<void>();

	/** Runs another call. */
	async meanwhile<T>(call: () => Promise<T>): Promise<T> {
		this.#others += 1;
		try {
			return await call();
		} finally {
			this.#others -= 1;
			if (this.#others === 0) {
				this.#idle.resolve();
				this.#idle = Promise.withResolvers();
			}
		}
	}

	/** In the order in which they came; one that fails does not stop the others. */
	run<T>(read: () => Promise<T>): Promise<T> {
		const next = this.#last.then(() => this.#giveWay()).then(read);
		this.#last = next.catch(() => undefined);
		return next;
	}

	async #giveWay(): Promise<void> {
		// The embedded database blocks the event loop. Calls that came meanwhile are read in the next turn, which is a
		// whole one only from its beginning.
		await nextTurn();
		await nextTurn();
		if (this.#others === 0) return;
		const { promise, resolve } = Promise.withResolvers<void>();
		const timer = setTimeout(resolve, patienceMilliseconds);
		await Promise.race([this.#idle.promise, promise]);
		clearTimeout(timer);
	}
}
