import { searchForm } from "@kvart/contract/text-search";
import { compareTexts } from "../../lib/format.ts";
import type { Column, Sorting } from "./column.ts";

/** The rows that hold every word, whatever its case, accents or script. */
export function filterRows<Row>(rows: readonly Row[], words: string, textOf: (row: Row) => string): readonly Row[] {
	const terms = words.split(/\s+/).map(searchForm).filter(Boolean);
	if (terms.length === 0) return rows;
	return rows.filter((row) => {
		const text = searchForm(textOf(row));
		return terms.every((term) => text.includes(term));
	});
}

function compare(a: string | number | null, b: string | number | null): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	return compareTexts(String(a), String(b));
}

/** Sorted by a column; rows without a value come last from either end, equal ones stay as they were. */
export function sortRows<Row>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	sorting: Sorting | null,
): readonly Row[] {
	const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy;
	if (!sorting || !sortBy) return rows;
	const sign = sorting.descending ? -1 : 1;
	return rows.toSorted((a, b) => {
		const [left, right] = [sortBy(a), sortBy(b)];
		if (left === null || right === null) return Number(left === null) - Number(right === null);
		return sign * compare(left, right);
	});
}

export interface TablePage<Row> {
	rows: readonly Row[];
	/** From 1; one that the rows do not reach is the last. */
	page: number;
	count: number;
}

export function pageOf<Row>(rows: readonly Row[], page: number, size: number): TablePage<Row> {
	const count = Math.max(1, Math.ceil(rows.length / size));
	const shown = Math.min(Math.max(1, page || 1), count);
	return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, count };
}
