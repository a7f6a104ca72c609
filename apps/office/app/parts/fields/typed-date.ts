import { type CalendarDate, formatClock, isTime, minutesOf } from "@kvart/contract/time";

/** Accepts `18.11.2026`, `18. 11. 2026.`, `18/11/26` and `2026-11-18`. */
export function typedDate(typed: string): CalendarDate | null {
	const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(typed);
	const local = /^\s*(\d{1,2})[./\s]+(\d{1,2})[./\s]+(\d{4}|\d{2})\.?\s*$/.exec(typed);
	const [year, month, day] = iso ? iso.slice(1) : (local?.slice(1).toReversed() ?? []);
	if (!year || !month || !day) return null;
	const date = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	// Rejects dates such as 31 February.
	const read = new Date(`${date}T00:00:00Z`);
	return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null;
}

/** 930 to `09:30`. */
export function toClockFace(time: number | null): string {
	return time === null ? "" : formatClock(minutesOf(time));
}

/** `09:30` to 930; null while it is incomplete. */
export function fromClockFace(face: string): number | null {
	const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(face) ?? [];
	const time = Number(hours) * 100 + Number(minutes);
	return hours && minutes && isTime(time) ? time : null;
}
