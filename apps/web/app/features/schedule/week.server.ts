import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, dayOf, weekOf } from "@kvart/contract/time";
import { dayRange, formatCalendar, fullDay } from "../../lib/calendar-format.ts";

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

export type BoardWeek = ReturnType<typeof boardWeek>;
export type BoardDay = BoardWeek["days"][number];

export function boardWeek(date: CalendarDate, locale: Locale) {
	const dates = weekOf(date);
	const [monday = date] = dates;
	return {
		monday,
		label: dayRange(monday, dates.at(-1) ?? date, locale),
		days: dates.map((each) => boardDay(each, locale)),
	};
}
