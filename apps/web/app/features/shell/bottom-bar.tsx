import { CalendarDays, House, type IconNode, LogIn, LogOut, MapPin } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./bottom-bar.module.css";
import { holdsCurrent, useBarePath } from "./current.ts";
import { Person } from "./person.tsx";
import { SchedulePicker, schedulePickerId } from "./schedule-picker.tsx";
import type { NamedLink } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";

/** On phones, under the thumb. */
export function BottomBar({ schedules }: { schedules: readonly NamedLink[] }) {
	const onSchedule = holdsCurrent(["/training-schedule"], useBarePath());
	return (
		<nav aria-label={m.shell_shortcuts()} data-ground="ink" data-bar="" className={styles.bar}>
			<ShellLink path="/" className={styles.item}>
				<Face glyph={House} label={m.shell_home()} />
			</ShellLink>
			<button
				type="button"
				popoverTarget={schedulePickerId}
				data-current={onSchedule || undefined}
				className={styles.item}
			>
				<Face glyph={CalendarDays} label={m.shell_schedule()} />
			</button>
			<SchedulePicker schedules={schedules} />
			<ShellLink path="/clubs" className={styles.item}>
				<Face glyph={MapPin} label={m.shell_clubs()} />
			</ShellLink>
			<Person
				className={styles.item}
				logIn={<Face glyph={LogIn} label={m.shell_log_in()} />}
				logOut={<Face glyph={LogOut} label={m.shell_log_out()} />}
			/>
		</nav>
	);
}

function Face({ glyph, label }: { glyph: IconNode; label: string }) {
	return (
		<>
			<span className={styles.glyph}>
				<Icon glyph={glyph} />
			</span>
			{label}
		</>
	);
}
