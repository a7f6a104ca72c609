import { m } from "../../../paraglide/messages.js";
import { FieldGroup } from "../../../parts/fields/field-group.tsx";
import type { FieldProps } from "../../../parts/fields/field-props.ts";
import { SwitchField } from "../../../parts/fields/switch-field.tsx";
import { TimeField } from "../../../parts/fields/time-field.tsx";
import { closedDay, readHours, writeHours } from "./hours.ts";
import styles from "./hours-field.module.css";

/** What a day begins with that was closed before. */
const usualHours = "08:00 - 20:00";

/** From when to when a club is open on a day, or that it is closed. */
export function HoursField({ name, label, value, onChange, error, required = false }: FieldProps<string>) {
	const closed = value === closedDay;
	const hours = readHours(value);
	return (
		<FieldGroup label={label} error={error} required={required}>
			<div className={styles.row}>
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
