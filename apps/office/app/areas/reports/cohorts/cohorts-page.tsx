import type { Cohort } from "@kvart/contract/staff/cohorts";
import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClub } from "../../../lib/club.ts";
import { formatMonth, formatShare } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import { type ChartColumn, ChartPanel } from "../chart-panel.tsx";
import { type HeatCell, HeatTable, stepOf } from "../heat-table.tsx";
import styles from "../reports.module.css";
import { type Activity, type CohortMonth, cohortMonths, cohortShare } from "./cohort-rows.ts";

const sentences: Record<Activity, typeof m.reports_cohort_booked_cell> = {
	booked: m.reports_cohort_booked_cell,
	came: m.reports_cohort_came_cell,
};

function cellOf(row: CohortMonth, activity: Activity): HeatCell | null {
	const share = cohortShare(row, activity);
	if (share === null) return null;
	const { later, joined, running } = row;
	const sentence = sentences[activity]({ count: row[activity], joined, share: formatShare(share), later });
	return {
		step: stepOf(share),
		text: `${Math.round(share * 100)}%`,
		sentence: running ? `${sentence} ${m.reports_cohort_running()}` : sentence,
		running,
	};
}

const percent = (activity: Activity) => (row: CohortMonth) => {
	const share = cohortShare(row, activity);
	return share === null ? null : Math.round(share * 1000) / 10;
};

function columns(): ChartColumn<CohortMonth>[] {
	return [
		{ label: m.reports_cohort_month(), value: ({ month }) => formatMonth(month) },
		{ label: m.reports_cohort_joined(), value: ({ joined }) => joined, align: "end" },
		{ label: m.reports_cohort_later(), value: ({ later }) => later, align: "end" },
		{ label: m.reports_cohort_booked(), value: ({ booked }) => booked, align: "end" },
		{ label: `${m.reports_cohort_booked()} %`, value: percent("booked"), align: "end" },
		{ label: m.reports_cohort_came(), value: ({ came }) => came, align: "end" },
		{ label: `${m.reports_cohort_came()} %`, value: percent("came"), align: "end" },
	];
}

function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
	const [activity, setActivity] = useState<Activity>("booked");
	const rows = cohortMonths(cohorts);
	const longest = Math.max(...rows.map(({ later }) => later));
	const joined = rows.some((row) => row.joined > 0) ? rows : [];
	return (
		<ChartPanel
			title={m.reports_cohorts_panel()}
			text={m.reports_cohorts_panel_text()}
			rows={joined}
			rowKey={({ month, later }) => `${month} ${later}`}
			columns={columns()}
		>
			<SegmentedControl
				aria-label={m.reports_cohort_activity()}
				className={styles.activity}
				value={activity}
				onChange={setActivity}
				data={[
					{ value: "booked", label: m.reports_cohort_booked() },
					{ value: "came", label: m.reports_cohort_came() },
				]}
			/>
			<HeatTable
				label={m.reports_cohorts_panel()}
				corner={m.reports_cohort_month()}
				columns={Array.from({ length: longest }, (_, index) => ({ key: index, label: `+${index + 1}` }))}
				rows={cohorts.map(({ month, joined: people }) => ({
					key: month,
					label: formatMonth(month),
					note: m.reports_cohort_people({ count: people }),
					cells: rows.filter((row) => row.month === month).map((row) => cellOf(row, activity)),
				}))}
			/>
		</ChartPanel>
	);
}

/** Shows how many members who joined in a month still book and come in the months after. */
export function CohortsPage() {
	const { club } = useClub();
	const query = useQuery(apiQuery("listCohorts", { query: club ? { gym: String(club.id) } : {} }));
	return (
		<>
			<PageHeader title={m.reports_cohorts()} text={m.reports_cohorts_text()} />
			<QueryResult query={query}>{(cohorts) => <Cohorts cohorts={cohorts} />}</QueryResult>
		</>
	);
}
