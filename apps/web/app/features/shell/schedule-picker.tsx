import styles from "./schedule-picker.module.css";
import type { NamedLink } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";
import { useWords } from "./words.ts";

export const schedulePickerId = "schedules";

/** Every centre has its own schedule: the bar's button asks which one. */
export function SchedulePicker({ schedules }: { schedules: readonly NamedLink[] }) {
	return (
		<div
			id={schedulePickerId}
			popover="auto"
			data-ground="ink"
			className={styles["picker"]}
			// Follows the router's links, which leave the page and the popover standing.
			onClickCapture={({ currentTarget, target }) => {
				if (target instanceof Element && target.closest("a")) currentTarget.hidePopover();
			}}
		>
			<p className={styles["title"]}>{useWords().chooseSchedule}</p>
			<ul className={styles["clubs"]}>
				{schedules.map(([name, path]) => (
					<li key={path}>
						<ShellLink path={path} className={styles["club"]}>
							{name}
						</ShellLink>
					</li>
				))}
			</ul>
		</div>
	);
}
