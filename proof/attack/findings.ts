/** Findings by kind, with count and one example. */
export class Findings {
	readonly #kinds = new Map<string, { count: number; example: string }>();

	add(kind: string, example = ""): void {
		const known = this.#kinds.get(kind);
		if (known) known.count += 1;
		else this.#kinds.set(kind, { count: 1, example });
	}

	get count(): number {
		return [...this.#kinds.values()].reduce((sum, { count }) => sum + count, 0);
	}

	get kinds(): number {
		return this.#kinds.size;
	}

	/** Most frequent first. */
	lines(most = 30): string[] {
		const sorted = [...this.#kinds].toSorted(([, a], [, b]) => b.count - a.count).slice(0, most);
		return sorted.map(([kind, { count, example }]) => `${count} × ${kind}${example && `: ${example}`}`);
	}
}
