/** Seeded random numbers. */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 to 1 (mulberry32). */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	whole(smallest: number, largest: number): number {
		return smallest + Math.floor(this.next() * (largest - smallest + 1));
	}

	chance(part: number): boolean {
		return this.next() < part;
	}

	pick<T>(list: readonly T[]): T {
		const found = list[Math.floor(this.next() * list.length)];
		if (found === undefined) throw new Error("There is nothing to pick from.");
		return found;
	}
}
