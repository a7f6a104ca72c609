import { parseHours } from "@kvart/contract/opening-hours";
import { formatClock, minutesOf, timeOf } from "@kvart/contract/time";
import { m } from "../../../paraglide/messages.js";
import { SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { TimeField } from "../../../parts/fields/date-fields.tsx";
import { FieldGroup, type FieldProps } from "../../../parts/fields/field-group.tsx";
import styles from "./fields.module.css";

/** Stored instead of hours on a day when the club is closed. */
const closedDay = "zatvoreno";

/** Times as in periods: 930 is 9:30. Null while a time is missing. */
interface DayHours {
	opens: number | null;
	closes: number | null;
}

const clock = (time: number | null) => (time === null ? "" : formatClock(minutesOf(time)));

/** `06:30 - 23:00`, or half of it while the other time is missing. */
export function writeHours({ opens, closes }: DayHours): string {
	return `${clock(opens)} - ${clock(closes)}`;
}

function readClock(face: string | undefined): number | null {
	const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(face?.trim() ?? "") ?? [];
	return hours && minutes ? Number(hours) * 100 + Number(minutes) : null;
}

export function readHours(text: string): DayHours {
	const parsed = parseHours(text);
	if (parsed) return { opens: timeOf(parsed.opens), closes: timeOf(parsed.closes) };
	const [opens, closes] = text.split(/[-–]/);
	return { opens: readClock(opens), closes: readClock(closes) };
}

/** For a day that was closed before. */
const usualHours = "08:00 - 20:00";

export function HoursField({ name, label, value, onChange, error, required = false }: FieldProps<string>) {
	const closed = value === closedDay;
	const hours = readHours(value);
	return (
		<FieldGroup label={label} error={error} required={required}>
			<div className={styles.hours}>
				{!closed && (
					<>
						<TimeField
							name={`${name}.opens`}
							label={m.records_opens({ day: label })}
							value={hours.opens}
							onChange={(opens) => onChange(writeHours({ ...hours, opens }))}
						/>
						<TimeField
							name={`${name}.closes`}
							label={m.records_closes({ day: label })}
							value={hours.closes}
							onChange={(closes) => onChange(writeHours({ ...hours, closes }))}
						/>
					</>
				)}
				<SwitchField
					name={`${name}.closed`}
					label={m.records_closed()}
					value={closed}
					onChange={(isClosed) => onChange(isClosed ? closedDay : usualHours)}
				/>
			</div>
		</FieldGroup>
	);
}
