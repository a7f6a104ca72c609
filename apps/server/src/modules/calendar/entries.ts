import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { addDays, type CalendarDate, type Day, dayOf } from "@kvart/contract/time";
import type { BookingDetails } from "../booking/service.ts";
import type { ClubCalendar } from "../schedule/service.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import { calendarTexts } from "./texts.ts";

export interface CalendarLanguage {
	locale: Locale;
	publicUrl: string;
	now: Date;
}

interface Place {
	gymName: string;
	address: string;
	latitude: number;
	longitude: number;
}

export function pageUrl({ locale, publicUrl }: CalendarLanguage, page: string, id: number): string {
	return `${publicUrl}${locale === "en" ? "/en" : ""}/${page}/${id}`;
}

export function locationOf({ gymName, address, latitude, longitude }: Place, { locale }: CalendarLanguage) {
	return {
		location: `${brand.name} ${gymName}, ${address}, ${brand.city[locale]}`,
		position: { latitude, longitude },
	};
}

function describe(lines: (string | null)[]): string {
	return lines.filter((line) => line !== null).join("\n");
}

interface Details {
	promotion: string | null;
	room: string;
	coach: string | null;
	url: string;
}

function description({ promotion, room, coach, url }: Details, { locale }: CalendarLanguage): string {
	const texts = calendarTexts[locale];
	return describe([
		promotion,
		`${texts.room}: ${room}`,
		coach && `${texts.coach}: ${coach}`,
		`${texts.scheduleLink}: ${url}`,
	]);
}

export function uid(kind: "booking" | "event" | "period", id: number, { publicUrl }: CalendarLanguage): string {
	return `${kind}-${id}@${new URL(publicUrl).hostname}`;
}

/** A cancelled booking becomes a cancelled event. */
export function bookingEntry(booking: BookingDetails, language: CalendarLanguage): CalendarEntry {
	const { locale } = language;
	const training = inLocale(locale, booking.trainingName, booking.trainingNameEng);
	const url = pageUrl(language, booking.promotion ? "promotions" : "training-schedule", booking.gymId);
	const cancelled = booking.cancelled || booking.cancelledAt !== null;
	const room = inLocale(locale, booking.roomName, booking.roomNameEng);
	return {
		uid: uid("booking", booking.id, language),
		date: booking.trainingDate,
		time: booking.time,
		duration: booking.duration,
		summary: `${cancelled ? `${calendarTexts[locale].cancelledPrefix}: ` : ""}${training}, ${brand.name} ${booking.gymName}`,
		description: description({ promotion: null, room, coach: booking.coachName, url }, language),
		...locationOf({ ...booking, address: booking.gymAddress }, language),
		url,
		cancelled,
		changedAt: booking.cancelledAt ?? booking.createdAt,
		...(!cancelled && { reminder: calendarTexts[locale].reminder(training) }),
	};
}

function firstDate(from: CalendarDate, day: Day): CalendarDate {
	return addDays(from, (day - dayOf(from) + 7) % 7);
}

function earlier(a: CalendarDate | null, b: CalendarDate | null): CalendarDate | null {
	return a === null || (b !== null && b < a) ? b : a;
}

type ClubPeriod = ClubCalendar["periods"][number];

/** Null if the period never takes place. */
function datesOf({ ownDate, day, validFrom, validUntil, cancelledFrom }: ClubPeriod) {
	const until = earlier(validUntil, cancelledFrom && addDays(cancelledFrom, -1));
	if (ownDate) return until !== null && ownDate > until ? null : { date: ownDate };
	const date = firstDate(validFrom, day as Day);
	return until !== null && date > until ? null : { date, weekly: { day: day as Day, until } };
}

/** Weekly events and their exceptions. */
export function clubEntries({ club, periods, exceptions }: ClubCalendar, language: CalendarLanguage): CalendarEntry[] {
	const { locale } = language;
	return periods.flatMap((period) => {
		const dates = datesOf(period);
		if (!dates) return [];
		const training = inLocale(locale, period.trainingName, period.trainingNameEng);
		const url = pageUrl(language, period.ownDate ? "promotions" : "training-schedule", club.id);
		const room = inLocale(locale, period.roomName, period.roomNameEng);
		const promotion = period.promotionTitle && inLocale(locale, period.promotionTitle, period.promotionTitleEng);
		const withCoach = (coach: string | null) => description({ promotion, room, coach, url }, language);
		const entry: CalendarEntry = {
			uid: uid("period", period.id, language),
			...dates,
			time: period.time,
			duration: period.duration,
			summary: training,
			description: withCoach(period.coachName),
			...locationOf({ ...club, gymName: club.name }, language),
			url,
			cancelled: false,
			changedAt: language.now,
		};
		const ownExceptions = exceptions.filter(({ periodId }) => periodId === period.id);
		if (!dates.weekly) return ownExceptions.some(({ cancelled }) => cancelled) ? [] : [entry];
		return [
			entry,
			...ownExceptions
				.filter(({ date }) => date >= dates.date && (dates.weekly.until === null || date <= dates.weekly.until))
				.map(({ date, cancelled, coachName }): CalendarEntry => {
					const { weekly: _, ...once } = entry;
					const summary = cancelled ? `${calendarTexts[locale].cancelledPrefix}: ${training}` : training;
					const text = withCoach(coachName ?? period.coachName);
					return { ...once, date, summary, description: text, cancelled, insteadOfWeekly: true };
				}),
		];
	});
}
