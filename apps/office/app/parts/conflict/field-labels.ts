import { isSame } from "../../lib/same.ts";
import { formatValue } from "../value/shown-value.tsx";

interface FieldLabel<T> {
	label: () => string;
	show?: (value: T) => string;
	/** The labels of a list's rows. */
	columns?: Readonly<Record<string, FieldLabel<unknown>>>;
}

export type FieldLabels<V extends object> = { [K in keyof V]: FieldLabel<V[K]> };

type Columns = NonNullable<FieldLabel<unknown>["columns"]>;

function formatRow(row: unknown, columns: Columns): string {
	const cells = Object.entries(columns).map(([name, column]) => {
		const text = formatField(column, (row as Record<string, unknown>)[name]);
		return text === "" ? "" : `${column.label()}: ${text}`;
	});
	return cells.filter(Boolean).join("; ");
}

/** A row per line. */
const formatRows = (rows: readonly unknown[], columns: Columns) =>
	rows.map((row) => formatRow(row, columns)).join("\n");

function formatField<T>({ show, columns }: FieldLabel<T>, value: T): string {
	if (show) return show(value);
	return columns && Array.isArray(value) ? formatRows(value, columns) : formatValue(value);
}

/** One side of a conflict; of a list only the rows that the other side does not have, unless they were just moved. */
export function formatSide<T>(field: FieldLabel<T>, value: T, other: T): string {
	if (!field.columns || !Array.isArray(value) || !Array.isArray(other)) return formatField(field, value);
	const own = value.filter((row) => !other.some((their) => isSame(row, their)));
	return formatRows(own.length > 0 ? own : value, field.columns);
}
