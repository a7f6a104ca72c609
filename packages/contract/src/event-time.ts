import { addDays, type CalendarDate, instantOf } from "./time.ts";

/** When an event takes place, in the clubs' zone. An offer without dates has none of them; whole days have no times. */
export interface EventTime {
	from_date: CalendarDate | null;
	/** 930 is 9:30. */
	from_time: number | null;
	/** The last day. */
	to_date: CalendarDate | null;
	to_time: number | null;
}

/** The moment it is over; null without dates. The last of whole days ends at midnight. */
export function endOfEvent({ to_date, to_time }: EventTime): Date | null {
	if (to_date === null) return null;
	return to_time === null ? instantOf(addDays(to_date, 1), 0) : instantOf(to_date, to_time);
}

export function hasEnded(time: EventTime, now: Date): boolean {
	const end = endOfEvent(time);
	return end !== null && end <= now;
}

export interface EventTimeError {
	field: keyof EventTime;
	code: "required-field" | "invalid-value";
}

const missing = (field: keyof EventTime): EventTimeError => ({ field, code: "required-field" });
const invalid = (field: keyof EventTime): EventTimeError => ({ field, code: "invalid-value" });

/** The first field that is missing or contradicts another; without a last day the event ends on its first. */
export function eventTimeError({ from_date, from_time, to_date, to_time }: EventTime): EventTimeError | null {
	const unset = to_date === null && from_time === null && to_time === null;
	if (from_date === null) return unset ? null : missing("from_date");
	if (to_date !== null && to_date < from_date) return invalid("to_date");
	if (from_time === null) return to_time === null ? null : missing("from_time");
	if (to_time === null) return missing("to_time");
	return (to_date ?? from_date) === from_date && to_time <= from_time ? invalid("to_time") : null;
}

type Listed = EventTime & { ended: boolean; date_of_creation: Date };

function rank({ from_date, ended }: Listed): number {
	if (ended) return 2;
	return from_date === null ? 1 : 0;
}

/** Coming events by their start, then those without dates, the newest first, then past ones, the last one first. */
export function compareEvents(a: Listed, b: Listed): number {
	const byRank = rank(a) - rank(b);
	if (byRank !== 0) return byRank;
	if (a.from_date === null || b.from_date === null) return b.date_of_creation.getTime() - a.date_of_creation.getTime();
	const byStart = a.from_date.localeCompare(b.from_date) || (a.from_time ?? 0) - (b.from_time ?? 0);
	return a.ended ? -byStart : byStart;
}
