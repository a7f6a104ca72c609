import { searchForm } from "@kvart/contract/text-search";
import type { ReactNode } from "react";
import { compareTexts } from "../../lib/format.ts";

export interface Column<Row> {
	/** Used in the address. */
	key: string;
	label: string;
	cell: (row: Row) => ReactNode;
	/** Not sortable without it. */
	sortBy?: (row: Row) => string | number | null;
	/** The server sorts it: `order` of the table. */
	ordered?: true;
	/** Value in the CSV file; defaults to `sortBy`. */
	csv?: (row: Row) => string | number | null;
	align?: "end";
	narrow?: boolean;
	/** Its own control, such as a checkbox: it is not part of the link of the row. */
	control?: true;
}

export interface Sorting {
	key: string;
	descending: boolean;
}

/** `name`, or `-name` for descending. */
export function parseSorting(text: string | null): Sorting | null {
	if (!text) return null;
	return text.startsWith("-") ? { key: text.slice(1), descending: true } : { key: text, descending: false };
}

/** Ascending, descending, unsorted. */
export function nextSorting(current: Sorting | null, key: string): string | null {
	if (current?.key !== key) return key;
	return current.descending ? null : `-${key}`;
}

/** Rows that contain every word, ignoring case, accents and script. */
export function filterRows<Row>(rows: readonly Row[], text: string, textOf: (row: Row) => string): readonly Row[] {
	const terms = text.split(/\s+/).map(searchForm).filter(Boolean);
	if (terms.length === 0) return rows;
	return rows.filter((row) => {
		const rowText = searchForm(textOf(row));
		return terms.every((term) => rowText.includes(term));
	});
}

function compare(a: string | number | null, b: string | number | null): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	return compareTexts(String(a), String(b));
}

/** Missing values come last in both directions. */
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

interface TablePage<Row> {
	rows: readonly Row[];
	/** From 1, at most `count`. */
	page: number;
	count: number;
}

export function pageOf<Row>(rows: readonly Row[], page: number, size: number): TablePage<Row> {
	const count = Math.max(1, Math.ceil(rows.length / size));
	const shown = Math.min(Math.max(1, page || 1), count);
	return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, count };
}
