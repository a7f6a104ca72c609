import { addDays, type CalendarDate, daysBetween } from "@kvart/contract/time";

/** Including today. */
export const usualWeeks = [4, 8, 13, 26, 52] as const;

/** Limit of the server. */
const maximumDays = 366;

export interface DateRange {
	from: CalendarDate;
	until: CalendarDate;
}

export function weeksUntil(today: CalendarDate, weeks: number): DateRange {
	return { from: addDays(today, 1 - weeks * 7), until: today };
}

export function weeksOf(range: DateRange, today: CalendarDate): number | null {
	return usualWeeks.find((weeks) => weeksUntil(today, weeks).from === range.from && range.until === today) ?? null;
}

const date = /^\d{4}-\d{2}-\d{2}$/;

function isDate(text: string | null): text is CalendarDate {
	return text !== null && date.test(text) && !Number.isNaN(Date.parse(text));
}

/** Defaults to the last four weeks if the address has no valid range. */
export function rangeFrom(params: URLSearchParams, today: CalendarDate): DateRange {
	const [from, until] = [params.get("from"), params.get("until")];
	if (isDate(from) && isDate(until) && from <= until && addDays(from, maximumDays) > until) return { from, until };
	return weeksUntil(today, usualWeeks[0]);
}

/** The days of a week, given by its Monday, that are in the range. */
export function daysOfWeek(monday: CalendarDate, range: DateRange): DateRange & { days: number; whole: boolean } {
	const sunday = addDays(monday, 6);
	const from = monday < range.from ? range.from : monday;
	const until = range.until < sunday ? range.until : sunday;
	const days = daysBetween(from, until) + 1;
	return { from, until, days, whole: days === 7 };
}
