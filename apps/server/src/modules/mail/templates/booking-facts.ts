import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { weekOf } from "@kvart/contract/time";
import type { TrainingDetails } from "../../booking/service.ts";
import type { CalendarAnswer } from "../../calendar/service.ts";
import type { MailAttachment } from "../compose.ts";
import { trainingMoment } from "./moments.ts";

const texts = {
	sr: {
		training: "Trening",
		when: "Kada",
		club: "Centar",
		room: "Sala",
		coach: "Trener",
	},
	en: {
		training: "Class",
		when: "When",
		club: "Centre",
		room: "Room",
		coach: "Coach",
	},
} as const;

/** The page to book again. */
export function schedulePath({ promotion, gymId }: TrainingDetails): `/${string}` {
	return `/${promotion ? "promotions" : "training-schedule"}/${gymId}`;
}

/** The sheet that books it, on the board of its week. */
export function sheetPath(training: TrainingDetails) {
	const [week = training.trainingDate] = weekOf(training.trainingDate);
	const query = { room: String(training.roomId), week, book: String(training.periodId) };
	return { path: schedulePath(training), query };
}

export function bookingFacts(booking: TrainingDetails, language: Locale) {
	const labels = texts[language];
	const training = inLocale(language, booking.trainingName, booking.trainingNameEng);
	const club = `${brand.name} ${booking.gymName}`;
	const when = trainingMoment(booking.trainingDate, booking.time, language);
	const facts: (readonly [name: string, value: string])[] = [
		[labels.training, training],
		[labels.when, when],
		[labels.club, `${club}, ${booking.gymAddress}`],
		[labels.room, inLocale(language, booking.roomName, booking.roomNameEng)],
		...(booking.coachName ? [[labels.coach, booking.coachName] as const] : []),
	];
	return { training, club, when, facts };
}

export function calendarFile({ fileName, text }: CalendarAnswer): MailAttachment {
	return { filename: `${fileName}.ics`, contentType: "text/calendar; charset=utf-8; method=PUBLISH", content: text };
}
