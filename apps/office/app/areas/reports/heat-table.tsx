import { VisuallyHidden } from "@mantine/core";
import styles from "./reports.module.css";

export interface HeatCell {
	/** From 1, the palest, to 5. */
	step: number;
	text: string;
	/** The same as a sentence, for screen readers and as a tooltip. */
	sentence: string;
	/** The month has not ended. */
	running?: boolean;
}

interface HeatTableProps {
	label: string;
	/** Heading of the column with row labels. */
	corner: string;
	columns: readonly { key: string | number; label: string }[];
	rows: readonly { key: string | number; label: string; note?: string; cells: readonly (HeatCell | null)[] }[];
}

/** Colour step of a share; the last step begins at `full`. */
export function stepOf(share: number, full = 1): number {
	return Math.min(5, Math.max(1, Math.ceil((share / full) * 5)));
}

function Cell({ cell }: { cell: HeatCell | null | undefined }) {
	if (!cell) return <td className={styles.cell}>{"\u00a0"}</td>;
	const { step, text, sentence, running } = cell;
	return (
		<td className={styles.cell} data-step={step} data-running={running || undefined} title={sentence}>
			<span aria-hidden>{text}</span>
			<VisuallyHidden>{sentence}</VisuallyHidden>
		</td>
	);
}

/** The darker, the more. Scrolls sideways on phones. */
export function HeatTable({ label, corner, columns, rows }: HeatTableProps) {
	return (
		<div className={styles.scroll}>
			<table className={styles.heat} aria-label={label} data-notes={rows.some(({ note }) => note) || undefined}>
				<thead>
					<tr>
						<th scope="col">
							<VisuallyHidden>{corner}</VisuallyHidden>
						</th>
						{columns.map((column) => (
							<th key={column.key} scope="col">
								{column.label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, label: name, note, cells }) => (
						<tr key={key}>
							<th scope="row">
								{name}
								{note && <span className={styles.rowNote}>{note}</span>}
							</th>
							{columns.map((column, index) => (
								<Cell key={column.key} cell={cells[index]} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
