import { m } from "../../paraglide/messages.js";
import styles from "./schedule-picker.module.css";
import type { NamedLink } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";

export const schedulePickerId = "schedules";

/** Every centre has its own schedule: the bar's button asks which one. */
export function SchedulePicker({ schedules }: { schedules: readonly NamedLink[] }) {
	return (
		<div id={schedulePickerId} popover="auto" data-ground="ink" className={styles.picker}>
			<p className={styles.title}>{m.shell_choose_schedule()}</p>
			<ul className={styles.clubs}>
				{schedules.map(([name, path]) => (
					<li key={path}>
						<ShellLink path={path} className={styles.club}>
							{name}
						</ShellLink>
					</li>
				))}
			</ul>
		</div>
	);
}
