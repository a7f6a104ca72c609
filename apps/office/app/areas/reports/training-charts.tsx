import type { BookingReport, FillReport, NamedFill } from "@kvart/contract/staff/reports";
import { addDays, type CalendarDate, type Day, days } from "@kvart/contract/time";
import { BarChart } from "@mantine/charts";
import { VisuallyHidden } from "@mantine/core";
import { currentLanguage } from "../../i18n/language.ts";
import { formatDate, formatNumber, formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { ChartPanel } from "./chart-panel.tsx";
import type { DateRange } from "./date-range.ts";
import styles from "./reports.module.css";
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

function nameOf({ name, name_eng }: NamedFill): string {
	return currentLanguage() === "en" && name_eng ? name_eng : name;
}

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

const dayLabels: Record<Day, { long: () => string; short: () => string }> = {
	1: { long: m.reports_day_1, short: m.reports_day_short_1 },
	2: { long: m.reports_day_2, short: m.reports_day_short_2 },
	3: { long: m.reports_day_3, short: m.reports_day_short_3 },
	4: { long: m.reports_day_4, short: m.reports_day_short_4 },
	5: { long: m.reports_day_5, short: m.reports_day_short_5 },
	6: { long: m.reports_day_6, short: m.reports_day_short_6 },
	7: { long: m.reports_day_7, short: m.reports_day_short_7 },
};

export function hoursBetween(rows: readonly Pick<HourFill, "hour">[]): number[] {
	const hours = rows.map(({ hour }) => hour);
	if (hours.length === 0) return [];
	const first = Math.min(...hours);
	return Array.from({ length: Math.max(...hours) - first + 1 }, (_, step) => first + step);
}

/** Colour step from 1 to 5. */
export function stepOf(share: number): number {
	return Math.min(5, Math.max(1, Math.ceil(share * 5)));
}

function Cell({ fill }: { fill: HourFill | undefined }) {
	const share = fill && shareOf(fill);
	if (fill === undefined || share === undefined || share === null) return <td className={styles.cell}>{"\u00a0"}</td>;
	const day = dayLabels[fill.day as Day].long();
	const { hour, taken, capacity } = fill;
	const label = m.reports_cell({ day, hour, share: fillLabel(fill), taken, capacity });
	return (
		<td className={styles.cell} data-step={stepOf(share)} title={label}>
			{Math.round(share * 100)}
		</td>
	);
}

/** Heat map of the week. */
export function HoursChart({ rows }: { rows: readonly HourFill[] }) {
	const hours = hoursBetween(rows);
	return (
		<ChartPanel
			title={m.reports_by_hour()}
			text={m.reports_by_hour_text()}
			rows={rows}
			rowKey={({ day, hour }) => `${day} ${hour}`}
			columns={[
				{ label: m.reports_day(), value: ({ day }) => dayLabels[day as Day].long() },
				{ label: m.reports_hour(), value: ({ hour }) => hour, show: ({ hour }) => `${hour}:00`, align: "end" },
				...fillColumns<HourFill>(),
			]}
		>
			<div className={styles.scroll}>
				<table className={styles.heat} aria-label={m.reports_by_hour()}>
					<thead>
						<tr>
							<th scope="col">
								<VisuallyHidden>{m.reports_day()}</VisuallyHidden>
							</th>
							{hours.map((hour) => (
								<th key={hour} scope="col">
									{hour}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{days.map((day) => (
							<tr key={day}>
								<th scope="row">{dayLabels[day].short()}</th>
								{hours.map((hour) => (
									<Cell key={hour} fill={rows.find((row) => row.day === day && row.hour === hour)} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</ChartPanel>
	);
}

type Week = BookingReport["weeks"][number];

/** With an asterisk if the chosen days do not cover the whole week. */
export function weekLabel(week: CalendarDate, { from, until }: DateRange): string {
	const isWhole = from <= week && addDays(week, 6) <= until;
	return isWhole ? formatDate(week) : `${formatDate(week)}*`;
}

export function WeeksChart({ weeks, range }: { weeks: readonly Week[]; range: DateRange }) {
	const label = ({ week }: Week) => weekLabel(week, range);
	const hasPart = weeks.some((week) => label(week).endsWith("*"));
	return (
		<ChartPanel
			title={m.reports_by_week()}
			text={[m.reports_by_week_text(), hasPart && m.reports_part_week()].filter(Boolean).join(" ")}
			rows={weeks}
			rowKey={({ week }) => week}
			columns={[
				{ label: m.reports_week(), value: ({ week }) => week, show: label },
				{ label: m.reports_booked(), value: ({ booked }) => booked, align: "end" },
				{ label: m.reports_cancelled(), value: ({ cancelled }) => cancelled, align: "end" },
				{ label: m.reports_expected(), value: ({ expected }) => expected, align: "end" },
				{ label: m.reports_came(), value: ({ came }) => came, align: "end" },
			]}
		>
			<BarChart
				h={320}
				data={weeks.map((week) => ({
					week: label(week),
					attended: week.booked - week.cancelled,
					cancelled: week.cancelled,
				}))}
				dataKey="week"
				type="stacked"
				withLegend
				series={[
					{ name: "attended", label: m.reports_kept(), color: "ink.6" },
					{ name: "cancelled", label: m.reports_cancelled(), color: "danger.4" },
				]}
				valueFormatter={formatNumber}
				barProps={{ isAnimationActive: false }}
				maxBarWidth={48}
			/>
		</ChartPanel>
	);
}
