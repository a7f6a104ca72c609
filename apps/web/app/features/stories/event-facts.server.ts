import { brand } from "@kvart/contract/brand";
import { type Gym, isComingSoon } from "@kvart/contract/clubs";
import type { Event } from "@kvart/contract/content";
import type { EventTime } from "@kvart/contract/event-time";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatTime } from "@kvart/contract/time";
import { dayRange, dayWithYear, formatCalendar } from "../../lib/calendar-format.ts";

/** When and where an event takes place. */
export interface EventFacts {
	ended: boolean;
	time: EventTime;
	/** `subota, 5. decembar 2026.`; null without dates. */
	days: string | null;
	/** `10:00–14:00`; null for whole days. */
	hours: string | null;
	where: { name: string; address: string | null; path: string | null } | null;
	/** Address of the calendar file; null for events without dates and past ones. */
	calendar: string | null;
}

function daysOf({ from_date, to_date }: EventTime, locale: Locale): string | null {
	if (from_date === null || to_date === null) return null;
	if (from_date !== to_date) return dayRange(from_date, to_date, locale, dayWithYear);
	return `${formatCalendar(from_date, locale, { weekday: "long" })}, ${dayWithYear(from_date, locale)}`;
}

function hoursOf({ from_time, to_time }: EventTime): string | null {
	return from_time === null || to_time === null ? null : `${formatTime(from_time)}–${formatTime(to_time)}`;
}

function whereOf(event: Event, locale: Locale, clubs: readonly Gym[]): EventFacts["where"] {
	const club = clubs.find(({ id }) => id === event.gym_id);
	if (club) {
		const address = isComingSoon(club) ? null : club.address;
		return { name: `${brand.name} ${club.name}`, address, path: `/${club.slug}` };
	}
	const name = inLocale(locale, event.place, event.place_eng);
	return name === "" ? null : { name, address: null, path: null };
}

export function eventFacts(event: Event, locale: Locale, clubs: readonly Gym[]): EventFacts {
	const { id, ended, from_date, from_time, to_date, to_time } = event;
	const time = { from_date, from_time, to_date, to_time };
	return {
		ended,
		time,
		days: daysOf(time, locale),
		hours: hoursOf(time),
		where: whereOf(event, locale, clubs),
		calendar: from_date === null || ended ? null : `/calendar/event/${id}.ics${locale === "en" ? "?lang=en" : ""}`,
	};
}
