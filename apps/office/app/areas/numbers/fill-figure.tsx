import type { NamedFill } from "@kvart/contract/staff/reports";
import { BarChart } from "@mantine/charts";
import { currentLanguage } from "../../i18n/language.ts";
import { formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Figure } from "./figure.tsx";
import { fillColumns, shareOf } from "./fill.ts";

interface FillFigureProps {
	title: string;
	text?: string;
	/** What the rows are: "Centar". */
	label: string;
	rows: readonly NamedFill[];
}

/** A chart of more bars is read by nobody; the table has them all. */
const mostBars = 12;
const rowHeight = 38;
const axisHeight = 44;

function nameOf({ name, name_eng }: NamedFill): string {
	return currentLanguage() === "en" && name_eng ? name_eng : name;
}

/** How full trainings are, by what they are named after: one bar each, the fullest on top. */
export function FillFigure({ title, text, label, rows }: FillFigureProps) {
	const bars = rows.slice(0, mostBars);
	const cut = bars.length < rows.length ? m.numbers_fullest({ count: mostBars }) : "";
	const told = [text, cut].filter(Boolean).join(" ");
	return (
		<Figure
			title={title}
			{...(told && { text: told })}
			rows={rows}
			rowKey={({ id }) => id}
			columns={[{ label, value: nameOf }, ...fillColumns<NamedFill>()]}
		>
			<BarChart
				h={bars.length * rowHeight + axisHeight}
				data={bars.map((row) => ({ name: nameOf(row), share: shareOf(row) ?? 0 }))}
				dataKey="name"
				orientation="vertical"
				series={[{ name: "share", label: m.numbers_share(), color: "ink.6" }]}
				valueFormatter={formatShare}
				xAxisProps={{ domain: [0, 1], tickFormatter: formatShare }}
				yAxisProps={{ width: 132, interval: 0 }}
				gridAxis="y"
				barProps={{ isAnimationActive: false }}
				maxBarWidth={18}
			/>
		</Figure>
	);
}
