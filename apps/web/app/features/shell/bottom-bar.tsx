import { CalendarDays, House, LogIn, LogOut, type LucideIcon, MapPin } from "lucide-react";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./bottom-bar.module.css";
import { holdsCurrent, useBarePath } from "./current.ts";
import { Person } from "./person.tsx";
import { SchedulePicker, schedulePickerId } from "./schedule-picker.tsx";
import type { NamedLink } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";
import { useWords } from "./words.ts";

/** On phones, under the thumb. */
export function BottomBar({ schedules }: { schedules: readonly NamedLink[] }) {
	const words = useWords();
	const onSchedule = holdsCurrent(["/training-schedule"], useBarePath());
	return (
		<nav aria-label={words.shortcuts} data-ground="ink" data-bar="" className={styles["bar"]}>
			<ShellLink path="/" className={styles["item"]}>
				<Face glyph={House} label={words.home} />
			</ShellLink>
			<button
				type="button"
				popoverTarget={schedulePickerId}
				data-current={onSchedule || undefined}
				className={styles["item"]}
			>
				<Face glyph={CalendarDays} label={words.schedule} />
			</button>
			<SchedulePicker schedules={schedules} />
			<ShellLink path="/clubs" className={styles["item"]}>
				<Face glyph={MapPin} label={words.clubs} />
			</ShellLink>
			<Person
				className={styles["item"]}
				logIn={<Face glyph={LogIn} label={words.logIn} />}
				logOut={<Face glyph={LogOut} label={words.logOut} />}
			/>
		</nav>
	);
}

function Face({ glyph, label }: { glyph: LucideIcon; label: string }) {
	return (
		<>
			<span className={styles["glyph"]}>
				<Icon glyph={glyph} />
			</span>
			{label}
		</>
	);
}
