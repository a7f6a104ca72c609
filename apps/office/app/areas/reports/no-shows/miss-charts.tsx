import type { MissesReport, NamedMisses } from "@kvart/contract/staff/reports";
import { formatNumber, formatShare } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { StatCard } from "../../../parts/stat-card/stat-card.tsx";
import { BarPanel } from "../bar-panel.tsx";
import { ChangeNote } from "../change-note.tsx";
import { type ChartColumn, ChartPanel } from "../chart-panel.tsx";
import { type HeatCell, stepOf } from "../heat-table.tsx";
import { HoursTable, hourColumns } from "../hours-table.tsx";
import styles from "../reports.module.css";
import { formatPoints } from "../values.ts";

type Misses = MissesReport["total"];
type HourMisses = MissesReport["hours"][number];

/** Null where no member was expected. */
export function missShare({ expected, no_shows }: Misses): number | null {
	return expected === 0 ? null : no_shows / expected;
}

const shareLabel = (misses: Misses) => {
	const share = missShare(misses);
	return share === null ? "–" : formatShare(share);
};

export function MissTotals({ total, before }: { total: Misses; before: Misses | undefined }) {
	const share = missShare(total);
	return (
		<div className={styles.totals}>
			<StatCard
				label={m.reports_no_shows()}
				value={formatNumber(total.no_shows)}
				note={m.reports_of_expected({ expected: formatNumber(total.expected) })}
				change={<ChangeNote now={total.no_shows} before={before?.no_shows} format={formatNumber} better="less" />}
			/>
			<StatCard
				label={m.reports_no_show_share()}
				value={shareLabel(total)}
				note={share === null ? m.reports_no_check_ins() : m.reports_no_show_note()}
				change={
					share !== null && (
						<ChangeNote
							now={share}
							before={before && missShare(before)}
							format={formatShare}
							formatDifference={formatPoints}
							better="less"
						/>
					)
				}
			/>
			<StatCard
				label={m.reports_late_cancellations()}
				value={formatNumber(total.late_cancellations)}
				note={m.reports_late_note()}
				change={
					<ChangeNote
						now={total.late_cancellations}
						before={before?.late_cancellations}
						format={formatNumber}
						better="less"
					/>
				}
			/>
		</div>
	);
}

function missColumns<Row extends Misses>(): ChartColumn<Row>[] {
	return [
		{ label: m.reports_expected(), value: ({ expected }) => expected, align: "end" },
		{ label: m.reports_no_shows(), value: ({ no_shows }) => no_shows, align: "end" },
		{
			label: `${m.reports_no_show_share()} %`,
			value: (row) => {
				const share = missShare(row);
				return share === null ? null : Math.round(share * 1000) / 10;
			},
			show: shareLabel,
			align: "end",
		},
		{ label: m.reports_late_cancellations(), value: (row) => row.late_cancellations, align: "end" },
	];
}

/** From this share on a cell is as dark as it gets: half of an hour's people missing is extreme. */
const darkest = 0.5;

function missCell(row: HourMisses, day: string): HeatCell | null {
	const share = missShare(row);
	if (share === null) return null;
	const { hour, no_shows, expected } = row;
	return {
		step: stepOf(share, darkest),
		text: String(Math.round(share * 100)),
		sentence: m.reports_miss_cell({ day, hour, share: formatShare(share), missed: no_shows, expected }),
	};
}

interface MissChartProps {
	title: string;
	label: string;
	rows: readonly NamedMisses[];
	text?: string;
}

function MissChart({ title, label, rows, text }: MissChartProps) {
	return (
		<BarPanel
			title={title}
			text={text}
			label={label}
			rows={rows}
			rowKey={({ id }) => id}
			nameOf={nameOf}
			columns={missColumns<NamedMisses>()}
			series={[
				{ name: "no_shows", label: m.reports_no_shows(), color: "ink.6" },
				{ name: "late_cancellations", label: m.reports_late_cancellations(), color: "warning.4" },
			]}
			valuesOf={({ no_shows, late_cancellations }) => ({ no_shows, late_cancellations })}
			cutText={m.reports_most_missed}
		/>
	);
}

export function MissCharts({ report: { clubs, trainings, coaches, hours } }: { report: MissesReport }) {
	return (
		<>
			<div className={styles.whole}>
				<ChartPanel
					title={m.reports_misses_by_hour()}
					text={m.reports_misses_by_hour_text()}
					rows={hours}
					rowKey={({ day, hour }) => `${day} ${hour}`}
					columns={[...hourColumns<HourMisses>(), ...missColumns<HourMisses>()]}
				>
					<HoursTable label={m.reports_misses_by_hour()} rows={hours} cellOf={missCell} />
				</ChartPanel>
			</div>
			{clubs.length > 1 && (
				<div className={styles.whole}>
					<MissChart title={m.reports_misses_by_club()} label={m.reports_club()} rows={clubs} />
				</div>
			)}
			<MissChart title={m.reports_misses_by_training()} label={m.reports_training()} rows={trainings} />
			<MissChart
				title={m.reports_misses_by_coach()}
				label={m.reports_coach()}
				rows={coaches}
				text={m.reports_by_coach_text()}
			/>
		</>
	);
}
