import { TimePicker } from "@mantine/dates";
import { Clock } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { fromClockFace, toClockFace } from "./clock-face.ts";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";

interface TimeFieldProps extends FieldProps<number | null> {
	/** Minutes between the times that are offered. */
	step?: number;
}

/** A time of day as periods carry it: 930 is 9:30. */
export function TimeField({ value, onChange, step = 5, label, ...rest }: TimeFieldProps) {
	return (
		<TimePicker
			{...rest}
			label={label}
			value={toClockFace(value)}
			onChange={(face) => onChange(fromClockFace(face))}
			withDropdown
			classNames={{ control: styles.clockControl ?? "" }}
			minutesStep={step}
			hoursInputLabel={m.parts_hours({ field: label })}
			minutesInputLabel={m.parts_minutes({ field: label })}
			leftSection={<Clock size={18} aria-hidden />}
		/>
	);
}
