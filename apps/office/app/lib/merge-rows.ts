import { isSame } from "./same.ts";

/** Both sides changed it: a cell of a row, or a row that one side removed. */
export interface RowConflict {
	/** Identifies the row, and the cell in it. */
	key: string;
	/** As one of the sides has it, to show its name. */
	row: unknown;
	/** Missing if one side removed the row. */
	column?: string;
	/** Null if removed. */
	mine: unknown;
	theirs: unknown;
}

export type ChooseSide = (key: string) => "mine" | "theirs" | undefined;

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, Row>;

function isRow(value: unknown): value is Row {
	return typeof value === "object" && value !== null;
}

/** Rows that were just added have no id yet. */
function byId(list: readonly Row[], side: string): Rows {
	return new Map(list.map((row, place) => [typeof row["id"] === "number" ? `#${row["id"]}` : `${side}${place}`, row]));
}

function byPlace(list: readonly Row[]): Rows {
	return new Map(list.map((row, place) => [String(place), row]));
}

/**
 * Null if rows of the three lists cannot be matched, and for lists of plain values: the clubs of an account are one
 * choice, and none of them means all.
 */
function matchRows(given: readonly (readonly unknown[])[]): Rows[] | null {
	if (!given.every((list): list is Row[] => list.every(isRow))) return null;
	const lists: readonly (readonly Row[])[] = given;
	const [base = []] = lists;
	const matched = lists.map((list, index) => byId(list, ["base", "mine", "theirs"][index] ?? ""));
	const isUnique = matched.every((rows, index) => rows.size === lists[index]?.length);
	if (isUnique && base.every((row) => typeof row["id"] === "number")) return matched;
	return lists.every((list) => list.length === base.length) ? lists.map(byPlace) : null;
}

function isReordered(base: Rows, side: Rows): boolean {
	const before = [...base.keys()].filter((key) => side.has(key));
	return !isSame(
		before,
		[...side.keys()].filter((key) => base.has(key)),
	);
}

/** The order of the side that moved rows; rows of the other follow the one before them there. */
function mergeOrder(leading: Rows, other: Rows): string[] {
	const order = [...leading.keys()];
	let before = -1;
	for (const key of other.keys()) {
		const place = order.indexOf(key);
		if (place === -1) order.splice(before + 1, 0, key);
		before = order.indexOf(key);
	}
	return order;
}

/** A list in a row, such as the prices of a group. Null if it is none, or cannot be merged. */
function mergeLists(base: unknown, mine: unknown, theirs: unknown, choose: ChooseSide) {
	if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
	return mergeRows(base, mine, theirs, choose);
}

function mergeCells(key: string, base: Row, mine: Row, theirs: Row, choose: ChooseSide) {
	const conflicts: RowConflict[] = [];
	const columns = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
	const cells = columns.map((column) => {
		const [was, my, their] = [base[column], mine[column], theirs[column]];
		if (isSame(was, my) || isSame(my, their)) return [column, their];
		if (isSame(was, their)) return [column, my];
		const cell = `${key}.${column}`;
		const inner = mergeLists(was, my, their, (place) => choose(`${cell}.${place}`));
		if (inner) {
			conflicts.push(...inner.conflicts.map((each) => ({ ...each, key: `${cell}.${each.key}` })));
			return [column, inner.rows];
		}
		conflicts.push({ key: cell, row: mine, column, mine: my, theirs: their });
		return [column, choose(cell) === "theirs" ? their : my];
	});
	return { row: Object.fromEntries(cells) as Row, conflicts };
}

/**
 * Combines two changes of one list row by row, and within a row cell by cell. Null if that is not possible: both moved
 * rows, or rows without ids were added or removed.
 */
export function mergeRows(
	base: readonly unknown[],
	mine: readonly unknown[],
	theirs: readonly unknown[],
	choose: ChooseSide,
): { rows: unknown[]; conflicts: RowConflict[] } | null {
	const matched = matchRows([base, mine, theirs]);
	if (!matched) return null;
	const [was, my, their] = matched as [Rows, Rows, Rows];
	const iMoved = isReordered(was, my);
	if (iMoved && isReordered(was, their)) return null;

	const conflicts: RowConflict[] = [];
	const rows = mergeOrder(iMoved ? my : their, iMoved ? their : my).flatMap((key) => {
		if (!was.has(key)) return [my.has(key) ? my.get(key) : their.get(key)];
		const [before, mineNow, theirsNow] = [was.get(key), my.get(key), their.get(key)];
		if (before && mineNow && theirsNow) {
			const merged = mergeCells(key, before, mineNow, theirsNow, choose);
			conflicts.push(...merged.conflicts);
			return [merged.row];
		}
		const remaining = mineNow ?? theirsNow;
		if (isSame(before, remaining)) return [];
		conflicts.push({ key, row: remaining, mine: mineNow ?? null, theirs: theirsNow ?? null });
		const chosen = choose(key) === "theirs" ? theirsNow : mineNow;
		return chosen === undefined ? [] : [chosen];
	});
	return { rows, conflicts };
}
