import type { ReactNode } from "react";

export interface Column<Row> {
	/** Stands in the address when the table is sorted by it. */
	key: string;
	label: string;
	cell: (row: Row) => ReactNode;
	/** What the rows are sorted by; without it they are not. */
	sortBy?: (row: Row) => string | number | null;
	/** What stands in the file that people take along; without it what the rows are sorted by. */
	csv?: (row: Row) => string | number | null;
	/** Figures stand below each other. */
	align?: "end";
	/** As narrow as what is in it. */
	narrow?: boolean;
}

export interface Sorting {
	key: string;
	descending: boolean;
}

/** As it stands in the address: `name`, or `-name` from the other end. */
export function parseSorting(text: string | null): Sorting | null {
	if (!text) return null;
	return text.startsWith("-") ? { key: text.slice(1), descending: true } : { key: text, descending: false };
}

/** Up, down, and back to the table's own order. */
export function nextSorting(current: Sorting | null, key: string): string | null {
	if (current?.key !== key) return key;
	return current.descending ? null : `-${key}`;
}
