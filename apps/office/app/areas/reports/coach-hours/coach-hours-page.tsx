import { dateField } from "@kvart/contract/fields";
import type { CoachHoursReport, HourPart } from "@kvart/contract/staff/coach-hours";
import { SegmentedControl } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarX2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useClub } from "../../../lib/club.ts";
import { formatMonth, formatNumber } from "../../../lib/format.ts";
import { hoursLabel } from "../../../lib/labels.ts";
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
import { decimalHours, type HourRow, hourRows } from "./hour-rows.ts";

const partLabels: Record<HourPart, () => string> = {
	taught: m.reports_hours_taught,
	substituting: m.reports_hours_substituting,
	substituted: m.reports_hours_substituted,
	cancelled: m.reports_hours_cancelled,
	coming: m.reports_hours_coming,
};

const countLabel = ({ classes }: { classes: number }) => m.reports_classes({ count: classes });

/** Half a month must not be compared with a whole one. */
function isRunning({ total }: CoachHoursReport): boolean {
	return total.coming.classes > 0;
}

type Totals = CoachHoursReport["total"];

function TotalCards({ total, before }: { total: Totals; before: Totals | undefined }) {
	const card = (part: HourPart) => (
		<StatCard
			key={part}
			label={partLabels[part]()}
			value={hoursLabel(total[part].minutes)}
			note={countLabel(total[part])}
			change={<ChangeNote now={total[part].minutes} before={before?.[part].minutes} format={hoursLabel} />}
		/>
	);
	return (
		<div className={styles.totals}>
			{card("taught")}
			{card("substituting")}
			{card("cancelled")}
			<StatCard label={partLabels.coming()} value={hoursLabel(total.coming.minutes)} note={countLabel(total.coming)} />
		</div>
	);
}

function hourColumn(part: HourPart): Column<HourRow> {
	return {
		key: part,
		label: m.reports_in_hours({ label: partLabels[part]() }),
		align: "end",
		narrow: true,
		sortBy: (row) => row[part].minutes,
		csv: (row) => decimalHours(row[part].minutes),
		cell: (row) => (row[part].minutes === 0 ? "–" : formatNumber(row[part].minutes / 60)),
	};
}

function columns(byClub: boolean): Column<HourRow>[] {
	const club: Column<HourRow> = {
		key: "club",
		label: m.reports_club(),
		sortBy: (row) => row.club,
		cell: (row) => row.club,
	};
	return [
		{ key: "coach", label: m.reports_coach(), sortBy: (row) => row.coach, cell: (row) => row.coach },
		...(byClub ? [club] : []),
		hourColumn("taught"),
		{
			key: "classes",
			label: m.reports_held(),
			align: "end",
			narrow: true,
			sortBy: (row) => row.taught.classes,
			cell: (row) => row.taught.classes,
		},
		hourColumn("substituting"),
		hourColumn("substituted"),
		hourColumn("cancelled"),
		hourColumn("coming"),
	];
}

function HoursTable({ query }: { query: QueryState<CoachHoursReport> & { data: CoachHoursReport } }) {
	const [view, setView] = useState("coach");
	const byClub = view === "club";
	const { month } = query.data;
	return (
		<DataTable
			label={m.reports_coach_hours()}
			query={{ ...query, data: hourRows(query.data, byClub) }}
			columns={columns(byClub)}
			rowKey={({ key }) => key}
			textOf={({ coach, club }) => `${coach} ${club}`}
			filters={
				<SegmentedControl
					aria-label={m.reports_hours_rows()}
					value={view}
					onChange={setView}
					data={[
						{ value: "coach", label: m.reports_hours_by_coach() },
						{ value: "club", label: m.reports_hours_by_club() },
					]}
				/>
			}
			fileName={`${m.reports_coach_hours()} ${month.slice(0, 7)}`}
			empty={<EmptyState icon={CalendarX2} title={m.reports_hours_none()} text={m.reports_hours_none_text()} />}
		/>
	);
}

/** For the payroll: what each coach taught in a month. */
export function CoachHoursPage() {
	const { club } = useClub();
	const [params, setParams] = useSearchParams();
	const date = dateField.safeParse(params.get("month")).data;
	const gym = club && { gym: String(club.id) };
	const keepPrevious = { placeholderData: keepPreviousData };
	const hours = useQuery({
		...apiQuery("getCoachHours", { query: { ...(date !== undefined && { date }), ...gym } }),
		...keepPrevious,
	});
	const before = useQuery({
		...apiQuery("getCoachHours", { query: { date: hours.data && stepMonth(hours.data.month, -1), ...gym } }),
		...keepPrevious,
		enabled: hours.data !== undefined,
	});
	return (
		<>
			<PageHeader title={m.reports_coach_hours()} text={m.reports_coach_hours_text()} />
			<QueryResult query={hours}>
				{(report) => (
					<>
						<MonthChoice month={report.month} onChange={(month) => setParams({ month }, { replace: true })} />
						<p className={styles.compared}>
							{isRunning(report)
								? m.reports_running_month()
								: m.reports_compared_month({ month: formatMonth(stepMonth(report.month, -1)) })}
						</p>
						<TotalCards total={report.total} before={isRunning(report) ? undefined : before.data?.total} />
						<HoursTable query={{ ...hours, data: report }} />
					</>
				)}
			</QueryResult>
		</>
	);
}
