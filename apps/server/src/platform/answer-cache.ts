interface Entry {
	answer: Promise<unknown>;
	until: number;
}

// Short: this plus the age of cached pages is how late scheduled posts appear.
const lifetimeMilliseconds = 10_000;
const maximumEntries = 1000;

function freeze(value: unknown): void {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
	Object.freeze(value);
	for (const part of Object.values(value)) freeze(part);
}

/** Caches public answers for the pages rendered from them. Callers share one frozen object. */
export class AnswerCache {
	readonly #entries = new Map<string, Entry>();

	/** Errors are not cached. */
	get(key: string, make: () => Promise<unknown>): Promise<unknown> {
		const cached = this.#entries.get(key);
		if (cached && cached.until > performance.now()) return cached.answer;
		const answer = make();
		const entry = { answer, until: performance.now() + lifetimeMilliseconds };
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		for (const oldest of this.#entries.keys()) {
			if (this.#entries.size <= maximumEntries) break;
			this.#entries.delete(oldest);
		}
		answer.then(freeze, () => {
			if (this.#entries.get(key) === entry) this.#entries.delete(key);
		});
		return answer;
	}

	clear(): void {
		this.#entries.clear();
	}
}
