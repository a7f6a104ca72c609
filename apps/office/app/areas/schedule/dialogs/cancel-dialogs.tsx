import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import { useState } from "react";
import { formatDate } from "../../../lib/format.ts";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { ChangeDialog } from "./change-dialog.tsx";
import { ReasonFields, useReason } from "./reason-fields.tsx";
import { useScheduleChange } from "./use-schedule-change.ts";

interface CancelDialogProps {
	entry: ScheduleEntry;
	onDone: (changed: ScheduleChanged) => void;
	onClose: () => void;
}

interface ScopedProps extends CancelDialogProps {
	scope: "date" | "series";
}

/** The current version if someone else changed the training meanwhile. */
const versionOf = (entry: ScheduleEntry, changed: ScheduleEntry | null) => (changed ?? entry).version;

/** Cancelled trainings stay on the board, struck through. */
export function CancelDialog({ entry, scope, onDone, onClose }: ScopedProps) {
	const { submitReason, ...fields } = useReason();
	const { send, busy, obstacle, prepared } = useScheduleChange("cancelSchedulePeriod", onDone);
	const date = entry.training_date;

	function confirm() {
		const given = submitReason();
		if (!given) return;
		const version = versionOf(entry, obstacle.changed);
		send({ params: { id: entry.period_id }, body: { version, date, scope, ...given } });
	}

	return (
		<ChangeDialog
			title={m.schedule_cancel_title({ training: nameOf(entry.training) })}
			text={
				scope === "date"
					? m.schedule_cancel_text_date({ date: formatMoment(date, entry.time) })
					: m.schedule_cancel_text_series({ date: formatDate(date) })
			}
			taken={entry.taken}
			waiting={entry.waiting_count}
			obstacle={obstacle}
			prepared={prepared}
			submit={scope === "date" ? m.schedule_cancel_date() : m.schedule_cancel_series()}
			danger
			busy={busy}
			onSubmit={confirm}
			onClose={onClose}
		>
			<ReasonFields {...fields} />
		</ChangeDialog>
	);
}

/** Removes a series from a date on. A reason is needed only if a person has to be notified. */
export function RemoveDialog({ entry, onDone, onClose }: CancelDialogProps) {
	const [concerned, setConcerned] = useState(entry.taken + entry.waiting_count > 0);
	const { submitReason, ...fields } = useReason();
	const { send, busy, obstacle, prepared } = useScheduleChange("removeSchedulePeriod", onDone, () => {
		// There is a booking on a later date of the series.
		setConcerned(true);
		return !concerned;
	});
	const date = entry.training_date;

	function confirm() {
		const given = concerned ? submitReason() : {};
		if (!given) return;
		const version = versionOf(entry, obstacle.changed);
		send({ params: { id: entry.period_id }, body: { version, date, ...given } });
	}

	return (
		<ChangeDialog
			title={m.schedule_remove_title({ training: nameOf(entry.training) })}
			text={m.schedule_remove_text({ date: formatDate(date) })}
			taken={entry.taken}
			waiting={entry.waiting_count}
			obstacle={obstacle}
			prepared={prepared}
			submit={m.schedule_remove()}
			danger
			busy={busy}
			onSubmit={confirm}
			onClose={onClose}
		>
			{concerned && <ReasonFields {...fields} />}
		</ChangeDialog>
	);
}

/** Withdraws a cancellation or moves a date back; people have their places again and are notified. */
export function RestoreDialog({ entry, onDone, onClose }: CancelDialogProps) {
	const { send, busy, obstacle, prepared } = useScheduleChange("restoreSchedulePeriod", onDone);
	const date = entry.training_date;
	const scope = entry.cancelled_from !== null && entry.cancelled_from <= date ? "series" : "date";
	return (
		<ChangeDialog
			title={
				entry.moved_to
					? m.schedule_move_back_title({ training: nameOf(entry.training) })
					: m.schedule_restore_title({ training: nameOf(entry.training) })
			}
			text={
				entry.moved_to
					? m.schedule_move_back_text({ date: formatMoment(date, entry.time) })
					: scope === "date"
						? m.schedule_restore_text_date({ date: formatMoment(date, entry.time) })
						: m.schedule_restore_text_series()
			}
			taken={entry.taken}
			obstacle={obstacle}
			prepared={prepared}
			submit={entry.moved_to ? m.schedule_move_back() : m.schedule_restore()}
			busy={busy}
			onSubmit={() =>
				send({
					params: { id: entry.period_id },
					body: { version: versionOf(entry, obstacle.changed), date, scope },
				})
			}
			onClose={onClose}
		/>
	);
}
