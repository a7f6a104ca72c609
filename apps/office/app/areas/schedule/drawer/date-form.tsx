import { capacityLimits, type ScheduleChanged, type ScheduleEntry } from "@kvart/contract/staff/schedule";
import { Alert } from "@mantine/core";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { FormGrid } from "../../../parts/fields/form-grid.tsx";
import { NumberField } from "../../../parts/fields/number-field.tsx";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { SwitchField } from "../../../parts/fields/switch-field.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { isCoachOnly, Obstacles } from "../dialogs/obstacles.tsx";
import { useCoachOptions, withCurrent } from "./choices.ts";
import { useObstacle } from "./use-obstacle.ts";

interface DateFormProps {
	entry: ScheduleEntry;
	gymId: number;
	onChanged: (changed: ScheduleChanged) => void;
}

interface DateValues {
	substitute_id: number | null;
	capacity: number | null;
	accept_coach_twice: boolean;
}

/** What is different on this one date: who holds it, and for how many. */
export function DateForm({ entry, gymId, onChanged }: DateFormProps) {
	const coaches = withCurrent(useCoachOptions(gymId), entry.substitute);
	const { obstacle, save } = useObstacle(onChanged);
	const form = useRecordForm<ScheduleEntry, DateValues>({
		record: entry,
		read: ({ substitute, date_capacity }) => ({
			substitute_id: substitute?.id ?? null,
			capacity: date_capacity,
			accept_coach_twice: false,
		}),
		fields: {
			substitute_id: {
				label: m.schedule_substitute,
				show: (id) => coaches.find(({ value }) => value === id)?.label ?? m.schedule_no_coach(),
			},
			capacity: { label: m.schedule_date_capacity },
			accept_coach_twice: { label: m.schedule_accept_coach },
		},
		save: (values, version) =>
			save(() =>
				api.changeScheduleDate({
					params: { id: entry.period_id },
					body: { version, date: entry.training_date, ...values },
				}),
			),
		done: m.schedule_saved,
	});
	const { capacity } = form.values;

	return (
		<RecordForm form={form}>
			<FormGrid columns={1}>
				<SelectField
					{...form.control("substitute_id")}
					description={m.schedule_substitute_text({ date: formatDate(entry.training_date) })}
					clearable
					options={coaches.filter(({ value }) => value !== entry.coach?.id)}
				/>
				<NumberField
					{...form.control("capacity")}
					description={m.schedule_date_capacity_text({ capacity: entry.series_capacity })}
					{...{ min: capacityLimits.least, max: capacityLimits.most }}
				/>
				{capacity !== null && capacity < entry.taken && (
					<Alert color="warning">{m.schedule_capacity_low({ taken: entry.taken })}</Alert>
				)}
				<Obstacles obstacle={obstacle} />
				{(isCoachOnly(obstacle) || form.values.accept_coach_twice) && (
					<SwitchField {...form.control("accept_coach_twice")} />
				)}
			</FormGrid>
		</RecordForm>
	);
}
