import type { BookingReport } from "@kvart/contract/staff/reports";
import { BarChart } from "@mantine/charts";
import type { BarShapeProps } from "recharts";
import { formatDate, formatDays, formatList, formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { ChartPanel } from "./chart-panel.tsx";
import { type DateRange, daysOfWeek } from "./date-range.ts";

type Week = BookingReport["weeks"][number];

/** Part weeks are pale with a dashed outline: their bars must not be compared with the others. */
function WeekBar({ x, y, width, height, fill, payload }: BarShapeProps) {
	if (!height) return null;
	const part = !(payload as { whole: boolean }).whole && {
		fillOpacity: 0.25,
		stroke: fill,
		strokeDasharray: "4 3",
	};
	return <rect x={x} y={y} width={width} height={height} fill={fill} {...part} />;
}

export function WeeksChart({ weeks, range }: { weeks: readonly Week[]; range: DateRange }) {
	const shown = weeks.map((row) => ({ ...row, ...daysOfWeek(row.week, range) }));
	const label = ({ week, from, until, whole }: (typeof shown)[number]) =>
		whole ? formatDate(week) : formatDays(from, until);
	const parts = shown.filter(({ whole }) => !whole).map(label);
	return (
		<ChartPanel
			title={m.reports_by_week()}
			text={[m.reports_by_week_text(), parts.length > 0 && m.reports_part_week({ days: formatList(parts) })]
				.filter(Boolean)
				.join(" ")}
			rows={shown}
			rowKey={({ week }) => week}
			columns={[
				{
					label: m.reports_week(),
					value: ({ week }) => week,
					show: (row) => (row.whole ? label(row) : m.reports_part_of_week({ days: label(row) })),
				},
				{ label: m.reports_days_counted(), value: ({ days }) => days, align: "end" },
				{ label: m.reports_booked(), value: ({ booked }) => booked, align: "end" },
				{ label: m.reports_cancelled(), value: ({ cancelled }) => cancelled, align: "end" },
				{ label: m.reports_expected(), value: ({ expected }) => expected, align: "end" },
				{ label: m.reports_came(), value: ({ came }) => came, align: "end" },
			]}
		>
			<BarChart
				h={320}
				data={shown.map((row) => ({
					week: label(row),
					attended: row.booked - row.cancelled,
					cancelled: row.cancelled,
					whole: row.whole,
				}))}
				dataKey="week"
				type="stacked"
				withLegend
				series={[
					{ name: "attended", label: m.reports_kept(), color: "ink.6" },
					{ name: "cancelled", label: m.reports_cancelled(), color: "danger.4" },
				]}
				valueFormatter={formatNumber}
				barProps={{ isAnimationActive: false, shape: WeekBar }}
				maxBarWidth={48}
			/>
		</ChartPanel>
	);
}
