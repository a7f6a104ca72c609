import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { Column } from "./column.ts";
import styles from "./data-table.module.css";

interface TableBodyProps<Row> {
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	/** Where a row leads: its first cell is the link, and all of the row reacts. */
	rowTo?: ((row: Row) => string) | undefined;
}

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
	ArrowDown: (index, last) => Math.min(index + 1, last),
	ArrowUp: (index) => Math.max(index - 1, 0),
	Home: () => 0,
	End: (_, last) => last,
};

/** The arrows go from row to row. */
function walk(event: KeyboardEvent<HTMLAnchorElement>) {
	const step = steps[event.key];
	if (!step) return;
	const links = [...(event.currentTarget.closest("tbody")?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])];
	event.preventDefault();
	links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}

export function TableBody<Row>({ columns, rows, rowKey, rowTo }: TableBodyProps<Row>) {
	return (
		<tbody>
			{rows.map((row) => (
				<tr key={rowKey(row)} data-link={rowTo ? "" : undefined}>
					{columns.map(({ key, label, cell, align, narrow }, place) => (
						<td
							key={key}
							data-label={label}
							data-align={align}
							data-narrow={narrow || undefined}
							data-lead={place === 0 || undefined}
						>
							{rowTo && place === 0 ? (
								<Link to={rowTo(row)} data-row="" onKeyDown={walk} className={styles.rowLink}>
									{cell(row)}
								</Link>
							) : (
								cell(row)
							)}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}
