import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { minutesOf } from "@kvart/contract/time";
import type { Target } from "./scale.ts";

const coachOf = ({ substitute, coach }: ScheduleEntry) => substitute ?? coach;

/** What takes place in the rooms of the board, and what their coaches teach elsewhere. */
function classesOf(weeks: readonly ScheduleWeek[]): ScheduleConflict[] {
	const shown = weeks.flatMap(({ entries, room, gym }) =>
		entries
			.filter(({ cancelled }) => !cancelled)
			.map((entry) => ({ ...entry, kind: "room" as const, coach: coachOf(entry), room, gym })),
	);
	const rooms = new Set(weeks.map(({ room }) => room.id));
	return [...shown, ...weeks.flatMap(({ elsewhere }) => elsewhere.filter(({ room }) => !rooms.has(room.id)))];
}

/** What a training would conflict with at another hour, day or room of the board. */
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
