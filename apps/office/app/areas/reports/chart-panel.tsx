import { Button, Group, SegmentedControl } from "@mantine/core";
import { ChartColumn as ChartIcon, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { csvFile, csvName, saveFile } from "../../lib/download.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import styles from "./reports.module.css";

export interface ChartColumn<Row> {
	label: string;
	/** In the CSV file. */
	value: (row: Row) => string | number | null;
	/** On the screen, if different. */
	show?: (row: Row) => string;
	align?: "end";
}

interface ChartPanelProps<Row> {
	title: string;
	text?: string;
	rows: readonly Row[];
	columns: readonly ChartColumn<Row>[];
	rowKey: (row: Row) => string | number;
	children: ReactNode;
}

function ChartTable<Row>({ title, rows, columns, rowKey }: Omit<ChartPanelProps<Row>, "children" | "text">) {
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

/** A chart with its table and CSV download. */
export function ChartPanel<Row>(props: ChartPanelProps<Row>) {
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
							aria-label={m.reports_view({ title })}
							value={view}
							onChange={setView}
							data={[
								{ value: "chart", label: m.reports_chart() },
								{ value: "table", label: m.reports_table() },
							]}
						/>
						<Button
							variant="default"
							aria-label={m.reports_csv({ title })}
							leftSection={<Download size={18} aria-hidden />}
							onClick={() => saveFile(csvFile(rows, columns), csvName(title))}
						>
							CSV
						</Button>
					</Group>
				)
			}
		>
			{empty && <EmptyState icon={ChartIcon} title={m.reports_empty()} />}
			{!empty && (view === "table" ? <ChartTable {...props} /> : children)}
		</Panel>
	);
}
