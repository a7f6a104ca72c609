import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, dayOf, weekOf } from "@kvart/contract/time";
import { dayAndMonth, formatCalendar, fullDay } from "../../lib/calendar-format.ts";

/** For example `sreda`, `sre`, `18.11.` and `sreda, 18. novembar`. */
function boardDay(date: CalendarDate, locale: Locale) {
	const name = formatCalendar(date, locale, { weekday: "long" });
	const [, month = "", day = ""] = date.split("-").map((part) => String(Number(part)));
	return {
		day: dayOf(date),
		date,
		name,
		short: name.slice(0, 3),
		label: locale === "sr" ? `${day}.${month}.` : formatCalendar(date, locale, { day: "numeric", month: "short" }),
		full: fullDay(date, locale),
	};
}

/** `16. – 22. novembar`; the first month is omitted if it is the same. */
function rangeOf(first: CalendarDate, last: CalendarDate, locale: Locale): string {
	const sameMonth = first.slice(0, 7) === last.slice(0, 7);
	const number = String(Number(first.slice(8)));
	const start = sameMonth ? (locale === "sr" ? `${number}.` : number) : dayAndMonth(first, locale);
	return `${start} – ${dayAndMonth(last, locale)}`;
}

export type BoardWeek = ReturnType<typeof boardWeek>;
export type BoardDay = BoardWeek["days"][number];

export function boardWeek(date: CalendarDate, locale: Locale) {
	const dates = weekOf(date);
	const [monday = date] = dates;
	return {
		monday,
		label: rangeOf(monday, dates.at(-1) ?? date, locale),
		days: dates.map((each) => boardDay(each, locale)),
	};
}
