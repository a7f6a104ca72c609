import { type CalendarDate, wallTime } from "@kvart/contract/time";
import { Badge } from "@mantine/core";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import styles from "./columns.module.css";

type RangeState = "now" | "later" | "over";

export function rangeState(from: CalendarDate, until: CalendarDate, day: CalendarDate): RangeState {
	if (day < from) return "later";
	return day > until ? "over" : "now";
}

const rangeLabels: Record<RangeState, () => string> = {
	now: m.records_state_now,
	later: m.records_state_later,
	over: m.records_state_over,
};

const rangeColors: Record<RangeState, string> = { now: "booked", later: "ink", over: "gray" };

/** By this computer's clock, which is good enough for a badge. */
function today(): CalendarDate {
	return wallTime(new Date()).date;
}

/** Factories for the columns of a kind. */
export interface ColumnMakers<R> {
	text: (key: string, label: string, of: (record: R) => string) => Column<R>;
	/** A name beside a small portrait. */
	person: (
		key: string,
		label: string,
		of: (record: R) => string,
		photoOf: (record: R) => string | undefined,
	) => Column<R>;
	number: (key: string, label: string, of: (record: R) => number, show?: (value: number) => string) => Column<R>;
	date: (key: string, label: string, of: (record: R) => CalendarDate) => Column<R>;
	/** Badge: current, later or over. */
	dateRange: (days: (record: R) => readonly [from: CalendarDate, until: CalendarDate]) => Column<R>;
}

export function columnMakers<R>(): ColumnMakers<R> {
	return {
		text: (key, label, of) => ({ key, label, sortBy: of, cell: of }),
		person: (key, label, of, photoOf) => ({
			key,
			label,
			sortBy: of,
			cell: (record) => (
				<span className={styles.person}>
					{photoOf(record) && <img src={photoOf(record)} alt="" loading="lazy" width={36} height={36} />}
					{of(record)}
				</span>
			),
		}),
		number: (key, label, of, show = String) => ({
			key,
			label,
			align: "end",
			narrow: true,
			sortBy: of,
			cell: (record) => show(of(record)),
		}),
		date: (key, label, of) => ({ key, label, narrow: true, sortBy: of, cell: (record) => formatDate(of(record)) }),
		dateRange: (days) => {
			const state = (record: R) => rangeState(...days(record), today());
			return {
				key: "state",
				label: m.records_state(),
				sortBy: (record) => rangeLabels[state(record)](),
				cell: (record) => <Badge color={rangeColors[state(record)]}>{rangeLabels[state(record)]()}</Badge>,
			};
		},
	};
}
