import type { GymRoom } from "@kvart/contract/clubs";
import type { ScheduleConflict, ScheduleWeek, WeekCopied } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatDate } from "../../../lib/format.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { conflictLabel, nameOf } from "../labels.ts";
import styles from "./dialogs.module.css";

interface CopyWeekDialogProps {
	week: ScheduleWeek;
	rooms: readonly GymRoom[];
	onClose: () => void;
}

function Named({ title, conflicts }: { title: string; conflicts: readonly ScheduleConflict[] }) {
	if (conflicts.length === 0) return null;
	return (
		<Alert color="warning" title={title}>
			<List size="sm">
				{conflicts.map((conflict) => (
					<List.Item key={`${conflict.period_id} ${conflict.training_date}`}>{conflictLabel(conflict)}</List.Item>
				))}
			</List>
		</Alert>
	);
}

function Copied({ copied, onClose }: { copied: WeekCopied; onClose: () => void }) {
	return (
		<Stack gap="lg">
			<Text component="output" fw={600}>
				{m.schedule_copied({ count: copied.made })}
			</Text>
			<Named title={m.schedule_left_out()} conflicts={copied.left_out} />
			<Named title={m.schedule_without_coach()} conflicts={copied.without_coach} />
			<Group justify="end">
				<Button onClick={onClose}>{m.parts_close()}</Button>
			</Group>
		</Stack>
	);
}

/** Copies the shown week to another room or date. */
export function CopyWeekDialog({ week, rooms, onClose }: CopyWeekDialogProps) {
	const monday = week.dates[0] ?? week.today;
	const [room, setRoom] = useState<number | null>(rooms.find(({ id }) => id !== week.room.id)?.id ?? week.room.id);
	const [from, setFrom] = useState<CalendarDate | null>(() => {
		const next = addDays(monday, 7);
		return next > week.today ? next : addDays(week.today, 1);
	});
	const [last, setLast] = useState<CalendarDate | null>(null);
	const [withCoaches, setWithCoaches] = useState(true);
	const { mutate, isPending, data } = useChange("copyScheduleWeek", { refresh: ["getScheduleWeek"] });

	function send() {
		if (room === null || from === null) return;
		const dates = { week: monday, from, last_date: last };
		mutate({ params: { id: week.room.id }, body: { ...dates, to_room_id: room, with_coaches: withCoaches } });
	}

	const title = data ? m.schedule_copied_title() : m.schedule_copy_week();
	return (
		<Dialog size="46rem" onClose={onClose} title={title}>
			{data ? (
				<Copied copied={data} onClose={onClose} />
			) : (
				<DialogForm submit={m.schedule_copy_week()} busy={isPending} onSubmit={send} onClose={onClose}>
					<Text>{m.schedule_copy_week_text({ week: formatDate(monday) })}</Text>
					<div className={styles.fields}>
						<FormGrid>
							<WholeRow>
								<SelectField
									name="to_room_id"
									label={m.schedule_copy_to()}
									value={room}
									onChange={setRoom}
									options={rooms.map((one) => ({ value: one.id, label: nameOf(one) }))}
								/>
							</WholeRow>
							<DateField
								name="from"
								label={m.schedule_copy_from()}
								required
								min={week.today}
								value={from}
								onChange={setFrom}
								error={from === null ? fieldMessage("required-field") : undefined}
							/>
							<DateField
								name="last_date"
								label={m.schedule_last_date()}
								description={m.schedule_last_date_text()}
								clearable
								{...(from && { min: from })}
								value={last}
								onChange={setLast}
							/>
							<WholeRow>
								<SwitchField
									name="with_coaches"
									label={m.schedule_with_coaches()}
									description={m.schedule_with_coaches_text()}
									value={withCoaches}
									onChange={setWithCoaches}
								/>
							</WholeRow>
						</FormGrid>
					</div>
				</DialogForm>
			)}
		</Dialog>
	);
}
