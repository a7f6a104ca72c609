import { Button, Group, SegmentedControl } from "@mantine/core";
import { ChartColumn, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { csvFile } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-file.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";
import { EmptyState } from "../../parts/states/empty-state.tsx";
import styles from "./numbers.module.css";

export interface FigureColumn<Row> {
	label: string;
	/** As it stands in the file. */
	value: (row: Row) => string | number | null;
	/** As people read it, where that is something else. */
	show?: (row: Row) => string;
	align?: "end";
}

interface FigureProps<Row> {
	title: string;
	text?: string;
	rows: readonly Row[];
	columns: readonly FigureColumn<Row>[];
	rowKey: (row: Row) => string | number;
	children: ReactNode;
}

function FigureTable<Row>({ title, rows, columns, rowKey }: Omit<FigureProps<Row>, "children" | "text">) {
	return (
		<div className={styles.scroll}>
			<table className={styles.table} aria-label={title}>
				<thead>
					<tr>
						{columns.map(({ label, align }) => (
							<th key={label} scope="col" data-align={align}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)}>
							{columns.map(({ label, value, show, align }) => (
								<td key={label} data-align={align}>
									{show ? show(row) : value(row)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function fileName(title: string): string {
	return `${title.toLowerCase().replaceAll(" ", "-")}.csv`;
}

/** A chart, the table behind it, and the same as a file. */
export function Figure<Row>(props: FigureProps<Row>) {
	const { title, text, rows, columns, children } = props;
	const [view, setView] = useState("chart");
	const empty = rows.length === 0;
	return (
		<Panel
			title={title}
			text={text}
			actions={
				!empty && (
					<Group gap="xs">
						<SegmentedControl
							aria-label={m.numbers_view({ title })}
							value={view}
							onChange={setView}
							data={[
								{ value: "chart", label: m.numbers_chart() },
								{ value: "table", label: m.numbers_table() },
							]}
						/>
						<Button
							variant="default"
							aria-label={m.numbers_csv({ title })}
							leftSection={<Download size={18} aria-hidden />}
							onClick={() => saveFile(csvFile(rows, columns), fileName(title))}
						>
							CSV
						</Button>
					</Group>
				)
			}
		>
			{empty && <EmptyState icon={ChartColumn} title={m.numbers_empty()} />}
			{!empty && (view === "table" ? <FigureTable {...props} /> : children)}
		</Panel>
	);
}
