import type { Revenue } from "@kvart/contract/staff/revenue";
import type { CalendarDate } from "@kvart/contract/time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useClub } from "../../../lib/club.ts";
import { formatMonth, formatNumber, formatParas } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { StatCard } from "../../../parts/stat-card/stat-card.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import { BarPanel } from "../bar-panel.tsx";
import type { ChartColumn } from "../chart-panel.tsx";
import styles from "../reports.module.css";
import { type Method, methods, type RevenueRow, revenueRows, totalOf } from "./revenue-rows.ts";

const methodLabels: Record<Method, () => string> = {
	cash: m.reports_revenue_cash,
	card: m.reports_revenue_card,
	transfer: m.reports_revenue_transfer,
	other: m.reports_revenue_other,
};

const methodColors: Record<Method, string> = {
	cash: "ink.6",
	card: "warning.4",
	transfer: "booked.6",
	other: "gray.5",
};

/** The first day of the month eleven months before. */
function yearBefore(today: CalendarDate): CalendarDate {
	const [year = 0, month = 1] = today.split("-").map(Number);
	return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}

const inDinars = (label: string) => m.reports_in_rsd({ label });
/** The unit is in the label: a sum of millions would not fit. */
const wholeDinars = (paras: number) => formatNumber(Math.round(paras / 100));

const money = (label: string, of: (row: RevenueRow) => number): ChartColumn<RevenueRow> => ({
	label: inDinars(label),
	value: (row) => of(row) / 100,
	show: (row) => formatParas(of(row)),
	align: "end",
});

const columns = (): ChartColumn<RevenueRow>[] => [
	...methods.map((method) => money(methodLabels[method](), (row) => row[method])),
	money(m.reports_revenue_refunded(), ({ refunded }) => refunded),
	money(m.reports_revenue_net(), ({ net }) => net),
	{ label: m.reports_revenue_payments(), value: ({ payments }) => payments, align: "end" },
];

function RevenuePanel({ title, label, rows }: { title: string; label: string; rows: readonly RevenueRow[] }) {
	return (
		<div className={styles.whole}>
			<BarPanel
				title={title}
				label={label}
				rows={rows}
				rowKey={({ key }) => key}
				nameOf={({ name }) => name}
				columns={columns()}
				series={methods.map((method) => ({
					name: method,
					label: methodLabels[method](),
					color: methodColors[method],
				}))}
				// In dinars: paras would crowd the axis.
				valuesOf={(row) => Object.fromEntries(methods.map((method) => [method, Math.round(row[method] / 100)]))}
			/>
		</div>
	);
}

function RevenueReport({ rows }: { rows: readonly Revenue[] }) {
	const total = totalOf(rows);
	const clubs = revenueRows(rows, ({ club }) => club?.name ?? m.reports_all_clubs_plan());
	return (
		<>
			<div className={styles.totals}>
				<StatCard
					label={inDinars(m.reports_revenue_net())}
					value={wholeDinars(total.net)}
					note={m.reports_revenue_count({ count: total.payments })}
				/>
				{methods
					.filter((method) => total[method] > 0)
					.map((method) => (
						<StatCard key={method} label={inDinars(methodLabels[method]())} value={wholeDinars(total[method])} />
					))}
				<StatCard label={inDinars(m.reports_revenue_refunded())} value={wholeDinars(total.refunded)} />
			</div>
			<div className={styles.charts}>
				<RevenuePanel
					title={m.reports_revenue_by_month()}
					label={m.reports_month()}
					rows={revenueRows(rows, ({ month }) => formatMonth(month))}
				/>
				{clubs.length > 1 && (
					<RevenuePanel
						title={m.reports_revenue_by_club()}
						label={m.reports_club()}
						rows={clubs.toSorted((a, b) => b.net - a.net)}
					/>
				)}
			</div>
		</>
	);
}

function LastYear({ today }: { today: CalendarDate }) {
	const { club } = useClub();
	const gym = club && { gym: String(club.id) };
	const range = { from: yearBefore(today), until: today };
	const revenue = useQuery({
		...apiQuery("getRevenue", { query: { ...range, ...gym } }),
		placeholderData: keepPreviousData,
	});
	return <QueryResult query={revenue}>{(rows) => <RevenueReport rows={rows} />}</QueryResult>;
}

/** Income and refunds of the last twelve months. */
export function RevenuePage() {
	const time = useQuery(apiQuery("getTime"));
	return (
		<>
			<PageHeader title={m.reports_revenue()} text={m.reports_revenue_text()} />
			<QueryResult query={time}>{({ date }) => <LastYear today={date} />}</QueryResult>
		</>
	);
}
