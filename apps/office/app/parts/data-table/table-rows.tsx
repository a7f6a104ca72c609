import { Button, CloseButton, TextInput } from "@mantine/core";
import { ArrowDown, ArrowUp, ChevronsUpDown, Download, Search } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { CoverLink } from "../cover-link/cover-link.tsx";
import type { Column, Sorting } from "./column.ts";
import styles from "./data-table.module.css";

interface TableToolsProps {
	search?: { text: string; onSearch: (text: string) => void; placeholder: string } | undefined;
	filters?: ReactNode;
	onDownload?: (() => void) | undefined;
	count: string;
}

export function TableTools({ search, filters, onDownload, count }: TableToolsProps) {
	return (
		<div className={styles.tools}>
			{search && (
				<TextInput
					type="search"
					className={styles.search}
					aria-label={search.placeholder}
					placeholder={search.placeholder}
					value={search.text}
					onChange={({ currentTarget }) => search.onSearch(currentTarget.value)}
					leftSection={<Search size={18} aria-hidden />}
					rightSection={search.text && <CloseButton aria-label={m.parts_clear()} onClick={() => search.onSearch("")} />}
				/>
			)}
			{filters}
			<output className={styles.count}>{count}</output>
			{onDownload && (
				<Button variant="default" leftSection={<Download size={18} aria-hidden />} onClick={onDownload}>
					CSV
				</Button>
			)}
		</div>
	);
}

interface TableHeadProps<Row> {
	columns: readonly Column<Row>[];
	sorting: Sorting | null;
	onSort: (key: string) => void;
}

const directions = { up: ArrowUp, down: ArrowDown, none: ChevronsUpDown };

function directionOf(key: string, sorting: Sorting | null): keyof typeof directions {
	if (sorting?.key !== key) return "none";
	return sorting.descending ? "down" : "up";
}

const ariaSort = { up: "ascending", down: "descending", none: "none" } as const;

export function TableHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
	return (
		<thead>
			<tr>
				{columns.map(({ key, label, sortBy, ordered, align, narrow }) => {
					const sortable = sortBy ?? ordered;
					const direction = directionOf(key, sorting);
					const Icon = directions[direction];
					return (
						<th
							key={key}
							scope="col"
							data-align={align}
							data-narrow={narrow || undefined}
							{...(sortable && { "aria-sort": ariaSort[direction] })}
						>
							{sortable ? (
								<button type="button" className={styles.sort} onClick={() => onSort(key)}>
									{label}
									<Icon size={16} aria-hidden className={styles.arrow} data-direction={direction} />
								</button>
							) : (
								label || <span className={styles.unseen}>{m.parts_actions()}</span>
							)}
						</th>
					);
				})}
			</tr>
		</thead>
	);
}

interface TableBodyProps<Row> {
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	/** The first cell without a control is the link; the whole row is clickable. */
	rowTo?: ((row: Row) => string) | undefined;
}

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
	ArrowDown: (index, last) => Math.min(index + 1, last),
	ArrowUp: (index) => Math.max(index - 1, 0),
	Home: () => 0,
	End: (_, last) => last,
};

/** Arrow keys move between rows. */
function walk(event: KeyboardEvent<HTMLAnchorElement>) {
	const step = steps[event.key];
	if (!step) return;
	const links = [...(event.currentTarget.closest("tbody")?.querySelectorAll<HTMLAnchorElement>("a[data-row]") ?? [])];
	event.preventDefault();
	links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}

export function TableBody<Row>({ columns, rows, rowKey, rowTo }: TableBodyProps<Row>) {
	const lead = columns.findIndex(({ control }) => !control);
	return (
		<tbody>
			{rows.map((row) => (
				<tr key={rowKey(row)} data-link={rowTo ? "" : undefined}>
					{columns.map(({ key, label, cell, align, narrow, control }, place) => (
						<td
							key={key}
							data-label={label}
							data-align={align}
							data-narrow={narrow || undefined}
							data-control={control}
							data-lead={place === lead || undefined}
						>
							{rowTo && place === lead ? (
								<CoverLink to={rowTo(row)} data-row="" onKeyDown={walk}>
									{cell(row)}
								</CoverLink>
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
