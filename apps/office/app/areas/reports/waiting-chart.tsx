import type { ClubMonth } from "@kvart/contract/staff/reports";
import { BarChart } from "@mantine/charts";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { ChartPanel } from "./chart-panel.tsx";

/** `11/2026` */
export function formatMonth(month: string): string {
	const [year, number] = month.split("-");
	return `${Number(number)}/${year}`;
}

type Counts = Pick<ClubMonth, "month" | "joined" | "moved_up" | "cancelled_late">;

/** All clubs together, in the order of the rows. */
export function monthsOf(rows: readonly ClubMonth[]): Counts[] {
	const byMonth = new Map<string, Counts>();
	for (const { month, joined, moved_up, cancelled_late } of rows) {
		const sum = byMonth.get(month) ?? { month, joined: 0, moved_up: 0, cancelled_late: 0 };
		byMonth.set(month, {
			month,
			joined: sum.joined + joined,
			moved_up: sum.moved_up + moved_up,
			cancelled_late: sum.cancelled_late + cancelled_late,
		});
	}
	return [...byMonth.values()];
}

/** The chart adds up the clubs, the table shows each. */
export function WaitingChart({ rows }: { rows: readonly ClubMonth[] }) {
	return (
		<ChartPanel
			title={m.reports_waiting()}
			text={m.reports_waiting_text()}
			rows={rows}
			rowKey={({ id, month }) => `${id} ${month}`}
			columns={[
				{ label: m.reports_club(), value: ({ name }) => name },
				{ label: m.reports_month(), value: ({ month }) => formatMonth(month) },
				{ label: m.reports_waiting_joined(), value: ({ joined }) => joined, align: "end" },
				{ label: m.reports_waiting_moved_up(), value: ({ moved_up }) => moved_up, align: "end" },
				{ label: m.reports_cancelled_late(), value: ({ cancelled_late }) => cancelled_late, align: "end" },
			]}
		>
			<BarChart
				h={320}
				data={monthsOf(rows).map((row) => ({ ...row, month: formatMonth(row.month) }))}
				dataKey="month"
				withLegend
				series={[
					{ name: "joined", label: m.reports_waiting_joined(), color: "ink.6" },
					{ name: "moved_up", label: m.reports_waiting_moved_up(), color: "booked.6" },
					{ name: "cancelled_late", label: m.reports_cancelled_late(), color: "danger.4" },
				]}
				valueFormatter={formatNumber}
				yAxisProps={{ allowDecimals: false }}
				barProps={{ isAnimationActive: false }}
				maxBarWidth={48}
			/>
		</ChartPanel>
	);
}
