import type { CalendarDate } from "@kvart/contract/time";
import { Badge } from "@mantine/core";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { spanColors, spanState, spanWords, today } from "./span.ts";

/** What columns of records are made with, so that each says only what is its own. */
export interface ColumnMakers<R> {
	/** Words, sorted as they are read. */
	words: (key: string, label: string, of: (record: R) => string) => Column<R>;
	figure: (key: string, label: string, of: (record: R) => number, show?: (value: number) => string) => Column<R>;
	date: (key: string, label: string, of: (record: R) => CalendarDate) => Column<R>;
	/** Whether something with a first and a last day runs, is to come, or is over. */
	span: (days: (record: R) => readonly [from: CalendarDate, until: CalendarDate]) => Column<R>;
}

export function columnMakers<R>(): ColumnMakers<R> {
	return {
		words: (key, label, of) => ({ key, label, sortBy: of, cell: of }),
		figure: (key, label, of, show = String) => ({
			key,
			label,
			align: "end",
			narrow: true,
			sortBy: of,
			cell: (record) => show(of(record)),
		}),
		date: (key, label, of) => ({ key, label, narrow: true, sortBy: of, cell: (record) => formatDate(of(record)) }),
		span: (days) => {
			const state = (record: R) => spanState(...days(record), today());
			return {
				key: "state",
				label: m.records_state(),
				sortBy: (record) => spanWords[state(record)](),
				cell: (record) => <Badge color={spanColors[state(record)]}>{spanWords[state(record)]()}</Badge>,
			};
		},
	};
}
