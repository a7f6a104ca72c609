import type { FillReport, NamedFill } from "@kvart/contract/staff/reports";
import { BarChart } from "@mantine/charts";
import { formatShare } from "../../lib/format.ts";
import { nameOf } from "../../lib/labels.ts";
import { m } from "../../paraglide/messages.js";
import { ChartPanel } from "./chart-panel.tsx";
import { type HeatCell, stepOf } from "./heat-table.tsx";
import { HoursTable, hourColumns } from "./hours-table.tsx";
import { fillColumns, fillLabel, shareOf } from "./values.ts";

interface FillChartProps {
	title: string;
	text?: string;
	/** Column header of the names. */
	label: string;
	rows: readonly NamedFill[];
}

/** The table shows all rows. */
const mostBars = 12;
const rowHeight = 38;
const axisHeight = 44;

export function FillChart({ title, text, label, rows }: FillChartProps) {
	const bars = rows.slice(0, mostBars);
	const cut = bars.length < rows.length ? m.reports_fullest({ count: mostBars }) : "";
	const description = [text, cut].filter(Boolean).join(" ");
	return (
		<ChartPanel
			title={title}
			{...(description && { text: description })}
			rows={rows}
			rowKey={({ id }) => id}
			columns={[{ label, value: nameOf }, ...fillColumns<NamedFill>()]}
		>
			<BarChart
				h={bars.length * rowHeight + axisHeight}
				data={bars.map((row) => ({ name: nameOf(row), share: shareOf(row) ?? 0 }))}
				dataKey="name"
				orientation="vertical"
				series={[{ name: "share", label: m.reports_share(), color: "ink.6" }]}
				valueFormatter={formatShare}
				xAxisProps={{ domain: [0, 1], tickFormatter: formatShare }}
				yAxisProps={{ width: 132, interval: 0 }}
				gridAxis="y"
				barProps={{ isAnimationActive: false }}
				maxBarWidth={18}
			/>
		</ChartPanel>
	);
}

type HourFill = FillReport["hours"][number];

function fillCell(fill: HourFill, day: string): HeatCell | null {
	const share = shareOf(fill);
	if (share === null) return null;
	const { hour, taken, capacity } = fill;
	return {
		step: stepOf(share),
		text: String(Math.round(share * 100)),
		sentence: m.reports_cell({ day, hour, share: fillLabel(fill), taken, capacity }),
	};
}

export function HoursChart({ rows }: { rows: readonly HourFill[] }) {
	return (
		<ChartPanel
			title={m.reports_by_hour()}
			text={m.reports_by_hour_text()}
			rows={rows}
			rowKey={({ day, hour }) => `${day} ${hour}`}
			columns={[...hourColumns<HourFill>(), ...fillColumns<HourFill>()]}
		>
			<HoursTable label={m.reports_by_hour()} rows={rows} cellOf={fillCell} />
		</ChartPanel>
	);
}
