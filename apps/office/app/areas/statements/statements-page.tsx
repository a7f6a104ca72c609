import type { ListedStatement } from "@kvart/contract/staff/statements";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { Link } from "react-router";
import { formatInstant, formatNumber, formatParas } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import { FileZone } from "./file-zone.tsx";
import { countOf, incomeOf, rowsIn } from "./statement-labels.ts";
import { StatementRows, StatementTotals } from "./statement-rows.tsx";
import styles from "./statements.module.css";
import { useStatementFile } from "./use-statement-file.ts";

const columns = (): Column<ListedStatement>[] => [
	{
		key: "file",
		label: m.statements_file(),
		sortBy: ({ file_name }) => file_name,
		cell: ({ file_name }) => <span className={styles.fileName}>{file_name}</span>,
	},
	{
		key: "when",
		label: m.statements_when(),
		sortBy: ({ imported_at }) => imported_at ?? "",
		cell: ({ imported_at }) => imported_at && formatInstant(imported_at),
	},
	{ key: "who", label: m.statements_who(), sortBy: ({ imported_by }) => imported_by, cell: (row) => row.imported_by },
	{ key: "rows", label: m.statements_rows(), align: "end", sortBy: rowsIn, cell: (row) => formatNumber(rowsIn(row)) },
	{
		key: "income",
		label: m.statements_income(),
		align: "end",
		sortBy: incomeOf,
		csv: (row) => incomeOf(row) / 100,
		cell: (row) => formatParas(incomeOf(row)),
	},
	{
		key: "unknown",
		label: m.statements_to_sort(),
		align: "end",
		sortBy: (row) => countOf(row, "unknown"),
		cell: (row) => formatNumber(countOf(row, "unknown")),
	},
];

function ChosenFile({ preview, busy, confirm, drop }: ReturnType<typeof useStatementFile>) {
	if (!preview) return null;
	const { repeated, id, file_name: name } = preview;
	return (
		<Panel title={m.statements_preview({ name })} text={repeated ? undefined : m.statements_preview_text()}>
			{repeated && <Alert mb="md">{m.statements_repeated()}</Alert>}
			<StatementTotals totals={preview.totals} />
			<div className={styles.actions}>
				{repeated ? (
					<Button component={Link} to={`/statements/list/${id}`}>
						{m.statements_open_report()}
					</Button>
				) : (
					<Button loading={busy} onClick={() => void confirm()}>
						{m.statements_import()}
					</Button>
				)}
				<Button variant="default" disabled={busy} onClick={drop}>
					{m.statements_drop_preview()}
				</Button>
			</div>
			<StatementRows statement={preview} />
		</Panel>
	);
}

/** A file is dropped, previewed and confirmed; imported ones are listed below. */
export function StatementsPage() {
	const file = useStatementFile();
	const list = useQuery(apiQuery("listStatements"));
	return (
		<>
			<PageHeader title={m.statements_title()} text={m.statements_text()} />
			<FileZone busy={file.busy} error={file.error} onFile={(chosen) => void file.choose(chosen)} />
			<ChosenFile {...file} />
			{!file.preview && (
				<DataTable
					label={m.statements_list()}
					query={list}
					columns={columns()}
					rowKey={({ id }) => id ?? 0}
					rowTo={({ id }) => `/statements/list/${id}`}
					textOf={({ file_name, imported_by }) => `${file_name} ${imported_by}`}
					fileName={m.statements_list()}
					empty={<EmptyState icon={Landmark} title={m.statements_none()} text={m.statements_none_text()} />}
				/>
			)}
		</>
	);
}
