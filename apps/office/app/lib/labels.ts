import { inLocale } from "@kvart/contract/locale";
import { type CalendarDate, formatTime } from "@kvart/contract/time";
import { currentLanguage } from "../i18n/language.ts";
import { m } from "../paraglide/messages.js";
import { formatLongDate, formatNumber } from "./format.ts";

interface Named {
	name: string;
	name_eng: string;
}

/** In the language of the office. */
export function nameOf({ name, name_eng }: Named): string {
	return inLocale(currentLanguage(), name, name_eng);
}

export function formatMoment(date: CalendarDate, time: number): string {
	return `${formatLongDate(date)}, ${formatTime(time)}`;
}

/** 750 minutes as `12,5 h`. */
export function hoursLabel(minutes: number): string {
	return m.parts_hours_value({ hours: formatNumber(minutes / 60) });
}
