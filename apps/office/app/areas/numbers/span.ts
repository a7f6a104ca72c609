import { addDays, type CalendarDate } from "@kvart/contract/time";

/** Weeks that can be chosen with one tap, today included. */
export const usualWeeks = [4, 8, 13, 26, 52] as const;

/** More are refused by the server. */
const maximumDays = 366;

export interface Span {
	from: CalendarDate;
	until: CalendarDate;
}

export function weeksUntil(today: CalendarDate, weeks: number): Span {
	return { from: addDays(today, 1 - weeks * 7), until: today };
}

/** How many of the usual weeks a span is, or null for any other. */
export function weeksOf(span: Span, today: CalendarDate): number | null {
	return usualWeeks.find((weeks) => weeksUntil(today, weeks).from === span.from && span.until === today) ?? null;
}

const date = /^\d{4}-\d{2}-\d{2}$/;

function isDate(text: string | null): text is CalendarDate {
	return text !== null && date.test(text) && !Number.isNaN(Date.parse(text));
}

/** What the address names, as far as the server would take it; else the last four weeks. */
export function spanFrom(params: URLSearchParams, today: CalendarDate): Span {
	const [from, until] = [params.get("from"), params.get("until")];
	if (isDate(from) && isDate(until) && from <= until && addDays(from, maximumDays) > until) return { from, until };
	return weeksUntil(today, usualWeeks[0]);
}
