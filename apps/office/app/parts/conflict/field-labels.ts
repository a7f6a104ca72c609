import type { Conflict } from "../../lib/merge.ts";
import { m } from "../../paraglide/messages.js";
import { formatValue } from "../value/shown-value.tsx";

/** Labels of the columns of a list, and the name of a row in it. */
interface RowLabels {
	nameOf: (row: Record<string, unknown>) => string;
	columns: Readonly<Record<string, FieldLabel<unknown>>>;
}

interface FieldLabel<T> {
	label: () => string;
	show?: (value: T) => string;
	rows?: RowLabels;
}

export type FieldLabels<V extends object> = { [K in keyof V]: FieldLabel<V[K]> };

function isRow(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

/** The columns of a list in a row are among them. */
function columnOf(rows: RowLabels | undefined, column: string): FieldLabel<unknown> | undefined {
	const own = rows?.columns[column];
	if (own || !rows) return own;
	for (const { rows: inner } of Object.values(rows.columns)) {
		const found = columnOf(inner, column);
		if (found) return found;
	}
	return undefined;
}

function rowName(row: unknown, rows: RowLabels | undefined): string {
	return rows && isRow(row) ? rows.nameOf(row) : formatValue(row);
}

/** `Stavke · Mesečna karta · Cena`. */
export function conflictLabel<V extends object>(fields: FieldLabels<V>, { field, row, column }: Conflict<V>): string {
	const { label, rows } = fields[field];
	const parts = [label()];
	if (row !== undefined) parts.push(rowName(row, rows));
	if (column !== undefined) parts.push(columnOf(rows, column)?.label() ?? column);
	return parts.filter(Boolean).join(" · ");
}

function formatRow(row: unknown, rows: RowLabels | undefined): string {
	if (!rows || !isRow(row)) return formatValue(row);
	const cells = Object.entries(rows.columns).map(([column, { label, show = formatValue }]) => {
		const text = show(row[column]);
		return text === "" ? "" : `${label()}: ${text}`;
	});
	return cells.filter(Boolean).join("; ");
}

/** A row per line. */
export function formatRows(list: unknown, rows: RowLabels | undefined): string {
	return Array.isArray(list) ? list.map((row) => formatRow(row, rows)).join("\n") : formatValue(list);
}

/** A side of a conflict. */
export function conflictText<V extends object>(
	fields: FieldLabels<V>,
	{ field, row, column }: Conflict<V>,
	value: unknown,
): string {
	const { show, rows } = fields[field];
	if (column !== undefined) return (columnOf(rows, column)?.show ?? formatValue)(value);
	if (row !== undefined) return value === null ? m.parts_conflict_removed() : formatRow(value, rows);
	return show ? show(value as V[keyof V & string]) : formatRows(value, rows);
}
