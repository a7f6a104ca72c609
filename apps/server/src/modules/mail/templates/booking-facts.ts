import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { BookingDetails } from "../../booking/service.ts";
import { trainingMoment } from "./moments.ts";

const texts = {
	sr: {
		training: "Trening",
		when: "Kada",
		club: "Klub",
		room: "Sala",
		coach: "Trener",
	},
	en: {
		training: "Training",
		when: "When",
		club: "Club",
		room: "Room",
		coach: "Coach",
	},
} as const;

/** The page on which another place can be booked. */
export function schedulePath({ promotion, gymId }: BookingDetails): `/${string}` {
	return `/${promotion ? "promotions" : "training-schedule"}/${gymId}`;
}

/** A booking as its mails name it. */
export function bookingFacts(booking: BookingDetails, language: Locale) {
	const words = texts[language];
	const training = inLocale(language, booking.trainingName, booking.trainingNameEng);
	const club = `${brand.name} ${booking.gymName}`;
	const when = trainingMoment(booking.trainingDate, booking.time, language);
	const facts: (readonly [name: string, value: string])[] = [
		[words.training, training],
		[words.when, when],
		[words.club, `${club}, ${booking.gymAddress}`],
		[words.room, inLocale(language, booking.roomName, booking.roomNameEng)],
		...(booking.coachName ? [[words.coach, booking.coachName] as const] : []),
	];
	return { training, club, when, facts };
}
