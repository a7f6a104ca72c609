import type { BookingReport } from "@kvart/contract/staff/reports";
import { BarChart } from "@mantine/charts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Figure } from "./figure.tsx";

type Week = BookingReport["weeks"][number];

/** What was kept and what was cancelled, week by week. */
export function WeeksFigure({ weeks }: { weeks: readonly Week[] }) {
	return (
		<Figure
			title={m.numbers_by_week()}
			text={m.numbers_by_week_text()}
			rows={weeks}
			rowKey={({ week }) => week}
			columns={[
				{ label: m.numbers_week(), value: ({ week }) => week, show: ({ week }) => formatDate(week) },
				{ label: m.numbers_booked(), value: ({ booked }) => booked, align: "end" },
				{ label: m.numbers_cancelled(), value: ({ cancelled }) => cancelled, align: "end" },
				{ label: m.numbers_expected(), value: ({ expected }) => expected, align: "end" },
				{ label: m.numbers_came(), value: ({ came }) => came, align: "end" },
			]}
		>
			<BarChart
				h={320}
				data={weeks.map(({ week, booked, cancelled }) => ({
					week: formatDate(week),
					kept: booked - cancelled,
					cancelled,
				}))}
				dataKey="week"
				type="stacked"
				withLegend
				series={[
					{ name: "kept", label: m.numbers_kept(), color: "ink.6" },
					{ name: "cancelled", label: m.numbers_cancelled(), color: "danger.4" },
				]}
				valueFormatter={formatNumber}
				barProps={{ isAnimationActive: false }}
				maxBarWidth={48}
			/>
		</Figure>
	);
}
