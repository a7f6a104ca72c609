import { addDays, type CalendarDate } from "@kvart/contract/time";
import { ActionIcon } from "@mantine/core";
import { DateInput } from "@mantine/dates";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatLongDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { typedDate } from "../../../parts/fields/typed-date.ts";
import styles from "./board.module.css";

/** Yesterday's rosters and tomorrow's: a day back, a day on, or any other. */
export function DayChoice({ date, onChange }: { date: CalendarDate; onChange: (date: CalendarDate) => void }) {
	return (
		<div className={styles.days}>
			<ActionIcon variant="default" aria-label={m.today_previous_day()} onClick={() => onChange(addDays(date, -1))}>
				<ChevronLeft aria-hidden />
			</ActionIcon>
			<DateInput
				className={styles.day ?? ""}
				aria-label={m.today_date()}
				value={date}
				valueFormat={(shown) => formatLongDate(shown)}
				dateParser={typedDate}
				autoComplete="off"
				onChange={(chosen) => chosen && onChange(chosen)}
			/>
			<ActionIcon variant="default" aria-label={m.today_next_day()} onClick={() => onChange(addDays(date, 1))}>
				<ChevronRight aria-hidden />
			</ActionIcon>
		</div>
	);
}
