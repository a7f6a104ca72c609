import { inLocale } from "@kvart/contract/locale";
import { type CalendarDate, formatTime } from "@kvart/contract/time";
import { currentLanguage } from "../i18n/language.ts";
import { formatLongDate } from "./format.ts";

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
