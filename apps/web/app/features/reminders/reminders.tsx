import type { User } from "@kvart/contract/members";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import styles from "./reminder-form.module.css";
import { ReminderForm } from "./reminder-form.tsx";

const loadPushSwitch = async () => (await import("./push-switch.tsx")).PushSwitch;

interface RemindersProps {
	user: User;
	onSaved: () => Promise<void>;
}

/** When members are reminded, and whether this device notifies them. */
export function Reminders(props: RemindersProps) {
	return (
		<div className={styles.reminders}>
			<ReminderForm {...props} />
			<div className={styles.push}>
				<LazyPart load={loadPushSwitch} props={{}} />
			</div>
		</div>
	);
}
