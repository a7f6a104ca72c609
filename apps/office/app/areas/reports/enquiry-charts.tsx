import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { EnquiryReport } from "@kvart/contract/staff/reports";
import { currentLanguage } from "../../i18n/language.ts";
import { m } from "../../paraglide/messages.js";
import { BarPanel } from "./bar-panel.tsx";
import type { ChartColumn } from "./chart-panel.tsx";
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
		<BarPanel
			title={title}
			label={label}
			rows={rows}
			rowKey={({ name }) => name}
			nameOf={({ name }) => name}
			columns={[
				{ label: m.reports_received(), value: ({ received }) => received, align: "end" },
				{ label: m.reports_answered(), value: ({ answered }) => answered, align: "end" },
				...(withMedian ? [median] : []),
			]}
			series={[
				{ name: "answered", label: m.reports_answered(), color: "ink.6" },
				{ name: "open", label: m.reports_unanswered(), color: "warning.4" },
			]}
			valuesOf={({ received, answered }) => ({ answered, open: received - answered })}
		/>
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
