import type { FillReport, NamedFill } from "@kvart/contract/staff/reports";
import { nameOf } from "../../lib/labels.ts";
import { m } from "../../paraglide/messages.js";
import { BarPanel } from "./bar-panel.tsx";
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

export function FillChart({ title, text, label, rows }: FillChartProps) {
	return (
		<BarPanel
			title={title}
			text={text}
			label={label}
			rows={rows}
			rowKey={({ id }) => id}
			nameOf={nameOf}
			columns={fillColumns<NamedFill>()}
			series={[{ name: "share", label: m.reports_share(), color: "ink.6" }]}
			valuesOf={(row) => ({ share: shareOf(row) ?? 0 })}
			shares
			cutText={m.reports_fullest}
		/>
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
