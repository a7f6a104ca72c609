import { dateField } from "@kvart/contract/fields";
import type { MembershipNumbers } from "@kvart/contract/staff/revenue";
import { SegmentedControl } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IdCard } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import { useClub } from "../../../lib/club.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { MonthChoice, stepMonth } from "../../../parts/month-choice/month-choice.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { StatCard } from "../../../parts/stat-card/stat-card.tsx";
import { EmptyState, QueryResult, type QueryState } from "../../../parts/states/states.tsx";
import { ChangeNote } from "../change-note.tsx";
import styles from "../reports.module.css";
import { type Count, type CountRow, countLabels, countRows, counts, type Grouping, sumOf } from "./count-rows.ts";

const notes: Record<Count, (values: { day: string }) => string> = {
	active: m.reports_memberships_on_day,
	frozen: m.reports_memberships_on_day,
	new: () => m.reports_memberships_new_note(),
	renewed: () => m.reports_memberships_renewed_note(),
	ended: () => m.reports_memberships_ended_note(),
};

interface TotalsProps {
	numbers: MembershipNumbers;
	before: MembershipNumbers | undefined;
}

function Totals({ numbers: { rows, day }, before }: TotalsProps) {
	return (
		<div className={styles.totals}>
			{counts.map((count) => (
				<StatCard
					key={count}
					label={countLabels[count]()}
					value={formatNumber(sumOf(rows, count))}
					note={notes[count]({ day: formatDate(day) })}
					change={
						<ChangeNote
							now={sumOf(rows, count)}
							before={before && sumOf(before.rows, count)}
							format={formatNumber}
							{...(count !== "frozen" && { better: count === "ended" ? "less" : "more" })}
						/>
					}
				/>
			))}
		</div>
	);
}

const name = (key: "club" | "plan", label: string): Column<CountRow> => ({
	key,
	label,
	sortBy: (row) => row[key],
	cell: (row) => row[key],
});

function columns(by: Grouping): Column<CountRow>[] {
	return [
		...(by === "plan" ? [] : [name("club", m.reports_club())]),
		...(by === "club" ? [] : [name("plan", m.reports_plan())]),
		...counts.map(
			(count): Column<CountRow> => ({
				key: count,
				label: countLabels[count](),
				align: "end",
				narrow: true,
				sortBy: (row) => row[count],
				cell: (row) => formatNumber(row[count]),
			}),
		),
	];
}

function CountTable({ query }: { query: QueryState<MembershipNumbers> & { data: MembershipNumbers } }) {
	const language = useLanguage();
	const [by, setBy] = useState<Grouping>("club");
	const { rows, month } = query.data;
	return (
		<DataTable
			label={m.reports_memberships()}
			query={{ ...query, data: countRows(rows, by, language) }}
			columns={columns(by)}
			rowKey={({ key }) => key}
			textOf={({ club, plan }) => `${club} ${plan}`}
			filters={
				<SegmentedControl
					aria-label={m.reports_hours_rows()}
					value={by}
					onChange={(value) => setBy(value)}
					data={[
						{ value: "club", label: m.reports_group_club() },
						{ value: "plan", label: m.reports_by_plan() },
						{ value: "both", label: m.reports_by_club_and_plan() },
					]}
				/>
			}
			fileName={`${m.reports_memberships()} ${month.slice(0, 7)}`}
			empty={<EmptyState icon={IdCard} title={m.reports_memberships_none()} text={m.reports_memberships_none_text()} />}
		/>
	);
}

/** Who is active, new, renewed, ended and frozen in a month. */
export function MembershipsPage() {
	const { club } = useClub();
	const [params, setParams] = useSearchParams();
	const date = dateField.safeParse(params.get("month")).data;
	const gym = club && { gym: String(club.id) };
	const keepPrevious = { placeholderData: keepPreviousData };
	const numbers = useQuery({
		...apiQuery("getMembershipNumbers", { query: { ...(date !== undefined && { date }), ...gym } }),
		...keepPrevious,
	});
	const before = useQuery({
		...apiQuery("getMembershipNumbers", { query: { date: numbers.data && stepMonth(numbers.data.month, -1), ...gym } }),
		...keepPrevious,
		enabled: numbers.data !== undefined,
	});
	return (
		<>
			<PageHeader title={m.reports_memberships()} text={m.reports_memberships_text()} />
			<QueryResult query={numbers}>
				{(found) => (
					<>
						<MonthChoice month={found.month} onChange={(month) => setParams({ month }, { replace: true })} />
						<Totals numbers={found} before={before.data} />
						<CountTable query={{ ...numbers, data: found }} />
					</>
				)}
			</QueryResult>
		</>
	);
}
