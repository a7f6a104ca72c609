import type { ScheduleEntry } from "@kvart/contract/staff/schedule";
import type { ScheduleConflict } from "@kvart/contract/staff/schedule-conflict";
import { formatTime } from "@kvart/contract/time";
import { formatDate } from "../../lib/format.ts";
import { nameOf } from "../../lib/labels.ts";
import { m } from "../../paraglide/messages.js";

export function conflictLabel({ training, training_date, time, gym, room }: ScheduleConflict): string {
	const when = { date: formatDate(training_date), time: formatTime(time) };
	return m.schedule_clash_line({ training: nameOf(training), ...when, gym: gym.name, room: nameOf(room) });
}

/** As a sentence. */
export function conflictLine(conflict: ScheduleConflict): string {
	const label = { other: conflictLabel(conflict) };
	return conflict.kind === "room" ? m.schedule_drag_room_taken(label) : m.schedule_drag_coach_taken(label);
}

/** For a cancelled date. */
export function offLabel({ moved_to, closing_id }: Pick<ScheduleEntry, "moved_to" | "closing_id">): string {
	if (closing_id !== null) return m.closings_closed();
	return moved_to ? m.schedule_moved() : m.schedule_cancelled();
}

/** Where the training takes place instead; the day only if it is another one. */
export function movedLabel(
	{ training_date }: Pick<ScheduleEntry, "training_date">,
	to: NonNullable<ScheduleEntry["moved_to"]>,
): string {
	const time = formatTime(to.time);
	if (to.training_date === training_date) return m.schedule_moved_to_time({ time });
	return m.schedule_moved_to({ date: formatDate(to.training_date), time });
}

/** The coach on this date. */
export function coachLabel({ coach, substitute }: Pick<ScheduleEntry, "coach" | "substitute">): string {
	return (substitute ?? coach)?.name ?? m.schedule_no_coach();
}

/** In columns that are too narrow for the whole: the hour or the first name. */
export function shortCoachLabel(entry: Pick<ScheduleEntry, "coach" | "substitute" | "moved_to">): string {
	if (entry.moved_to) return `→ ${formatTime(entry.moved_to.time)}`;
	const coach = entry.substitute ?? entry.coach;
	return coach?.name.split(" ")[0] ?? coachLabel(entry);
}

export function needsCoach({ coach, substitute, cancelled }: ScheduleEntry): boolean {
	return !cancelled && !coach && !substitute;
}

/** The coach of a coming class is not there on that day. */
export function isCoachAway({ coach_away, cancelled }: ScheduleEntry, passed: boolean): boolean {
	return coach_away && !cancelled && !passed;
}

export function repeatLabel({ first_date, last_date, promotion }: ScheduleEntry): string {
	if (promotion) return m.schedule_promotion();
	if (last_date === null) return m.schedule_kind_weekly();
	return first_date === last_date ? m.schedule_once() : m.schedule_repeats_until({ date: formatDate(last_date) });
}
