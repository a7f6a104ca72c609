import { CalendarDays, CircleUser, House, type IconNode, LogIn, LogOut, MapPin } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./bottom-bar.module.css";
import { holdsCurrent, SessionLinks, ShellLink, useBarePath } from "./links.tsx";
import type { NamedLink } from "./shell.server.ts";

const schedulePickerId = "schedules";

/** On phones. */
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
			<SessionLinks
				className={styles.item}
				logIn={<Face glyph={LogIn} label={m.shell_log_in()} />}
				account={<Face glyph={CircleUser} label={m.shell_account_short()} />}
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

/** Each club has its own schedule. */
function SchedulePicker({ schedules }: { schedules: readonly NamedLink[] }) {
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
