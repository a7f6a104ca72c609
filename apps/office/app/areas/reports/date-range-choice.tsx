import type { CalendarDate } from "@kvart/contract/time";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { DateField } from "../../parts/fields/date-fields.tsx";
import { rangeBefore } from "./comparison.ts";
import { type DateRange, usualWeeks, weeksOf, weeksUntil } from "./date-range.ts";
import styles from "./reports.module.css";

interface DateRangeChoiceProps {
	range: DateRange;
	today: CalendarDate;
	onChange: (range: DateRange) => void;
}

export function DateRangeChoice({ range, today, onChange }: DateRangeChoiceProps) {
	const before = rangeBefore(range);
	return (
		<>
			<div className={styles.range}>
				<SelectField
					name="weeks"
					label={m.reports_span()}
					placeholder={m.reports_span_own()}
					options={usualWeeks.map((weeks) => ({
						value: String(weeks),
						label: m.reports_span_weeks({ count: weeks }),
					}))}
					value={weeksOf(range, today)?.toString() ?? null}
					onChange={(weeks) => weeks && onChange(weeksUntil(today, Number(weeks)))}
				/>
				<DateField
					name="from"
					label={m.reports_from()}
					max={range.until}
					value={range.from}
					onChange={(from) => from && onChange({ ...range, from })}
				/>
				<DateField
					name="until"
					label={m.reports_until()}
					min={range.from}
					value={range.until}
					onChange={(until) => until && onChange({ ...range, until })}
				/>
			</div>
			<p className={styles.compared}>
				{m.reports_compared({ from: formatDate(before.from), until: formatDate(before.until) })}
			</p>
		</>
	);
}
