import { Button, Pagination } from "@mantine/core";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { type CsvColumn, csvFile, csvName, saveFile } from "../../lib/download.ts";
import { m } from "../../paraglide/messages.js";
import { EmptyState, QueryResult, type QueryState } from "../states/states.tsx";
import { type Column, filterRows, nextSorting, pageOf, parseSorting, type Sorting, sortRows } from "./column.ts";
import styles from "./data-table.module.css";
import { TableBody, TableHead, TableTools } from "./table-rows.tsx";

interface TableView {
	text: string;
	sorting: Sorting | null;
	page: number;
	search: (text: string) => void;
	sortBy: (key: string) => void;
	goTo: (page: number) => void;
}

/** The view is in the address, so that links and "back" restore it. */
function useTableView(usualSorting?: string): TableView {
	const [params, setParams] = useSearchParams();
	const sorting = parseSorting(params.get("sort") ?? usualSorting ?? null);

	function change(changes: Record<string, string | null>, replace: boolean) {
		setParams(
			(now) => {
				for (const [name, value] of Object.entries(changes)) {
					if (value) now.set(name, value);
					else now.delete(name);
				}
				return now;
			},
			{ replace, preventScrollReset: true },
		);
	}

	return {
		text: params.get("q") ?? "",
		sorting,
		page: Number(params.get("page") ?? 1),
		search: (text) => change({ q: text, page: null }, true),
		sortBy: (key) => change({ sort: nextSorting(sorting, key), page: null }, true),
		goTo: (page) => change({ page: page > 1 ? String(page) : null }, false),
	};
}

const pageSize = 25;

interface DataTableProps<Row> {
	label: string;
	query: QueryState<readonly Row[]>;
	columns: readonly Column<Row>[];
	rowKey: (row: Row) => string | number;
	rowTo?: (row: Row) => string;
	/** Text to search in; without it there is no search field. */
	textOf?: (row: Row) => string;
	searchPlaceholder?: string;
	/** More filters; the rows are already filtered by them. */
	filters?: ReactNode;
	/** Initial sorting: `name`, or `-name`. */
	sorted?: string;
	empty: ReactNode;
	/** Title of the CSV file; without it there is no download. */
	fileName?: string;
	/** More columns of the CSV file. */
	csvColumns?: readonly CsvColumn<Row>[];
	/** For columns that the server sorts. */
	order?: { sorting: Sorting | null; onSort: (key: string) => void };
	/** For lists that the server returns in pages. */
	more?: { has: boolean; loading: boolean; load: () => void; total?: number | undefined };
}

/** Sorted, searched and paged in the browser, or loaded page by page. Rows are cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { query, filters, empty } = props;
	return (
		<QueryResult query={query} rows={8}>
			{(rows) => (rows.length === 0 && !filters ? empty : <FilledTable {...props} rows={rows} />)}
		</QueryResult>
	);
}

function countLabel(count: number, more: DataTableProps<never>["more"]): string {
	if (!more?.has) return m.parts_rows({ count });
	return more.total === undefined ? m.parts_rows_so_far({ count }) : m.parts_rows_of({ count, total: more.total });
}

function writtenColumns<Row>(columns: readonly Column<Row>[]): CsvColumn<Row>[] {
	return columns.flatMap(({ label, csv, sortBy }) => {
		const value = csv ?? sortBy;
		return value ? [{ label, value }] : [];
	});
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
	csvColumns,
	order,
	more,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
	const view = useTableView(sorted);
	const found = textOf ? filterRows(rows, view.text, textOf) : rows;
	const arranged = sortRows(found, columns, view.sorting);
	const shown = more ? { rows: arranged, page: 1, count: 1 } : pageOf(arranged, view.page, pageSize);

	return (
		<div className={styles.frame}>
			<TableTools
				search={
					textOf && {
						text: view.text,
						onSearch: view.search,
						placeholder: searchPlaceholder ?? m.parts_search(),
					}
				}
				filters={filters}
				count={countLabel(found.length, more)}
				onDownload={
					fileName && found.length > 0
						? () => saveFile(csvFile(arranged, [...writtenColumns(columns), ...(csvColumns ?? [])]), csvName(fileName))
						: undefined
				}
			/>
			{found.length > 0 ? (
				<table aria-label={label} className={styles.table}>
					<TableHead
						columns={columns}
						sorting={order ? order.sorting : view.sorting}
						onSort={order?.onSort ?? view.sortBy}
					/>
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
					className={styles.pages}
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
				<Button variant="default" loading={more.loading} onClick={more.load} className={styles.more}>
					{m.parts_more_rows()}
				</Button>
			)}
		</div>
	);
}
