import type { User } from "@kvart/contract/members";
import { eveningTime, type Reminder, reminders } from "@kvart/contract/reminders";
import { formatTime } from "@kvart/contract/time";
import { api } from "../../lib/api.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./reminder-form.module.css";

/** Before the start; of what has a fixed distance to it. */
const minutesBefore: Partial<Record<string, number>> = { "three-hours": 180, "one-hour": 60 };

const labels: Record<Reminder, () => string> = {
	"three-hours": m.reminders_three_hours,
	"one-hour": m.reminders_one_hour,
	evening: () => m.reminders_evening({ time: formatTime(eveningTime) }),
	off: m.reminders_off,
};

const loadTime = (signal: AbortSignal) => api.getTime(undefined, { signal });

interface ReminderFormProps {
	user: User;
	onSaved: () => Promise<void>;
}

/** When a mail reminds the member of a training. */
export function ReminderForm({ user, onSaved }: ReminderFormProps) {
	const { pending, request } = useRequest();
	const { data: time } = useLive(loadTime);
	/** A reminder that comes when cancelling is late says so. */
	const labelOf = (value: string, label: () => string) => {
		const late = time && (minutesBefore[value] ?? Number.POSITIVE_INFINITY) < time.late_cancel_minutes;
		return late ? m.reminders_after_limit({ choice: label() }) : label();
	};
	const form = useForm<Record<"reminder", string>>({ reminder: user.reminder }, {});

	async function save() {
		const chosen = form.read().reminder;
		const reminder = reminders.find((each) => each === chosen);
		if (!reminder || !(await request((client) => client.patchUser({ body: { reminder } })))) return;
		showToast({ kind: "success", text: reminder === "off" ? m.reminders_saved_off() : m.reminders_saved() });
		await onSaved();
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(save)}>
			<RadioGroup
				{...form.control("reminder")}
				label={m.reminders_label()}
				columns={2}
				options={Object.entries(labels).map(([value, label]) => ({ value, label: labelOf(value, label) }))}
			/>
			<div>
				<Button type="submit" look="ink" busy={pending}>
					{m.reminders_save()}
				</Button>
			</div>
		</form>
	);
}
