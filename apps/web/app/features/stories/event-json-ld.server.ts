import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, formatClock, instantOf, minutesOf } from "@kvart/contract/time";
import { localePath } from "../../i18n/locale.ts";
import type { EventFacts } from "./event-facts.server.ts";
import type { Story } from "./stories.server.ts";

/** `2026-12-05T10:00:00+01:00`, or the date alone for whole days. */
function isoTime(date: CalendarDate, time: number | null): string {
	if (time === null) return date;
	const local = `${date}T${formatClock(minutesOf(time))}:00`;
	const offset = (Date.parse(`${local}Z`) - instantOf(date, time).getTime()) / 3_600_000;
	return `${local}+0${offset}:00`;
}

function placeOf(where: NonNullable<EventFacts["where"]>, locale: Locale) {
	return {
		"@type": "Place",
		name: where.name,
		address: {
			"@type": "PostalAddress",
			...(where.address && { streetAddress: where.address }),
			addressLocality: brand.city[locale],
			addressCountry: "RS",
		},
	};
}

/** Search engines require a date and a place. What lasts whole days at no club in particular is an offer, no event. */
export function eventJsonLd(story: Story, { publicUrl, locale }: { publicUrl: string; locale: Locale }) {
	const { facts } = story;
	const { from_date = null, from_time = null, to_date = null, to_time = null } = facts?.time ?? {};
	if (!facts?.where || from_date === null || to_date === null) return [];
	if (from_time === null && facts.where.path === null) return [];
	const url = publicUrl + localePath(story.path, locale);
	return [
		{
			"@type": "Event",
			"@id": `${url}#event`,
			name: story.title,
			description: story.summary,
			image: [publicUrl + story.photoUrl],
			startDate: isoTime(from_date, from_time),
			endDate: isoTime(to_date, to_time),
			eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
			eventStatus: "https://schema.org/EventScheduled",
			location: placeOf(facts.where, locale),
			organizer: { "@id": `${publicUrl}/#organization` },
			url,
		},
	];
}
