import type { ScheduleChanged, ScheduleEntry } from "@kvart/contract/staff/schedule";
import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { momentInWords, nameOf } from "../words.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { ReasonFields, useReason } from "./reason-fields.tsx";
import { useDeed } from "./use-deed.ts";

interface CancelDialogProps {
	entry: ScheduleEntry;
	onDone: (changed: ScheduleChanged) => void;
	onClose: () => void;
}

interface ScopedProps extends CancelDialogProps {
	scope: "date" | "series";
}

/** Of the training as it is now, when somebody else changed it meanwhile. */
const versionOf = (entry: ScheduleEntry, changed: ScheduleEntry | null) => (changed ?? entry).version;

/** Calls off one date or a series; the board keeps it, struck through. */
export function CancelDialog({ entry, scope, onDone, onClose }: ScopedProps) {
	const { give, ...fields } = useReason();
	const { send, busy, obstacle } = useDeed("cancelSchedulePeriod", onDone);
	const date = entry.training_date;

	function confirm() {
		const because = give();
		if (!because) return;
		const version = versionOf(entry, obstacle.changed);
		send({ params: { id: entry.period_id }, body: { version, date, scope, ...because } });
	}

	return (
		<DeedDialog
			title={m.schedule_cancel_title({ training: nameOf(entry.training) })}
			text={
				scope === "date"
					? m.schedule_cancel_text_date({ date: momentInWords(date, entry.time) })
					: m.schedule_cancel_text_series({ date: formatDate(date) })
			}
			taken={entry.taken}
			obstacle={obstacle}
			confirm={scope === "date" ? m.schedule_cancel_date() : m.schedule_cancel_series()}
			danger
			busy={busy}
			onConfirm={confirm}
			onClose={onClose}
		>
			<ReasonFields {...fields} />
		</DeedDialog>
	);
}

/** Takes a series off the board from a date on. */
export function RemoveDialog({ entry, onDone, onClose }: CancelDialogProps) {
	const { give, ...fields } = useReason();
	const { send, busy, obstacle } = useDeed("removeSchedulePeriod", onDone);
	const date = entry.training_date;

	function confirm() {
		const because = give();
		if (!because) return;
		const version = versionOf(entry, obstacle.changed);
		send({ params: { id: entry.period_id }, body: { version, date, ...because } });
	}

	return (
		<DeedDialog
			title={m.schedule_remove_title({ training: nameOf(entry.training) })}
			text={m.schedule_remove_text({ date: formatDate(date) })}
			taken={entry.taken}
			obstacle={obstacle}
			confirm={m.schedule_remove()}
			danger
			busy={busy}
			onConfirm={confirm}
			onClose={onClose}
		>
			<ReasonFields {...fields} />
		</DeedDialog>
	);
}

/** Takes a cancellation back. Nobody is booked again, everybody who was is told. */
export function RestoreDialog({ entry, onDone, onClose }: CancelDialogProps) {
	const { send, busy, obstacle } = useDeed("restoreSchedulePeriod", onDone);
	const date = entry.training_date;
	const scope = entry.cancelled_from !== null && entry.cancelled_from <= date ? "series" : "date";
	return (
		<DeedDialog
			title={m.schedule_restore_title({ training: nameOf(entry.training) })}
			text={
				scope === "date"
					? m.schedule_restore_text_date({ date: momentInWords(date, entry.time) })
					: m.schedule_restore_text_series()
			}
			taken={entry.taken}
			obstacle={obstacle}
			confirm={m.schedule_restore()}
			busy={busy}
			onConfirm={() =>
				send({
					params: { id: entry.period_id },
					body: { version: versionOf(entry, obstacle.changed), date, scope },
				})
			}
			onClose={onClose}
		/>
	);
}
