/** Values that are written alike are the same, whatever objects they live in. */
export function isSame(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...keys].every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** The fields in which two states of a record differ. */
export function changedFields<V extends object>(from: V, to: V): (keyof V & string)[] {
	const keys = new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof V & string>;
	return [...keys].filter((key) => !isSame(from[key], to[key]));
}

export type Side = "mine" | "theirs";

/** A field that two people changed to different values since both of them read the record. */
export interface Clash<V extends object> {
	field: keyof V & string;
	mine: V[keyof V];
	theirs: V[keyof V];
}

export interface Meeting<V extends object> {
	/** Both changed it, differently: somebody has to choose. */
	clashes: Clash<V>[];
	/** What the other one changed and I did not: taken over without asking. */
	theirFields: (keyof V & string)[];
	/** What I changed and the other one did not. */
	myFields: (keyof V & string)[];
}

/** Two states that come from the same one: what is whose, and where they contradict each other. */
export function meet<V extends object>(base: V, mine: V, theirs: V): Meeting<V> {
	const byMe = new Set(changedFields(base, mine));
	const byThem = new Set(changedFields(base, theirs));
	const both = [...byMe].filter((field) => byThem.has(field) && !isSame(mine[field], theirs[field]));
	return {
		clashes: both.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
		theirFields: [...byThem].filter((field) => !byMe.has(field)),
		myFields: [...byMe].filter((field) => !byThem.has(field)),
	};
}

/** The record that comes out: what only one changed as that one has it, clashes as chosen. */
export function merge<V extends object>(base: V, mine: V, theirs: V, choices: Partial<Record<keyof V, Side>>): V {
	const { clashes, myFields } = meet(base, mine, theirs);
	const kept = [...myFields, ...clashes.map(({ field }) => field).filter((field) => choices[field] !== "theirs")];
	return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
