import type { Statement, StatementRow } from "@kvart/contract/staff/statements";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { formatInstant } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { NotFound, QueryResult } from "../../parts/states/states.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { StatementRows, StatementTotals } from "./statement-rows.tsx";

function importedBy({ imported_at, imported_by: who }: Statement): string {
	const when = formatInstant(imported_at ?? "");
	return who ? m.statements_report_text({ when, who }) : m.statements_report_text_nobody({ when });
}

function Report({ statement }: { statement: Statement }) {
	const [row, setRow] = useState<StatementRow | null>(null);
	return (
		<>
			<PageHeader
				title={statement.file_name}
				text={importedBy(statement)}
				back={{ to: "/statements/list", label: m.statements_title() }}
			/>
			<StatementTotals totals={statement.totals} />
			<StatementRows statement={statement} onAssign={setRow} />
			{row && <AssignDialog row={row} onClose={() => setRow(null)} />}
		</>
	);
}

function StoredReport({ id }: { id: number }) {
	const statement = useQuery(apiQuery("getStatement", { params: { id } }));
	return (
		<QueryResult query={statement} page>
			{(data) => <Report statement={data} />}
		</QueryResult>
	);
}

/** The report of an import, where payments without an order are sorted out. */
export function ReportPage() {
	const id = Number(useParams()["id"]);
	return Number.isInteger(id) && id > 0 ? <StoredReport id={id} /> : <NotFound />;
}
