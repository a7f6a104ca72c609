import { brand } from "@kvart/contract/brand";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import type { EventTime } from "@kvart/contract/event-time";
import { inLocale } from "@kvart/contract/locale";
import { daysBetween, minutesOf } from "@kvart/contract/time";
import type { CalendarEntry } from "./calendar-file.ts";
import { type CalendarLanguage, locationOf, pageUrl, uid } from "./entries.ts";
import { calendarTexts } from "./texts.ts";

interface DatedEvent extends EventTime {
	id: number;
	header: string;
	header_eng: string;
	summary: string;
	summary_eng: string;
	place: string;
	place_eng: string;
	version: number;
}

const dayMinutes = 24 * 60;

/** By the wall clock: a night with a clock change counts 24 hours. */
function durationOf({ from_date, from_time, to_date, to_time }: EventTime): number {
	const days = daysBetween(from_date ?? "", to_date ?? "");
	return days * dayMinutes + minutesOf(to_time ?? 0) - minutesOf(from_time ?? 0);
}

function placeOf(event: DatedEvent, club: Gym | undefined, language: CalendarLanguage) {
	if (!club) return { location: inLocale(language.locale, event.place, event.place_eng) };
	if (isComingSoon(club)) return { location: `${brand.name} ${club.name}` };
	return locationOf({ ...club, gymName: club.name }, language);
}

/** Null if the event has no dates. */
export function eventEntry(event: DatedEvent, club: Gym | undefined, language: CalendarLanguage): CalendarEntry | null {
	const { locale, now } = language;
	if (event.from_date === null || event.to_date === null) return null;
	const url = pageUrl(language, "events", event.id);
	return {
		uid: uid("event", event.id, language),
		date: event.from_date,
		time: event.from_time ?? 0,
		duration: durationOf(event),
		...(event.from_time === null && { wholeDaysTo: event.to_date }),
		summary: inLocale(locale, event.header, event.header_eng),
		description: `${inLocale(locale, event.summary, event.summary_eng)}\n${calendarTexts[locale].eventLink}: ${url}`,
		...placeOf(event, club, language),
		url,
		cancelled: false,
		changedAt: now,
		sequence: event.version,
	};
}
