/** Seeded random numbers, the same on every machine. */
export interface Chance {
	/** 0 (inclusive) to 1 (exclusive). */
	next(): number;
	pick<T>(list: readonly T[]): T;
	odds(share: number): boolean;
}

export function chanceFrom(seed: string): Chance {
	let state = 2166136261;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
		odds: (share) => next() < share,
	};
}
