import { addDays, type CalendarDate, weekOf } from "@kvart/contract/time";
import { ActionIcon, Button } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./schedule.module.css";

interface WeekChoiceProps {
	dates: readonly CalendarDate[];
	today: CalendarDate;
	/** Null is the week that is. */
	onChoose: (monday: CalendarDate | null) => void;
}

export function WeekChoice({ dates, today, onChoose }: WeekChoiceProps) {
	const monday = dates[0] ?? today;
	const isThis = monday === weekOf(today)[0];
	return (
		<nav className={styles.weeks} aria-label={m.schedule_weeks()}>
			<ActionIcon aria-label={m.schedule_previous_week()} onClick={() => onChoose(addDays(monday, -7))}>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<span className={styles.week} aria-live="polite">
				{formatDate(monday).replace(/ ?\d{4}\.?$/, "")} – {formatDate(dates.at(-1) ?? monday)}
			</span>
			<ActionIcon aria-label={m.schedule_next_week()} onClick={() => onChoose(addDays(monday, 7))}>
				<ChevronRight aria-hidden />
			</ActionIcon>
			<Button variant="default" className={styles.current ?? ""} disabled={isThis} onClick={() => onChoose(null)}>
				{m.schedule_this_week()}
			</Button>
		</nav>
	);
}
