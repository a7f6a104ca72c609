import { addDays, type CalendarDate } from "@kvart/contract/time";
import { ActionIcon } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatMonth } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./month-choice.module.css";

/** The first day of the month before or after. */
export function stepMonth(month: CalendarDate, step: 1 | -1): CalendarDate {
	return `${addDays(month, step === 1 ? 31 : -1).slice(0, 7)}-01`;
}

interface MonthChoiceProps {
	/** Its first day. */
	month: CalendarDate;
	onChange: (month: CalendarDate) => void;
}

export function MonthChoice({ month, onChange }: MonthChoiceProps) {
	return (
		<nav className={styles.months} aria-label={m.parts_months()}>
			<ActionIcon
				variant="default"
				aria-label={m.parts_previous_month()}
				onClick={() => onChange(stepMonth(month, -1))}
			>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<span className={styles.month} aria-live="polite">
				{formatMonth(month)}
			</span>
			<ActionIcon variant="default" aria-label={m.parts_next_month()} onClick={() => onChange(stepMonth(month, 1))}>
				<ChevronRight aria-hidden />
			</ActionIcon>
		</nav>
	);
}
