import { Button, Pagination } from "@mantine/core";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { csvFile } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-file.ts";
import { m } from "../../paraglide/messages.js";
import { Answer, type Asked } from "../states/answer.tsx";
import { EmptyState } from "../states/empty-state.tsx";
import { filterRows, pageOf, sortRows } from "./arrange.ts";
import type { Column } from "./column.ts";
import styles from "./data-table.module.css";
import { TableBody } from "./table-body.tsx";
import { TableHead } from "./table-head.tsx";
import { TableTools } from "./table-tools.tsx";
import { useTableView } from "./use-table-view.ts";

interface DataTableProps<Row> {
	/** What the table is of: its name for screen readers. */
	label: string;
	query: Asked<readonly Row[]>;
	columns: readonly Column<Row>[];
	rowKey: (row: Row) => string | number;
	rowTo?: (row: Row) => string;
	/** The words by which a row is found; with them there is a search. */
	textOf?: (row: Row) => string;
	searchPlaceholder?: string;
	/** Further ways to narrow down; the rows come narrowed already. */
	filters?: ReactNode;
	/** By which column it is sorted until somebody chooses: `name`, or `-name`. */
	sorted?: string;
	/** Shown when there is nothing at all. */
	empty: ReactNode;
	/** The name of the file that people take along, without its ending; without it there is none. */
	fileName?: string;
	pageSize?: number;
	/** For lists that the server gives piece by piece: more rows are fetched instead of paged through. */
	more?: { has: boolean; loading: boolean; load: () => void };
}

/** A list of records: sorted, searched and paged in the browser, or fetched piece by piece. Cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { query, filters, empty } = props;
	return (
		<Answer query={query} rows={8}>
			{(rows) => (rows.length === 0 && !filters ? empty : <FilledTable {...props} rows={rows} />)}
		</Answer>
	);
}

function downloadRows<Row>(name: string, rows: readonly Row[], columns: readonly Column<Row>[]): void {
	const written = columns.flatMap(({ label, csv, sortBy }) => {
		const value = csv ?? sortBy;
		return value ? [{ label, value }] : [];
	});
	saveFile(csvFile(rows, written), `${name}.csv`);
}

function FilledTable<Row>({
	label,
	columns,
	rows,
	rowKey,
	rowTo,
	textOf,
	searchPlaceholder,
	filters,
	sorted,
	empty,
	fileName,
	pageSize = 25,
	more,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
	const view = useTableView(sorted);
	const found = textOf ? filterRows(rows, view.words, textOf) : rows;
	const arranged = sortRows(found, columns, view.sorting);
	const shown = more ? { rows: arranged, page: 1, count: 1 } : pageOf(arranged, view.page, pageSize);

	return (
		<div className={styles.frame}>
			<TableTools
				search={
					textOf && {
						words: view.words,
						onSearch: view.search,
						placeholder: searchPlaceholder ?? m.parts_search(),
					}
				}
				filters={filters}
				count={more?.has ? m.parts_rows_so_far({ count: found.length }) : m.parts_rows({ count: found.length })}
				onDownload={fileName && found.length > 0 ? () => downloadRows(fileName, arranged, columns) : undefined}
			/>
			{found.length > 0 ? (
				<table aria-label={label} className={styles.table}>
					<TableHead columns={columns} sorting={view.sorting} onSort={view.sortBy} />
					<TableBody columns={columns} rows={shown.rows} rowKey={rowKey} rowTo={rowTo} />
				</table>
			) : (
				(rows.length > 0 && (
					<EmptyState icon={SearchX} title={m.parts_nothing_found()} text={m.parts_nothing_found_text()} />
				)) ||
				empty
			)}
			{shown.count > 1 && (
				<Pagination
					className={styles.pages ?? ""}
					total={shown.count}
					value={shown.page}
					onChange={view.goTo}
					size="2.75rem"
					aria-label={m.parts_pages()}
					getControlProps={(control) => ({
						"aria-label": control === "previous" ? m.parts_previous_page() : m.parts_next_page(),
					})}
					getItemProps={(page) => ({ "aria-label": m.parts_page({ page }) })}
				/>
			)}
			{more?.has && (
				<Button variant="default" loading={more.loading} onClick={more.load} className={styles.more ?? ""}>
					{m.parts_more_rows()}
				</Button>
			)}
		</div>
	);
}
