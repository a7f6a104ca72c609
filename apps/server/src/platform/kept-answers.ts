interface Entry {
	answer: Promise<unknown>;
	until: number;
}

// Short: together with the age of a page that was rendered from it, it is how late a text that waits for its hour comes.
const lifetimeMilliseconds = 10_000;
const maximumEntries = 1000;

function freeze(value: unknown): void {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
	Object.freeze(value);
	for (const part of Object.values(value)) freeze(part);
}

/**
 * Answers that are the same for everybody, so that rendering a page does not ask the database for what it answered a
 * moment ago. Those who share an answer get the very same object, and none of them can change it.
 */
export class KeptAnswers {
	readonly #entries = new Map<string, Entry>();

	/** What is there or, when nothing is, what `make` makes; what it refuses is not kept. */
	get(key: string, make: () => Promise<unknown>): Promise<unknown> {
		const known = this.#entries.get(key);
		if (known && known.until > performance.now()) return known.answer;
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

	/** Content has changed: everything is asked for anew. */
	drop(): void {
		this.#entries.clear();
	}
}
