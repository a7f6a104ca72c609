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
