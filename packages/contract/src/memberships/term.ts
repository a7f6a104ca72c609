import { addDays, type CalendarDate } from "../time.ts";

/** The same day of a later month, or the last day of a shorter one. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0));
	const days = Math.min(day, lastDay.getUTCDate());
	return `${lastDay.toISOString().slice(0, 8)}${String(days).padStart(2, "0")}`;
}

/** The last day of a membership. Without months it lasts for the day. */
export function lastDayOf(startsOn: CalendarDate, months: number): CalendarDate {
	return months === 0 ? startsOn : addDays(addMonths(startsOn, months), -1);
}
