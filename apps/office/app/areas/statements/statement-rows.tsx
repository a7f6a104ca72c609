import { type StatementOutcome, statementOutcomes } from "@kvart/contract/staff/statement-rules";
import type { Statement, StatementRow } from "@kvart/contract/staff/statements";
import { Anchor, Badge, Button, Select, Text } from "@mantine/core";
import { ListX } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import type { CsvColumn } from "../../lib/download.ts";
import { formatDate, formatInstant, formatParas } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { StatCard } from "../../parts/stat-card/stat-card.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import {
	attentionFirst,
	canAssign,
	differenceLabel,
	outcomeColors,
	outcomeLabels,
	outcomeNotes,
} from "./statement-labels.ts";
import styles from "./statements.module.css";

export function StatementTotals({ totals }: Pick<Statement, "totals">) {
	const shown = statementOutcomes.flatMap((outcome) => totals.filter((total) => total.outcome === outcome));
	return (
		<div className={styles.totals}>
			{shown.map(({ outcome, rows, paras }) => (
				<StatCard
					key={outcome}
					label={outcomeLabels[outcome]()}
					value={rows}
					note={`${formatParas(paras)} · ${outcomeNotes[outcome]()}`}
				/>
			))}
		</div>
	);
}

const orderTitle = ({ order }: StatementRow, language: string) =>
	order ? (language === "sr" ? order.title : order.title_eng) : "";

function memberName({ order, member }: StatementRow): string {
	if (!order) return "";
	return member?.name ?? m.statements_no_member();
}

function PaidOrder({ row }: { row: StatementRow }) {
	const language = useLanguage();
	const { member } = row;
	return (
		<>
			{member ? (
				<Anchor component={Link} to={`/members/list/${member.id}`}>
					{member.name}
				</Anchor>
			) : (
				m.statements_no_member()
			)}
			<Text span size="sm" c="dimmed">
				{orderTitle(row, language)}
			</Text>
		</>
	);
}

/** The member whose order was paid, and the person who assigned it. */
function Paid({ row }: { row: StatementRow }) {
	const { order, assigned } = row;
	if (!order && !assigned) return "–";
	return (
		<span className={styles.lines}>
			{order && <PaidOrder row={row} />}
			{assigned && (
				<Text span size="sm" c="dimmed">
					{m.statements_assigned({ who: assigned.by, when: formatInstant(assigned.at) })}
				</Text>
			)}
		</span>
	);
}

function Payer({ row: { payer, purpose, reference } }: { row: StatementRow }) {
	return (
		<span className={styles.lines}>
			<span>{payer || "–"}</span>
			{reference && <span className={styles.reference}>{reference}</span>}
			{purpose && (
				<Text span size="sm" c="dimmed">
					{purpose}
				</Text>
			)}
		</span>
	);
}

function Outcome({ row }: { row: StatementRow }) {
	const difference = differenceLabel(row);
	return (
		<span className={styles.lines}>
			<Badge color={outcomeColors[row.outcome]}>{outcomeLabels[row.outcome]()}</Badge>
			{difference && (
				<Text span size="sm">
					{difference}
				</Text>
			)}
		</span>
	);
}

const dinars = (paras: number) => paras / 100;

const columns = (onAssign?: (row: StatementRow) => void): Column<StatementRow>[] => [
	{ key: "payer", label: m.statements_payer(), sortBy: ({ payer }) => payer, cell: (row) => <Payer row={row} /> },
	{
		key: "day",
		label: m.statements_day(),
		narrow: true,
		sortBy: ({ booked_on }) => booked_on,
		cell: ({ booked_on }) => formatDate(booked_on),
	},
	{
		key: "amount",
		label: m.statements_amount(),
		align: "end",
		narrow: true,
		sortBy: ({ amount_paras }) => amount_paras,
		csv: ({ amount_paras }) => dinars(amount_paras),
		cell: ({ amount_paras }) => formatParas(amount_paras),
	},
	{
		key: "outcome",
		label: m.statements_outcome(),
		sortBy: ({ outcome }) => outcomeLabels[outcome](),
		cell: (row) => <Outcome row={row} />,
	},
	{ key: "member", label: m.statements_member(), sortBy: memberName, cell: (row) => <Paid row={row} /> },
	...(onAssign
		? [
				{
					key: "assign",
					label: "",
					cell: (row: StatementRow) =>
						canAssign(row) && (
							<Button variant="default" size="compact-md" onClick={() => onAssign(row)}>
								{m.statements_assign()}
							</Button>
						),
				} as const,
			]
		: []),
];

/** Details that the table shows in one cell, and who decided. */
const csvColumns = (language: string): CsvColumn<StatementRow>[] => [
	{ label: m.statements_reference(), value: ({ reference }) => reference },
	{ label: m.statements_purpose(), value: ({ purpose }) => purpose },
	{ label: m.statements_order(), value: (row) => orderTitle(row, language) },
	{ label: m.statements_difference_rsd(), value: ({ difference_paras }) => dinars(difference_paras) },
	{ label: m.statements_assigned_csv(), value: ({ assigned }) => assigned?.by ?? "" },
];

interface StatementRowsProps {
	statement: Statement;
	/** Without it nothing can be assigned. */
	onAssign?: (row: StatementRow) => void;
}

/** The rows: of ten thousand, those that need a person are on the first pages. */
export function StatementRows({ statement, onAssign }: StatementRowsProps) {
	const language = useLanguage();
	const [outcome, setOutcome] = useState<StatementOutcome | "all">("all");
	const { totals, file_name } = statement;
	const rows = useMemo(() => attentionFirst(statement.rows), [statement.rows]);
	const found = statementOutcomes.filter((each) => totals.some((total) => total.outcome === each));
	const shown = outcome === "all" ? rows : rows.filter((row) => row.outcome === outcome);
	return (
		<DataTable
			label={m.statements_rows()}
			query={{ data: shown, error: null, refetch: () => undefined }}
			columns={columns(onAssign)}
			csvColumns={csvColumns(language)}
			rowKey={(row) => row.id ?? rows.indexOf(row)}
			textOf={(row) => `${row.payer} ${row.purpose} ${row.reference} ${memberName(row)}`}
			filters={
				<Select
					aria-label={m.statements_outcome()}
					data={[
						{ value: "all", label: m.statements_all() },
						...found.map((each) => ({ value: each, label: outcomeLabels[each]() })),
					]}
					value={outcome}
					onChange={(value) => setOutcome(value ?? "all")}
					allowDeselect={false}
				/>
			}
			fileName={file_name.replace(/\.\w+$/, "")}
			empty={<EmptyState icon={ListX} title={m.statements_rows_none()} text={m.statements_rows_none_text()} />}
		/>
	);
}
