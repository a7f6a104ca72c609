import {
	capacityLimits,
	type ScheduleChanged,
	type ScheduleEntry,
	type ScheduleWeek,
} from "@kvart/contract/staff/schedule";
import { Alert, Text } from "@mantine/core";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { FormGrid } from "../../../parts/fields/field-group.tsx";
import { NumberField } from "../../../parts/fields/text-fields.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { ObstacleFields } from "../dialogs/conflicts.tsx";
import { OutsideHours } from "../dialogs/outside-hours.tsx";
import { useObstacle } from "../dialogs/use-schedule-change.ts";
import { useCoachOptions, useDurationOf, useTrainingOptions, withCurrent } from "./choices.ts";

interface DateFormProps {
	entry: ScheduleEntry;
	gymId: number;
	onChanged: (changed: ScheduleChanged) => void;
}

interface DateValues {
	substitute_id: number | null;
	capacity: number | null;
	accept_coach: boolean;
}

/** Changes of one date: substitute and capacity. */
export function DateForm({ entry, gymId, onChanged }: DateFormProps) {
	const coaches = withCurrent(useCoachOptions(gymId), entry.substitute);
	const { obstacle, save } = useObstacle(onChanged);
	const form = useRecordForm<ScheduleEntry, DateValues>({
		record: entry,
		draft: `schedule-date:${entry.period_id}:${entry.training_date}`,
		read: ({ substitute, date_capacity }) => ({
			substitute_id: substitute?.id ?? null,
			capacity: date_capacity,
			accept_coach: false,
		}),
		fields: {
			substitute_id: {
				label: m.schedule_substitute,
				show: (id) => coaches.find(({ value }) => value === id)?.label ?? m.schedule_no_coach(),
			},
			capacity: { label: m.schedule_date_capacity },
			accept_coach: { label: m.schedule_accept_coach },
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
				<ObstacleFields obstacle={obstacle} accept={form.control("accept_coach")} />
			</FormGrid>
		</RecordForm>
	);
}

interface SeriesFormProps {
	entry: ScheduleEntry;
	week: Pick<ScheduleWeek, "gym" | "partner" | "hours">;
	onChanged: (changed: ScheduleChanged) => void;
}

interface SeriesValues {
	training_id: number | null;
	trainer_id: number | null;
	capacity: number | null;
	samsung_promotion: boolean;
	accept_coach: boolean;
}

/** Changes of the series from this date on. */
export function SeriesForm({ entry, week, onChanged }: SeriesFormProps) {
	const trainings = withCurrent(useTrainingOptions(), { id: entry.training.id, name: nameOf(entry.training) });
	const coaches = withCurrent(useCoachOptions(week.gym.id), entry.coach);
	const { obstacle, save } = useObstacle(onChanged);
	const labelIn = (options: typeof coaches) => (id: number | null) =>
		options.find(({ value }) => value === id)?.label ?? m.schedule_no_coach();
	const form = useRecordForm<ScheduleEntry, SeriesValues>({
		record: entry,
		draft: `schedule-series:${entry.period_id}:${entry.training_date}`,
		read: ({ training, coach, series_capacity, samsung_promotion }) => ({
			training_id: training.id,
			trainer_id: coach?.id ?? null,
			capacity: series_capacity,
			samsung_promotion,
			accept_coach: false,
		}),
		fields: {
			training_id: { label: m.schedule_training, show: labelIn(trainings) },
			trainer_id: { label: m.schedule_coach, show: labelIn(coaches) },
			capacity: { label: m.schedule_capacity },
			samsung_promotion: { label: () => m.schedule_partner_promotion({ partner: week.partner }) },
			accept_coach: { label: m.schedule_accept_coach },
		},
		check: ({ capacity }) => (capacity === null ? { capacity: "required-field" } : {}),
		save: ({ training_id, capacity, ...values }, version) =>
			save(() =>
				api.changeSchedulePeriod({
					params: { id: entry.period_id },
					body: {
						version,
						date: entry.training_date,
						...values,
						training_id: training_id ?? entry.training.id,
						capacity: capacity ?? entry.series_capacity,
					},
				}),
			),
		done: m.schedule_saved,
	});
	const { capacity, training_id } = form.values;
	const duration = useDurationOf(training_id) || entry.duration;

	return (
		<RecordForm form={form}>
			<Text c="dimmed" size="sm">
				{m.schedule_series_from({ date: formatDate(entry.training_date) })} {m.schedule_series_told()}
			</Text>
			<FormGrid columns={1}>
				<SelectField {...form.control("training_id")} required options={trainings} />
				<SelectField {...form.control("trainer_id")} clearable options={coaches} />
				<NumberField
					{...form.control("capacity")}
					required
					{...{ min: capacityLimits.least, max: capacityLimits.most }}
				/>
				{capacity !== null && entry.date_capacity === null && capacity < entry.taken && (
					<Alert color="warning">{m.schedule_capacity_low({ taken: entry.taken })}</Alert>
				)}
				<SwitchField {...form.control("samsung_promotion")} />
				{/* The drawer warns of the class as it is. */}
				{!entry.outside_hours && (
					<OutsideHours hours={week.hours} dates={[entry.training_date]} time={entry.time} duration={duration} />
				)}
				<ObstacleFields obstacle={obstacle} accept={form.control("accept_coach")} />
			</FormGrid>
		</RecordForm>
	);
}
