import type { GymRoom } from "@kvart/contract/clubs";
import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import { Radio, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/field-message.ts";
import { formatLongDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { DateField } from "../../../parts/fields/date-field.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/form-grid.tsx";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { SwitchField } from "../../../parts/fields/switch-field.tsx";
import { TimeField } from "../../../parts/fields/time-field.tsx";
import type { Target } from "../board/scale.ts";
import { momentInWords, nameOf } from "../words.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { isCoachOnly } from "./obstacles.tsx";
import { ReasonFields, useReason } from "./reason-fields.tsx";
import { useDeed } from "./use-deed.ts";

interface MoveDialogProps {
	entry: ScheduleEntry;
	to: Target;
	rooms: readonly GymRoom[];
	onDone: (changed: ScheduleChanged) => void;
	onClose: () => void;
}

/** Where a training goes, with or without its series; or a copy of it, which leaves it where it is. */
export function MoveDialog({ entry, to, rooms, onDone, onClose }: MoveDialogProps) {
	const [deed, setDeed] = useState<"move" | "copy">("move");
	const [date, setDate] = useState<CalendarDate | null>(to.date);
	const [time, setTime] = useState<number | null>(to.time);
	const [room, setRoom] = useState<number | null>(entry.gym_room_id);
	const [scope, setScope] = useState<"date" | "series">("date");
	const [accept, setAccept] = useState(false);
	const [asked, setAsked] = useState(false);
	const { give, ...fields } = useReason();
	const move = useDeed("moveSchedulePeriod", onDone);
	const copy = useDeed("addSchedulePeriod", onDone);
	const { obstacle, busy } = deed === "move" ? move : copy;
	const single = entry.first_date === entry.last_date;
	const missing = (value: unknown) => (asked && value === null ? fieldMessage("required-field") : undefined);

	function confirm() {
		setAsked(true);
		if (date === null || time === null || room === null) return;
		const where = { time, accept_coach_twice: accept };
		if (deed === "copy") {
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
		const because = give();
		if (!because) return;
		const { version } = obstacle.changed ?? entry;
		const from = { version, date: entry.training_date, scope, to_date: date, gym_room_id: room };
		move.send({ params: { id: entry.period_id }, body: { ...where, ...from, ...because } });
	}

	return (
		<DeedDialog
			title={m.schedule_move_title({ training: nameOf(entry.training) })}
			text={momentInWords(entry.training_date, entry.time)}
			taken={deed === "move" ? entry.taken : 0}
			obstacle={obstacle}
			confirm={deed === "move" ? m.schedule_move() : m.schedule_copy()}
			busy={busy}
			onConfirm={confirm}
			onClose={onClose}
		>
			<SegmentedControl
				fullWidth
				aria-label={m.schedule_move_deed()}
				value={deed}
				onChange={setDeed}
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
						deed === "copy" ? undefined : scope === "date" ? m.schedule_move_text_date() : m.schedule_move_text_series()
					}
					value={scope}
					onChange={setScope}
				>
					<Stack gap="xs" mt="xs">
						<Radio
							value="date"
							label={
								deed === "copy"
									? m.schedule_kind_once()
									: m.schedule_scope_date({ date: formatLongDate(entry.training_date) })
							}
						/>
						<Radio value="series" label={deed === "copy" ? m.schedule_kind_weekly() : m.schedule_scope_series()} />
					</Stack>
				</Radio.Group>
			)}
			{deed === "move" && <ReasonFields {...fields} />}
			{(isCoachOnly(obstacle) || accept) && (
				<SwitchField name="accept" label={m.schedule_accept_coach()} value={accept} onChange={setAccept} />
			)}
		</DeedDialog>
	);
}
