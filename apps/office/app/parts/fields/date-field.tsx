import type { CalendarDate } from "@kvart/contract/time";
import { DateInput } from "@mantine/dates";
import { CalendarDays } from "lucide-react";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { typedDate } from "./typed-date.ts";

interface DateFieldProps extends FieldProps<CalendarDate | null> {
	min?: CalendarDate;
	max?: CalendarDate;
	/** May be left empty. */
	clearable?: boolean;
}

/** A day, typed or picked. */
export function DateField({ min, max, clearable = false, ...rest }: DateFieldProps) {
	return (
		<DateInput
			{...rest}
			size="md"
			classNames={{ day: styles.day ?? "" }}
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
