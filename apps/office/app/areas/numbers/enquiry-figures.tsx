import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { EnquiryNumbers } from "@kvart/contract/staff/numbers";
import { BarChart } from "@mantine/charts";
import { currentLanguage } from "../../i18n/language.ts";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { durationInWords } from "./duration.ts";
import { Figure, type FigureColumn } from "./figure.tsx";
import styles from "./numbers.module.css";

interface Counted {
	name: string;
	received: number;
	answered: number;
	median_hours?: number | null;
}

interface CountedFigureProps {
	title: string;
	label: string;
	rows: readonly Counted[];
	withMedian?: boolean;
}

function CountedFigure({ title, label, rows, withMedian = false }: CountedFigureProps) {
	const median: FigureColumn<Counted> = {
		label: m.numbers_median(),
		value: ({ median_hours: hours }) => (hours === null || hours === undefined ? null : Math.round(hours * 10) / 10),
		show: ({ median_hours: hours }) => (hours === null || hours === undefined ? "–" : durationInWords(hours)),
		align: "end",
	};
	return (
		<Figure
			title={title}
			rows={rows}
			rowKey={({ name }) => name}
			columns={[
				{ label, value: ({ name }) => name },
				{ label: m.numbers_received(), value: ({ received }) => received, align: "end" },
				{ label: m.numbers_answered(), value: ({ answered }) => answered, align: "end" },
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
					{ name: "answered", label: m.numbers_answered(), color: "ink.6" },
					{ name: "open", label: m.numbers_unanswered(), color: "warning.4" },
				]}
				valueFormatter={formatNumber}
				xAxisProps={{ allowDecimals: false }}
				yAxisProps={{ width: 132, interval: 0 }}
				gridAxis="y"
				barProps={{ isAnimationActive: false }}
				maxBarWidth={20}
			/>
		</Figure>
	);
}

const languageWords = { sr: m.parts_in_serbian, en: m.parts_in_english } as const;

/** Where enquiries come from: which form, which club, which language of the site. */
export function EnquiryFigures({ numbers }: { numbers: EnquiryNumbers }) {
	const { kinds, clubs, languages } = numbers;
	return (
		<>
			<CountedFigure
				title={m.numbers_by_kind()}
				label={m.numbers_form()}
				rows={kinds.map(({ kind, ...row }) => ({ name: enquiryForm(kind).name[currentLanguage()], ...row }))}
				withMedian
			/>
			<CountedFigure
				title={m.numbers_by_language()}
				label={m.numbers_language()}
				rows={languages.map(({ language, ...row }) => ({ name: languageWords[language](), ...row }))}
			/>
			<div className={styles["whole"]}>
				<CountedFigure
					title={m.numbers_by_source()}
					label={m.numbers_club()}
					rows={clubs.map(({ name, ...row }) => ({ ...row, name: name ?? m.numbers_no_club() }))}
				/>
			</div>
		</>
	);
}
