import { changedFields, isSame } from "./same.ts";

export type Side = "mine" | "theirs";
type Name<V extends object> = keyof V & string;
export type Choices<V extends object> = Partial<Record<Name<V>, Side>>;

interface Comparison<V extends object> {
	/** Changed by both, to different values. */
	conflicts: Name<V>[];
	/** Changed only by the other person: taken over. */
	theirFields: Name<V>[];
	myFields: Name<V>[];
}

/** A list is one field: two changes of it are a conflict, whichever rows they are in. */
export function compare<V extends object>(base: V, mine: V, theirs: V): Comparison<V> {
	const byMe = changedFields(base, mine);
	const byThem = changedFields(base, theirs);
	return {
		conflicts: byMe.filter((field) => byThem.includes(field) && !isSame(mine[field], theirs[field])),
		theirFields: byThem.filter((field) => !byMe.includes(field)),
		myFields: byMe.filter((field) => !byThem.includes(field)),
	};
}

/** Fields that were not chosen stay mine. */
export function merge<V extends object>(base: V, mine: V, theirs: V, choices: Choices<V>): V {
	const kept = changedFields(base, mine).filter((field) => choices[field] !== "theirs");
	return { ...theirs, ...(Object.fromEntries(kept.map((field) => [field, mine[field]])) as Partial<V>) };
}
