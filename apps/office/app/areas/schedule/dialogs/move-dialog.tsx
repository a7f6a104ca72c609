import type { GymRoom } from "@kvart/contract/clubs";
import type { WeeklyHours } from "@kvart/contract/opening-hours";
import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import { Radio, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatLongDate } from "../../../lib/format.ts";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField, TimeField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import type { Target } from "../board/scale.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { isCoachOnly } from "./conflicts.tsx";
import { OutsideHours } from "./outside-hours.tsx";
import { ReasonFields, useReason } from "./reason-fields.tsx";
import { useScheduleChange } from "./use-schedule-change.ts";

interface MoveDialogProps {
	entry: ScheduleEntry;
	to: Target;
	/** Opening hours of the club that has these rooms. */
	hours: WeeklyHours;
	rooms: readonly GymRoom[];
	onDone: (changed: ScheduleChanged) => void;
	onClose: () => void;
}

/** Moves or copies a date or a series. */
export function MoveDialog({ entry, to, hours, rooms, onDone, onClose }: MoveDialogProps) {
	const [action, setAction] = useState<"move" | "copy">("move");
	const [date, setDate] = useState<CalendarDate | null>(to.date);
	const [time, setTime] = useState<number | null>(to.time);
	const [room, setRoom] = useState<number | null>(to.roomId);
	const [scope, setScope] = useState<"date" | "series">("date");
	const [accept, setAccept] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	const { submitReason, ...fields } = useReason();
	const move = useScheduleChange("moveSchedulePeriod", onDone);
	const copy = useScheduleChange("addSchedulePeriod", onDone);
	const { obstacle, busy, prepared } = action === "move" ? move : copy;
	const single = entry.first_date === entry.last_date;
	const missing = (value: unknown) => (submitted && value === null ? fieldMessage("required-field") : undefined);

	function confirm() {
		setSubmitted(true);
		if (date === null || time === null || room === null) return;
		const where = { time, accept_coach: accept };
		if (action === "copy") {
			copy.send({
				params: { id: room },
				body: {
					...where,
					kind: single || scope === "date" ? "once" : "weekly",
					date,
					training_id: entry.training.id,
					trainer_id: entry.coach?.id ?? null,
					capacity: entry.series_capacity,
					samsung_promotion: entry.samsung_promotion,
				},
			});
			return;
		}
		const given = submitReason();
		if (!given) return;
		const { version } = obstacle.changed ?? entry;
		const from = { version, date: entry.training_date, scope, to_date: date, gym_room_id: room };
		move.send({ params: { id: entry.period_id }, body: { ...where, ...from, ...given } });
	}

	return (
		<ChangeDialog
			title={m.schedule_move_title({ training: nameOf(entry.training) })}
			text={formatMoment(entry.training_date, entry.time)}
			taken={action === "move" ? entry.taken : 0}
			waiting={action === "move" ? entry.waiting_count : 0}
			obstacle={obstacle}
			prepared={prepared}
			warning={<OutsideHours hours={hours} dates={date ? [date] : []} time={time} duration={entry.duration} />}
			submit={action === "move" ? m.schedule_move() : m.schedule_copy()}
			busy={busy}
			onSubmit={confirm}
			onClose={onClose}
		>
			<SegmentedControl
				fullWidth
				aria-label={m.schedule_move_action()}
				value={action}
				onChange={setAction}
				data={[
					{ value: "move", label: m.schedule_move() },
					{ value: "copy", label: m.schedule_copy() },
				]}
			/>
			<FormGrid>
				<DateField
					name="to_date"
					label={m.schedule_date()}
					required
					value={date}
					onChange={setDate}
					error={missing(date)}
				/>
				<TimeField
					name="time"
					label={m.schedule_time()}
					required
					value={time}
					onChange={setTime}
					error={missing(time)}
				/>
				{rooms.length > 1 && (
					<WholeRow>
						<SelectField
							name="gym_room_id"
							label={m.schedule_room()}
							value={room}
							onChange={setRoom}
							options={rooms.map((one) => ({ value: one.id, label: nameOf(one) }))}
						/>
					</WholeRow>
				)}
			</FormGrid>
			{!single && (
				<Radio.Group
					label={m.schedule_scope()}
					description={
						action === "copy"
							? undefined
							: scope === "date"
								? m.schedule_move_text_date()
								: m.schedule_move_text_series()
					}
					value={scope}
					onChange={setScope}
				>
					<Stack gap="xs" mt="xs">
						<Radio
							value="date"
							label={
								action === "copy"
									? m.schedule_kind_once()
									: m.schedule_scope_date({ date: formatLongDate(entry.training_date) })
							}
						/>
						<Radio value="series" label={action === "copy" ? m.schedule_kind_weekly() : m.schedule_scope_series()} />
					</Stack>
				</Radio.Group>
			)}
			{action === "move" && <ReasonFields {...fields} />}
			{(isCoachOnly(obstacle) || accept) && (
				<SwitchField name="accept" label={m.schedule_accept_coach()} value={accept} onChange={setAccept} />
			)}
		</ChangeDialog>
	);
}
