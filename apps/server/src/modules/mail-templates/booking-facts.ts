import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { MailAttachment } from "../../platform/mailing.ts";
import type { TrainingDetails } from "../booking/service.ts";
import type { CalendarAnswer } from "../calendar/service.ts";
import { trainingMoment } from "../mail/service.ts";

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
