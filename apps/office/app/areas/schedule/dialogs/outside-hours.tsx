import { statedHours, type WeeklyHours, withinHours } from "@kvart/contract/opening-hours";
import { type CalendarDate, dayOf } from "@kvart/contract/time";
import { Alert, List } from "@mantine/core";
import { ClockAlert } from "lucide-react";
import { formatWeekday } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";

interface OutsideHoursProps {
	hours: WeeklyHours;
	/** One for each day of the week. */
	dates: readonly CalendarDate[];
	time: number | null;
	duration: number;
}

/** Warns of a class while its club is closed; staff may still plan it. */
export function OutsideHours({ hours, dates, time, duration }: OutsideHoursProps) {
	const missed = dates.filter((date) => time !== null && !withinHours(hours, dayOf(date), { time, duration }));
	if (missed.length === 0) return null;
	return (
		<Alert
			role="alert"
			color="warning"
			icon={<ClockAlert size={20} aria-hidden />}
			title={m.schedule_outside_hours_title()}
		>
			<List size="sm">
				{missed.map((date) => (
					<List.Item key={date}>
						{m.schedule_open_on({ day: formatWeekday(date), hours: statedHours(hours, dayOf(date)) })}
					</List.Item>
				))}
			</List>
		</Alert>
	);
}
