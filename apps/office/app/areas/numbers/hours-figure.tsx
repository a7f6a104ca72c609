import type { FillReport } from "@kvart/contract/staff/reports";
import { type Day, days } from "@kvart/contract/time";
import { VisuallyHidden } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import { Figure } from "./figure.tsx";
import { fillColumns, shareInWords, shareOf } from "./fill.ts";
import styles from "./numbers.module.css";

type HourFill = FillReport["hours"][number];

const dayWords: Record<Day, { long: () => string; short: () => string }> = {
	1: { long: m.numbers_day_1, short: m.numbers_day_short_1 },
	2: { long: m.numbers_day_2, short: m.numbers_day_short_2 },
	3: { long: m.numbers_day_3, short: m.numbers_day_short_3 },
	4: { long: m.numbers_day_4, short: m.numbers_day_short_4 },
	5: { long: m.numbers_day_5, short: m.numbers_day_short_5 },
	6: { long: m.numbers_day_6, short: m.numbers_day_short_6 },
	7: { long: m.numbers_day_7, short: m.numbers_day_short_7 },
};

/** From the first hour in which something takes place to the last one. */
export function hoursBetween(rows: readonly Pick<HourFill, "hour">[]): number[] {
	const hours = rows.map(({ hour }) => hour);
	if (hours.length === 0) return [];
	const first = Math.min(...hours);
	return Array.from({ length: Math.max(...hours) - first + 1 }, (_, step) => first + step);
}

/** Darkness in five steps: finer ones nobody tells apart. */
export function stepOf(share: number): number {
	return Math.min(5, Math.max(1, Math.ceil(share * 5)));
}

function Cell({ fill }: { fill: HourFill | undefined }) {
	const share = fill && shareOf(fill);
	if (fill === undefined || share === undefined || share === null) return <td className={styles.cell}>{"\u00a0"}</td>;
	const day = dayWords[fill.day as Day].long();
	const { hour, taken, capacity } = fill;
	const words = m.numbers_cell({ day, hour, share: shareInWords(fill), taken, capacity });
	return (
		<td className={styles.cell} data-step={stepOf(share)} title={words}>
			{Math.round(share * 100)}
		</td>
	);
}

/** The week as a field of hours: when it is full, and when there is room. */
export function HoursFigure({ rows }: { rows: readonly HourFill[] }) {
	const hours = hoursBetween(rows);
	return (
		<Figure
			title={m.numbers_by_hour()}
			text={m.numbers_by_hour_text()}
			rows={rows}
			rowKey={({ day, hour }) => `${day} ${hour}`}
			columns={[
				{ label: m.numbers_day(), value: ({ day }) => dayWords[day as Day].long() },
				{ label: m.numbers_hour(), value: ({ hour }) => hour, show: ({ hour }) => `${hour}:00`, align: "end" },
				...fillColumns<HourFill>(),
			]}
		>
			<div className={styles.scroll}>
				<table className={styles.heat} aria-label={m.numbers_by_hour()}>
					<thead>
						<tr>
							<th scope="col">
								<VisuallyHidden>{m.numbers_day()}</VisuallyHidden>
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
								<th scope="row">{dayWords[day].short()}</th>
								{hours.map((hour) => (
									<Cell key={hour} fill={rows.find((row) => row.day === day && row.hour === hour)} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Figure>
	);
}
