import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { EnquiryReport } from "@kvart/contract/staff/reports";
import { BarChart } from "@mantine/charts";
import { currentLanguage } from "../../i18n/language.ts";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { type ChartColumn, ChartPanel } from "./chart-panel.tsx";
import styles from "./reports.module.css";
import { formatDuration } from "./values.ts";

interface Count {
	name: string;
	received: number;
	answered: number;
	median_hours?: number | null;
}

interface CountChartProps {
	title: string;
	label: string;
	rows: readonly Count[];
	withMedian?: boolean;
}

function CountChart({ title, label, rows, withMedian = false }: CountChartProps) {
	const median: ChartColumn<Count> = {
		label: m.reports_median(),
		value: ({ median_hours: hours }) => (hours === null || hours === undefined ? null : Math.round(hours * 10) / 10),
		show: ({ median_hours: hours }) => (hours === null || hours === undefined ? "–" : formatDuration(hours)),
		align: "end",
	};
	return (
		<ChartPanel
			title={title}
			rows={rows}
			rowKey={({ name }) => name}
			columns={[
				{ label, value: ({ name }) => name },
				{ label: m.reports_received(), value: ({ received }) => received, align: "end" },
				{ label: m.reports_answered(), value: ({ answered }) => answered, align: "end" },
				...(withMedian ? [median] : []),
			]}
		>
			<BarChart
				h={rows.length * 44 + 84}
				data={rows.map(({ name, received, answered }) => ({ name, answered, open: received - answered }))}
				dataKey="name"
				orientation="vertical"
				type="stacked"
				withLegend
				series={[
					{ name: "answered", label: m.reports_answered(), color: "ink.6" },
					{ name: "open", label: m.reports_unanswered(), color: "warning.4" },
				]}
				valueFormatter={formatNumber}
				xAxisProps={{ allowDecimals: false }}
				yAxisProps={{ width: 132, interval: 0 }}
				gridAxis="y"
				barProps={{ isAnimationActive: false }}
				maxBarWidth={20}
			/>
		</ChartPanel>
	);
}

const languageLabels = { sr: m.parts_in_serbian, en: m.parts_in_english } as const;

export function EnquiryCharts({ numbers }: { numbers: EnquiryReport }) {
	const { kinds, clubs, languages } = numbers;
	return (
		<>
			<CountChart
				title={m.reports_by_kind()}
				label={m.reports_form()}
				rows={kinds.map(({ kind, ...row }) => ({ name: enquiryForm(kind).name[currentLanguage()], ...row }))}
				withMedian
			/>
			<CountChart
				title={m.reports_by_language()}
				label={m.reports_language()}
				rows={languages.map(({ language, ...row }) => ({ name: languageLabels[language](), ...row }))}
			/>
			<div className={styles.whole}>
				<CountChart
					title={m.reports_by_source()}
					label={m.reports_club()}
					rows={clubs.map(({ name, ...row }) => ({ ...row, name: name ?? m.reports_no_club() }))}
				/>
			</div>
		</>
	);
}
