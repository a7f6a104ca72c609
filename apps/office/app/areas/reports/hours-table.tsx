import { type Day, days } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";
import type { ChartColumn } from "./chart-panel.tsx";
import { type HeatCell, HeatTable } from "./heat-table.tsx";

interface HourRow {
	/** 1 is Monday. */
	day: number;
	hour: number;
}

const dayLabels: Record<Day, { long: () => string; short: () => string }> = {
	1: { long: m.reports_day_1, short: m.reports_day_short_1 },
	2: { long: m.reports_day_2, short: m.reports_day_short_2 },
	3: { long: m.reports_day_3, short: m.reports_day_short_3 },
	4: { long: m.reports_day_4, short: m.reports_day_short_4 },
	5: { long: m.reports_day_5, short: m.reports_day_short_5 },
	6: { long: m.reports_day_6, short: m.reports_day_short_6 },
	7: { long: m.reports_day_7, short: m.reports_day_short_7 },
};

export function hoursBetween(rows: readonly Pick<HourRow, "hour">[]): number[] {
	const hours = rows.map(({ hour }) => hour);
	if (hours.length === 0) return [];
	const first = Math.min(...hours);
	return Array.from({ length: Math.max(...hours) - first + 1 }, (_, step) => first + step);
}

/** For the table and the file. */
export function hourColumns<Row extends HourRow>(): ChartColumn<Row>[] {
	return [
		{ label: m.reports_day(), value: ({ day }) => dayLabels[day as Day].long() },
		{ label: m.reports_hour(), value: ({ hour }) => hour, show: ({ hour }) => `${hour}:00`, align: "end" },
	];
}

interface HoursTableProps<Row> {
	label: string;
	rows: readonly Row[];
	/** Null for a cell without data. */
	cellOf: (row: Row, day: string) => HeatCell | null;
}

/** Heat map of the week: a row a day, a column an hour. */
export function HoursTable<Row extends HourRow>({ label, rows, cellOf }: HoursTableProps<Row>) {
	const hours = hoursBetween(rows);
	return (
		<HeatTable
			label={label}
			corner={m.reports_day()}
			columns={hours.map((hour) => ({ key: hour, label: String(hour) }))}
			rows={days.map((day) => ({
				key: day,
				label: dayLabels[day].short(),
				cells: hours.map((hour) => {
					const row = rows.find((found) => found.day === day && found.hour === hour);
					return row ? cellOf(row, dayLabels[day].long()) : null;
				}),
			}))}
		/>
	);
}
