/** Compares by value. */
export function isSame(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...keys].every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

export function changedFields<V extends object>(from: V, to: V): (keyof V & string)[] {
	const keys = new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof V & string>;
	return [...keys].filter((key) => !isSame(from[key], to[key]));
}

export type Side = "mine" | "theirs";

/** A field that both changed to different values. */
interface FieldConflict<V extends object> {
	field: keyof V & string;
	mine: V[keyof V];
	theirs: V[keyof V];
}

interface Comparison<V extends object> {
	conflicts: FieldConflict<V>[];
	/** Changed only by the other person: taken over. */
	theirFields: (keyof V & string)[];
	myFields: (keyof V & string)[];
}

export function compare<V extends object>(base: V, mine: V, theirs: V): Comparison<V> {
	const byMe = new Set(changedFields(base, mine));
	const byThem = new Set(changedFields(base, theirs));
	const both = [...byMe].filter((field) => byThem.has(field) && !isSame(mine[field], theirs[field]));
	return {
		conflicts: both.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
		theirFields: [...byThem].filter((field) => !byMe.has(field)),
		myFields: [...byMe].filter((field) => !byThem.has(field)),
	};
}

export function merge<V extends object>(base: V, mine: V, theirs: V, choices: Partial<Record<keyof V, Side>>): V {
	const { conflicts, myFields } = compare(base, mine, theirs);
	const keptFields = [
		...myFields,
		...conflicts.map(({ field }) => field).filter((field) => choices[field] !== "theirs"),
	];
	return { ...theirs, ...Object.fromEntries(keptFields.map((field) => [field, mine[field]])) };
}
