import type { Locale } from "@kvart/contract/locale";
import type { CalendarDate } from "@kvart/contract/time";

const tags: Record<Locale, string> = { sr: "sr-Latn-RS", en: "en-GB" };

// Dates have no zone: they are formatted as UTC.
export function formatCalendar(date: CalendarDate, locale: Locale, options: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** `18. novembar` */
export function dayAndMonth(date: CalendarDate, locale: Locale): string {
	return formatCalendar(date, locale, { day: "numeric", month: "long" });
}

/** `18. novembar 2026.` */
export function dayWithYear(date: CalendarDate, locale: Locale): string {
	return formatCalendar(date, locale, { day: "numeric", month: "long", year: "numeric" });
}

/** `16. – 22. novembar`; `format` writes whole dates, and the first month is omitted if it is the same. */
export function dayRange(first: CalendarDate, last: CalendarDate, locale: Locale, format = dayAndMonth): string {
	const number = String(Number(first.slice(8)));
	if (first.slice(0, 7) === last.slice(0, 7)) {
		return `${locale === "sr" ? `${number}.` : number} – ${format(last, locale)}`;
	}
	return `${format(first, locale)} – ${format(last, locale)}`;
}

/** `sreda, 18. novembar` */
export function fullDay(date: CalendarDate, locale: Locale): string {
	return `${formatCalendar(date, locale, { weekday: "long" })}, ${dayAndMonth(date, locale)}`;
}

/** `18. 11.` or `18 November`, for the middle of a sentence: Serbian declines the names of months. */
export function dayInText(date: CalendarDate, locale: Locale): string {
	return formatCalendar(date, locale, { day: "numeric", month: locale === "sr" ? "numeric" : "long" });
}
