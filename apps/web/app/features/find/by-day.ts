import type { Locale } from "@kvart/contract/locale";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { fullDay } from "../../lib/calendar-format.ts";
import type { ComingClass } from "../../lib/coming-class.ts";
import { m } from "../../paraglide/messages.js";

export type FoundDay = ReturnType<typeof byDay>[number];

export function byDay(classes: readonly ComingClass[], today: CalendarDate, locale: Locale) {
	const near = new Map([
		[today, m.find_today()],
		[addDays(today, 1), m.find_tomorrow()],
	]);
	return [...Map.groupBy(classes, ({ date }) => date)].map(([date, ofDay]) => ({
		date,
		name: near.get(date) ?? fullDay(date, locale).split(", ")[0],
		full: fullDay(date, locale),
		classes: ofDay,
	}));
}
