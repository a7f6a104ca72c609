import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { type CalendarDate, dayOf, formatDate, formatTime } from "@kvart/contract/time";
import type { BookingDetails } from "../../booking/service.ts";

const texts = {
	sr: {
		training: "Trening",
		when: "Kada",
		club: "Klub",
		room: "Sala",
		coach: "Trener",
		at: (date: string, time: string) => `${date} u ${time}`,
	},
	en: {
		training: "Training",
		when: "When",
		club: "Club",
		room: "Room",
		coach: "Coach",
		at: (date: string, time: string) => `${date} at ${time}`,
	},
} as const;

const weekdays: Record<Locale, readonly string[]> = {
	sr: ["ponedeljak", "utorak", "sreda", "četvrtak", "petak", "subota", "nedelja"],
	en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

/** `sreda, 18.11.2026.` in Serbian, where a date ends with a full stop. */
function longDate(date: CalendarDate, language: Locale): string {
	return `${weekdays[language][dayOf(date) - 1]}, ${formatDate(date)}${language === "sr" ? "." : ""}`;
}

export function moment(date: CalendarDate, time: number, language: Locale): string {
	return texts[language].at(longDate(date, language), formatTime(time));
}

/** The page on which another place can be booked. */
export function schedulePath({ promotion, gymId }: BookingDetails): `/${string}` {
	return `/${promotion ? "promotions" : "training-schedule"}/${gymId}`;
}

/** A booking as its mails name it. */
export function bookingFacts(booking: BookingDetails, language: Locale) {
	const words = texts[language];
	const training = inLocale(language, booking.trainingName, booking.trainingNameEng);
	const club = `${brand.name} ${booking.gymName}`;
	const when = moment(booking.trainingDate, booking.time, language);
	const facts: (readonly [name: string, value: string])[] = [
		[words.training, training],
		[words.when, when],
		[words.club, `${club}, ${booking.gymAddress}`],
		[words.room, inLocale(language, booking.roomName, booking.roomNameEng)],
		...(booking.coachName ? [[words.coach, booking.coachName] as const] : []),
	];
	return { training, club, when, facts };
}
