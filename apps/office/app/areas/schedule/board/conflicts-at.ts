import type { Closing } from "@kvart/contract/closings";
import { statedHours, withinHours } from "@kvart/contract/opening-hours";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { type CalendarDate, dayOf, minutesOf } from "@kvart/contract/time";
import type { Target } from "./scale.ts";

const coachOf = ({ substitute, coach }: ScheduleEntry) => substitute ?? coach;

/** Classes in the rooms of the board, and classes of their coaches elsewhere. */
function classesOf(weeks: readonly ScheduleWeek[]): ScheduleConflict[] {
	const shown = weeks.flatMap(({ entries, room, gym }) =>
		entries
			.filter(({ cancelled }) => !cancelled)
			.map((entry) => ({ ...entry, kind: "room" as const, coach: coachOf(entry), room, gym })),
	);
	const rooms = new Set(weeks.map(({ room }) => room.id));
	return [...shown, ...weeks.flatMap(({ elsewhere }) => elsewhere.filter(({ room }) => !rooms.has(room.id)))];
}

/** Conflicts of a training at another hour, day or room of the board. */
export function conflictsAt(weeks: readonly ScheduleWeek[], entry: ScheduleEntry, to: Target): ScheduleConflict[] {
	const start = minutesOf(to.time);
	const end = start + entry.duration;
	const coachId = coachOf(entry)?.id;
	const found = new Map<number, ScheduleConflict>();
	for (const other of classesOf(weeks)) {
		const otherStart = minutesOf(other.time);
		const overlaps = otherStart < end && start < otherStart + other.duration;
		if (other.period_id === entry.period_id || other.training_date !== to.date || !overlaps) continue;
		if (other.room.id === to.roomId) found.set(other.period_id, { ...other, kind: "room" });
		else if (coachId !== undefined && other.coach?.id === coachId)
			found.set(other.period_id, { ...other, kind: "coach" });
	}
	return [...found.values()];
}

/** Minutes since the beginning of `date`; those of other days are before or after it. */
function minuteOn(date: CalendarDate, day: CalendarDate, minutes: number): number {
	if (day === date) return minutes;
	return day < date ? -Infinity : Infinity;
}

/** Closings of the room, its club or the chain that the training would fall into. */
export function closingsAt(weeks: readonly ScheduleWeek[], entry: ScheduleEntry, to: Target): Closing[] {
	const start = minutesOf(to.time);
	const end = start + entry.duration;
	const closings = weeks.find(({ room }) => room.id === to.roomId)?.closings ?? [];
	return closings.filter(({ from_date, from_time, until_date, until_time }) => {
		const closes = minuteOn(to.date, from_date, minutesOf(from_time ?? 0));
		const opens = minuteOn(to.date, until_date, until_time === null ? 24 * 60 : minutesOf(until_time));
		return start < opens && end > closes;
	});
}

/** The opening hours of that day, if the training would not lie within them. */
export function hoursMissedAt(weeks: readonly ScheduleWeek[], { duration }: ScheduleEntry, to: Target): string | null {
	const hours = weeks.find(({ room }) => room.id === to.roomId)?.hours;
	const day = dayOf(to.date);
	return hours && !withinHours(hours, day, { time: to.time, duration }) ? statedHours(hours, day) : null;
}
