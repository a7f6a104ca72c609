import type { CalendarDate } from "@kvart/contract/time";
import { type CalendarAriaLabels, DateInput, TimePicker } from "@mantine/dates";
import { CalendarDays, Clock } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { isFirstPlace } from "../dialog/first-focus.ts";
import type { FieldProps } from "./field-group.tsx";
import styles from "./fields.module.css";
import { fromClockFace, toClockFace, typedDate } from "./typed-date.ts";

interface DateFieldProps extends FieldProps<CalendarDate | null> {
	min?: CalendarDate;
	max?: CalendarDate;
	clearable?: boolean;
}

/** Names of buttons that show only an arrow. */
export function calendarLabels(): CalendarAriaLabels {
	return {
		previousMonth: m.parts_previous_month(),
		nextMonth: m.parts_next_month(),
		previousYear: m.parts_previous_year(),
		nextYear: m.parts_next_year(),
		previousDecade: m.parts_previous_years(),
		nextDecade: m.parts_next_years(),
	};
}

/** The picker opens as soon as the field has the focus: an error stands above the field, and the picker stays below. */
function uncoveredError(error: FieldProps<unknown>["error"]) {
	const order: ("label" | "description" | "error" | "input")[] = ["label", "description", "error", "input"];
	return {
		inputWrapperOrder: order,
		popoverProps: { position: "bottom-start" as const, ...(error && { middlewares: { flip: false } }) },
	};
}

/** The picker is outside of the dialog or page that it belongs to, so it says whose it is. */
function namedPicker(label: FieldProps<unknown>["label"]) {
	return { attributes: { dropdown: { role: "dialog", "aria-label": label } } };
}

export function DateField({ min, max, clearable = false, ...rest }: DateFieldProps) {
	// The picker would only cover what comes next, often the button of a dialog.
	const [isShut, setShut] = useState(false);
	const { popoverProps, ...order } = uncoveredError(rest.error);

	function isValid(typed: string): boolean {
		const date = typedDate(typed);
		return date !== null && (!min || min <= date) && (!max || date <= max);
	}

	return (
		<DateInput
			{...rest}
			{...order}
			popoverProps={{ ...popoverProps, ...namedPicker(rest.label), ...(isShut && { opened: false }) }}
			onInput={({ currentTarget }) => setShut(isValid(currentTarget.value))}
			onFocus={({ currentTarget }) => setShut(isFirstPlace(currentTarget))}
			onClick={() => setShut(false)}
			size="md"
			classNames={{ day: styles.day }}
			ariaLabels={calendarLabels()}
			{...(min && { minDate: min })}
			{...(max && { maxDate: max })}
			clearable={clearable}
			clearButtonProps={{ "aria-label": m.parts_clear() }}
			placeholder={m.parts_date_placeholder()}
			leftSection={<CalendarDays size={18} aria-hidden />}
			valueFormat={(date) => formatDate(date)}
			dateParser={typedDate}
			autoComplete="off"
		/>
	);
}

/** The value is a number as in periods: 930 is 9:30. */
export function TimeField({ value, onChange, label, ...rest }: FieldProps<number | null>) {
	return (
		<TimePicker
			{...rest}
			{...uncoveredError(rest.error)}
			label={label}
			value={toClockFace(value)}
			onChange={(face) => onChange(fromClockFace(face))}
			withDropdown
			classNames={{ control: styles.clockControl }}
			minutesStep={5}
			hoursInputLabel={m.parts_hours({ field: label })}
			minutesInputLabel={m.parts_minutes({ field: label })}
			leftSection={<Clock size={18} aria-hidden />}
		/>
	);
}
