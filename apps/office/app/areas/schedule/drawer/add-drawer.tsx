import {
	capacityLimits,
	type NewPeriod,
	type ScheduleChanged,
	type ScheduleWeek,
} from "@kvart/contract/staff/schedule";
import { type CalendarDate, type Day, dayOf, weekOf } from "@kvart/contract/time";
import { api } from "../../../lib/api.ts";
import { formatWeekday } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { ChipsField, SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField, TimeField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { NumberField } from "../../../parts/fields/text-fields.tsx";
import type { FieldCodes } from "../../../parts/record-form/field-codes.ts";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { ObstacleFields } from "../dialogs/conflicts.tsx";
import { OutsideHours } from "../dialogs/outside-hours.tsx";
import { useObstacle } from "../dialogs/use-schedule-change.ts";
import { useCoachOptions, useDurationOf, useTrainingOptions } from "./choices.ts";
import { SideDrawer } from "./side-drawer.tsx";

export interface Draft {
	date: CalendarDate;
	time: number;
	training_id?: number;
	trainer_id?: number | null;
	capacity?: number;
	samsung_promotion?: boolean;
}

interface AddDrawerProps {
	draft: Draft;
	week: ScheduleWeek;
	onChanged: (changed: ScheduleChanged) => void;
	onClose: () => void;
}

interface Values {
	kind: NewPeriod["kind"];
	date: CalendarDate | null;
	days: readonly Day[];
	last_date: CalendarDate | null;
	time: number | null;
	training_id: number | null;
	trainer_id: number | null;
	capacity: number | null;
	samsung_promotion: boolean;
	accept_coach: boolean;
}

const usualCapacity = 20;

const anyMonday = "2026-11-16";

/** Monday first, with a capital letter. */
function weekdays() {
	return weekOf(anyMonday).map((date) => {
		const name = formatWeekday(date);
		return { value: dayOf(date), label: name.charAt(0).toUpperCase() + name.slice(1) };
	});
}

function missingIn(values: Values): FieldCodes<Values> {
	const needed = ["date", "time", "training_id", "capacity"] as const;
	const missing = needed.filter((field) => values[field] === null);
	const noDays = values.kind === "weekly" && values.days.length === 0;
	return Object.fromEntries([...missing, ...(noDays ? ["days"] : [])].map((field) => [field, "required-field"]));
}

/** Adds a weekly, single or promotion training. */
export function AddDrawer({ draft, week, onChanged, onClose }: AddDrawerProps) {
	const trainings = useTrainingOptions();
	const coaches = useCoachOptions(week.gym.id);
	const { obstacle, save } = useObstacle(onChanged);
	const { promotion } = week;
	const form = useRecordForm<{ version: number } & Partial<Values>, Values>({
		record: { version: 0 },
		// Each hour has its own, so that pressing another one starts anew.
		draft: `schedule-new:${week.room.id}:${draft.date}:${draft.time}`,
		read: () => ({
			kind: "weekly",
			days: [dayOf(draft.date)],
			last_date: null,
			training_id: null,
			trainer_id: null,
			capacity: usualCapacity,
			samsung_promotion: false,
			accept_coach: false,
			...draft,
		}),
		fields: {
			kind: { label: m.schedule_kind },
			date: { label: m.schedule_first_date },
			days: { label: m.schedule_days },
			last_date: { label: m.schedule_last_date },
			time: { label: m.schedule_time },
			training_id: { label: m.schedule_training },
			trainer_id: { label: m.schedule_coach },
			capacity: { label: m.schedule_capacity },
			samsung_promotion: { label: () => m.schedule_partner_promotion({ partner: week.partner }) },
			accept_coach: { label: m.schedule_accept_coach },
		},
		check: missingIn,
		save: async ({ date, days, time, training_id, capacity, ...values }) => {
			const { version } = await save(() =>
				api.addSchedulePeriod({
					params: { id: week.room.id },
					body: {
						...values,
						...(values.kind === "weekly" && { days: [...days] }),
						last_date: values.kind === "weekly" ? values.last_date : null,
						date: date ?? draft.date,
						time: time ?? draft.time,
						training_id: training_id ?? 0,
						capacity: capacity ?? usualCapacity,
					},
				}),
			);
			return { version };
		},
		done: m.schedule_added,
	});
	const { kind, date, days, time, training_id } = form.values;
	const duration = useDurationOf(training_id);
	const ofWeek = weekOf(date ?? draft.date);
	const dates = kind === "weekly" ? ofWeek.filter((one) => days.includes(dayOf(one))) : date ? [date] : [];

	/** The day of the week follows the date until several are chosen. */
	function setDate(chosen: CalendarDate | null) {
		form.set("date", chosen);
		if (chosen && date && days.length === 1 && days[0] === dayOf(date)) form.set("days", [dayOf(chosen)]);
	}

	return (
		<SideDrawer title={m.schedule_add()} onClose={onClose}>
			<RecordForm form={form} saveLabel={m.schedule_add()}>
				<FormGrid>
					<WholeRow>
						<SelectField {...form.control("training_id")} required options={trainings} />
					</WholeRow>
					<WholeRow>
						<SelectField {...form.control("trainer_id")} clearable options={coaches} />
					</WholeRow>
					<WholeRow>
						<SelectField
							{...form.control("kind")}
							onChange={(chosen) => chosen && form.set("kind", chosen)}
							options={[
								{ value: "weekly", label: m.schedule_kind_weekly() },
								{ value: "once", label: m.schedule_kind_once() },
								...(promotion
									? [
											{
												value: "promotion" as const,
												label: m.schedule_kind_promotion({
													title: nameOf({ name: promotion.title, name_eng: promotion.title_eng }),
												}),
											},
										]
									: []),
							]}
						/>
					</WholeRow>
					<DateField
						{...form.control("date")}
						label={kind === "weekly" ? m.schedule_first_date() : m.schedule_date()}
						onChange={setDate}
						required
					/>
					<TimeField {...form.control("time")} required />
					{kind === "weekly" && (
						<WholeRow>
							<ChipsField
								{...form.control("days")}
								required
								description={m.schedule_days_text()}
								options={weekdays()}
							/>
						</WholeRow>
					)}
					{kind === "weekly" && (
						<DateField
							{...form.control("last_date")}
							description={m.schedule_last_date_text()}
							clearable
							{...(date && { min: date })}
						/>
					)}
					<NumberField
						{...form.control("capacity")}
						required
						{...{ min: capacityLimits.least, max: capacityLimits.most }}
					/>
					<WholeRow>
						<SwitchField {...form.control("samsung_promotion")} />
					</WholeRow>
					<WholeRow>
						<FormGrid columns={1}>
							<OutsideHours hours={week.hours} dates={dates} time={time} duration={duration} />
							<ObstacleFields obstacle={obstacle} accept={form.control("accept_coach")} />
						</FormGrid>
					</WholeRow>
				</FormGrid>
			</RecordForm>
		</SideDrawer>
	);
}
