import type { CalendarDate } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";
import { DateField } from "../../parts/fields/date-field.tsx";
import { SelectField } from "../../parts/fields/select-field.tsx";
import styles from "./numbers.module.css";
import { type Span, usualWeeks, weeksOf, weeksUntil } from "./span.ts";

interface SpanChoiceProps {
	span: Span;
	today: CalendarDate;
	onChange: (span: Span) => void;
}

/** The last weeks with one tap, any other time by its days. */
export function SpanChoice({ span, today, onChange }: SpanChoiceProps) {
	return (
		<div className={styles.span}>
			<SelectField
				name="weeks"
				label={m.numbers_span()}
				placeholder={m.numbers_span_own()}
				options={usualWeeks.map((weeks) => ({
					value: String(weeks),
					label: m.numbers_span_weeks({ count: weeks }),
				}))}
				value={weeksOf(span, today)?.toString() ?? null}
				onChange={(weeks) => weeks && onChange(weeksUntil(today, Number(weeks)))}
			/>
			<DateField
				name="from"
				label={m.numbers_from()}
				max={span.until}
				value={span.from}
				onChange={(from) => from && onChange({ ...span, from })}
			/>
			<DateField
				name="until"
				label={m.numbers_until()}
				min={span.from}
				value={span.until}
				onChange={(until) => until && onChange({ ...span, until })}
			/>
		</div>
	);
}
