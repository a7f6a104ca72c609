import { type ChooseSide, mergeRows, type RowConflict } from "./merge-rows.ts";
import { changedFields, isSame } from "./same.ts";

export type Side = "mine" | "theirs";

/** What both changed to different values: a field, or a row or cell of a list. */
export interface Conflict<V extends object> extends Omit<RowConflict, "row"> {
	field: keyof V & string;
	/** Missing if it is the whole field. */
	row?: unknown;
}

/** By the key of the conflict. */
export type Choices = Partial<Record<string, Side>>;

interface Comparison<V extends object> {
	conflicts: Conflict<V>[];
	/** Changed only by the other person: taken over. */
	theirFields: (keyof V & string)[];
	myFields: (keyof V & string)[];
	/** Lists of which each changed other rows. */
	mergedFields: (keyof V & string)[];
}

type Name<V extends object> = keyof V & string;

function sidesOf<V extends object>(base: V, mine: V, theirs: V) {
	const byMe = new Set(changedFields(base, mine));
	const byThem = new Set(changedFields(base, theirs));
	const both = [...byMe].filter((field) => byThem.has(field) && !isSame(mine[field], theirs[field]));
	return { byMe, byThem, both };
}

function mergeList<V extends object>(field: Name<V>, base: V, mine: V, theirs: V, choices: Choices) {
	const lists = [base[field], mine[field], theirs[field]] as unknown[];
	if (!lists.every((list): list is unknown[] => Array.isArray(list))) return null;
	const choose: ChooseSide = (key) => choices[`${field}.${key}`];
	return mergeRows(...(lists as [unknown[], unknown[], unknown[]]), choose);
}

export function compare<V extends object>(base: V, mine: V, theirs: V): Comparison<V> {
	const { byMe, byThem, both } = sidesOf(base, mine, theirs);
	const conflicts = both.flatMap((field): Conflict<V>[] => {
		const list = mergeList(field, base, mine, theirs, {});
		if (!list) return [{ key: field, field, mine: mine[field], theirs: theirs[field] }];
		return list.conflicts.map((conflict) => ({ ...conflict, field, key: `${field}.${conflict.key}` }));
	});
	return {
		conflicts,
		theirFields: [...byThem].filter((field) => !byMe.has(field)),
		myFields: [...byMe].filter((field) => !byThem.has(field)),
		mergedFields: both.filter((field) => !conflicts.some((conflict) => conflict.key === field)),
	};
}

export function merge<V extends object>(base: V, mine: V, theirs: V, choices: Choices): V {
	const { byMe, both } = sidesOf(base, mine, theirs);
	const merged = [...byMe].map((field) => {
		if (!both.includes(field)) return [field, mine[field]];
		const list = mergeList(field, base, mine, theirs, choices);
		if (list) return [field, list.rows];
		return [field, choices[field] === "theirs" ? theirs[field] : mine[field]];
	});
	return { ...theirs, ...(Object.fromEntries(merged) as Partial<V>) };
}
