import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, dayOf, weekOf } from "@kvart/contract/time";
import { dayAndMonth, dayRange, formatCalendar, fullDay } from "../../lib/calendar-format.ts";

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

/** The label names the dates from the first to the last with a training, if they are given. */
export function boardWeek(date: CalendarDate, locale: Locale, held?: readonly CalendarDate[]) {
	const dates = weekOf(date);
	const [monday = date] = dates;
	const named = held ?? dates;
	const [first = monday, last = first] = [named[0], named.at(-1)];
	return {
		monday,
		label: first === last ? dayAndMonth(first, locale) : dayRange(first, last, locale),
		days: dates.map((each) => boardDay(each, locale)),
	};
}
