import { retentionRules } from "@kvart/contract/retention";
import type { RetentionRule } from "@kvart/contract/retention-rule";
import { formatTerm } from "@kvart/contract/retention-term";
import type { RetentionRun } from "@kvart/contract/staff/retention";
import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useLanguage } from "../../../i18n/language.ts";
import { formatInstant, formatNumber } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";

interface ScheduleRow {
	name: string;
	rule: RetentionRule;
	run: RetentionRun | undefined;
}

const endLabels: Record<RetentionRule["end"], () => string> = {
	deleted: m.administration_retention_deleted,
	anonymised: m.administration_retention_anonymised,
	cleared: m.administration_retention_cleared,
};

function withRuns(runs: readonly RetentionRun[]): ScheduleRow[] {
	return retentionRules.map(([name, rule]) => ({ name, rule, run: runs.find((run) => run.rule === name) }));
}

/** The last run of a rule of the server; other rules end with the account or by staff. */
function lastRun({ rule, run }: ScheduleRow): string {
	if (run) return m.administration_retention_ran({ when: formatInstant(run.ran_at), count: formatNumber(run.rows) });
	return typeof rule.term === "string" ? "–" : m.administration_never();
}

/** `18 Nov 2026, 10:00` on one line, however narrow the column. */
const unbrokenTime = (text: string) => text.replace(/^.*\d:\d\d/, (when) => when.replaceAll(" ", "\u00a0"));

function useColumns(): Column<ScheduleRow>[] {
	const language = useLanguage();
	return [
		{
			key: "data",
			label: m.administration_retention_data(),
			csv: ({ rule }) => rule.data[language],
			cell: ({ rule }) => (
				<>
					{rule.data[language]}
					<Text size="sm" c="dimmed">
						{rule.table}: {rule.columns.join(", ")}
					</Text>
				</>
			),
		},
		{
			key: "purpose",
			label: m.administration_retention_purpose(),
			csv: ({ rule }) => rule.purpose[language],
			cell: ({ rule }) => rule.purpose[language],
		},
		{
			key: "term",
			label: m.administration_retention_term(),
			csv: ({ rule }) => formatTerm(rule, language),
			cell: ({ rule }) => formatTerm(rule, language),
		},
		{
			key: "end",
			label: m.administration_retention_end(),
			csv: ({ rule }) => endLabels[rule.end](),
			cell: ({ rule }) => endLabels[rule.end](),
		},
		{ key: "run", label: m.administration_retention_run(), csv: lastRun, cell: (row) => unbrokenTime(lastRun(row)) },
	];
}

export function RetentionPage() {
	const language = useLanguage();
	return (
		<>
			<PageHeader title={m.administration_retention()} text={m.administration_retention_text()} />
			<DataTable
				label={m.administration_retention()}
				query={useQuery({ ...apiQuery("listRetentionRuns"), select: withRuns })}
				columns={useColumns()}
				rowKey={({ name }) => name}
				textOf={({ rule }) => `${rule.data[language]} ${rule.purpose[language]} ${rule.table}`}
				fileName={m.administration_retention_file()}
				empty={<EmptyState icon={Hourglass} title={m.administration_retention()} />}
			/>
		</>
	);
}
