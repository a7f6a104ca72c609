import type { GymRoom } from "@kvart/contract/clubs";
import type { ScheduleWeek, WeekCopied } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { ChangePreviewForm } from "./change-preview.tsx";
import { CopyPreview } from "./copy-preview.tsx";
import styles from "./dialogs.module.css";
import { doneMessage, type Made, scheduleQueries } from "./use-schedule-change.ts";

interface CopyWeekDialogProps {
	week: ScheduleWeek;
	rooms: readonly GymRoom[];
	onDone: (made: Made) => void;
	onClose: () => void;
}

type Duration = "week" | "until" | "open";
type Existing = "stay" | "replace";

/** The choice of all rooms of the club, each with its own week. */
const wholeClub = 0;

function copiedMessage(copied: WeekCopied): string {
	const { made, stay, gone, mailed } = copied;
	const counts =
		stay.length + gone.length === 0
			? m.schedule_copied({ count: made.length })
			: m.schedule_season_made({ made: made.length, stay: stay.length, gone: gone.length });
	return mailed > 0 ? `${counts} ${doneMessage(copied)}` : counts;
}

/**
 * Copies the shown week to another room or date, or makes it the new season of a room or of the club, after showing what
 * would happen.
 */
export function CopyWeekDialog({ week, rooms, onDone, onClose }: CopyWeekDialogProps) {
	const monday = week.dates[0] ?? week.today;
	// Chosen by hand, unless there is only one: a week in the wrong room takes long to remove.
	const [room, setRoom] = useState<number | null>(rooms.length === 1 ? week.room.id : null);
	const [from, setFrom] = useState<CalendarDate | null>(() => {
		const next = addDays(monday, 7);
		return next > week.today ? next : addDays(week.today, 1);
	});
	const [existing, setExisting] = useState<Existing>("stay");
	const [duration, setDuration] = useState<Duration>("week");
	const [last, setLast] = useState<CalendarDate | null>(null);
	const [withCoaches, setWithCoaches] = useState(true);
	const [submitted, setSubmitted] = useState(false);
	const [shown, setShown] = useState<WeekCopied | null>(null);
	const prepare = useChange("copyScheduleWeek", { onDone: setShown });
	const copy = useChange("copyScheduleWeek", {
		refresh: scheduleQueries,
		done: copiedMessage,
		onDone,
	});
	const missing = (value: unknown) => (submitted && value === null ? fieldMessage("required-field") : undefined);

	function send(options: { preview: boolean; send_at_once?: boolean }) {
		setSubmitted(true);
		if (room === null || from === null || (duration === "until" && last === null)) return;
		const end = { week: addDays(from, 6), until: last, open: null }[duration];
		const target = { to_room_id: room === wholeClub ? null : room, replace: existing === "replace" };
		const body = { week: monday, from, last_date: end, with_coaches: withCoaches, ...target, ...options };
		(options.preview ? prepare : copy).mutate({ params: { id: week.room.id }, body });
	}

	return (
		<Dialog size="46rem" onClose={onClose} title={m.schedule_copy_week()}>
			{shown?.preview && (
				<ChangePreviewForm
					preview={shown.preview}
					back={() => setShown(null)}
					confirm={(atOnce) => send({ preview: false, send_at_once: atOnce })}
					submit={existing === "replace" ? m.schedule_replace_season() : m.schedule_copy_week()}
					danger={shown.gone.length > 0}
					disabled={shown.made.length + shown.stay.length + shown.gone.length === 0}
					busy={copy.isPending}
				>
					<CopyPreview copied={shown} />
				</ChangePreviewForm>
			)}
			<div hidden={shown !== null}>
				<DialogForm
					submit={m.schedule_continue()}
					busy={prepare.isPending}
					onSubmit={() => send({ preview: true })}
					onClose={onClose}
				>
					<Text>{m.schedule_copy_week_text({ week: formatDate(monday) })}</Text>
					<div className={styles.fields}>
						<FormGrid>
							<SelectField
								name="to_room_id"
								label={m.schedule_copy_to()}
								required
								value={room}
								onChange={setRoom}
								error={missing(room)}
								options={[
									...rooms.map((one) => ({ value: one.id, label: nameOf(one) })),
									...(rooms.length > 1 ? [{ value: wholeClub, label: m.schedule_copy_all_rooms() }] : []),
								]}
							/>
							<DateField
								name="from"
								label={m.schedule_copy_from()}
								required
								min={week.today}
								value={from}
								onChange={setFrom}
								error={missing(from)}
							/>
							<WholeRow>
								<Radio.Group label={m.schedule_copy_existing()} value={existing} onChange={setExisting}>
									<Stack gap="xs" mt="xs">
										<Radio value="stay" label={m.schedule_copy_beside()} />
										<Radio
											value="replace"
											label={m.schedule_copy_instead()}
											description={m.schedule_copy_instead_text()}
										/>
									</Stack>
								</Radio.Group>
							</WholeRow>
							<WholeRow>
								<Radio.Group label={m.schedule_copy_end()} value={duration} onChange={setDuration}>
									<Stack gap="xs" mt="xs">
										<Radio value="week" label={m.schedule_copy_one_week()} />
										<Radio value="until" label={m.schedule_copy_until()} />
										<Radio value="open" label={m.schedule_copy_open()} />
									</Stack>
								</Radio.Group>
							</WholeRow>
							{duration === "until" && (
								<DateField
									name="last_date"
									label={m.schedule_last_date()}
									required
									{...(from && { min: from })}
									value={last}
									onChange={setLast}
									error={missing(last)}
								/>
							)}
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
			</div>
		</Dialog>
	);
}
