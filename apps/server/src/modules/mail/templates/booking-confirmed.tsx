import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { type CalendarDate, dayOf, formatDate, formatTime } from "@kvart/contract/time";
import { bookingRecord } from "../../booking/service.ts";
import { bookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { MailButton, MailFacts, MailNote, MailText, MailTitle } from "./parts.tsx";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Mesto je tvoje: ${training}, ${when}`,
		preview: (club: string) => `Vidimo se u klubu ${club}. U prilogu je termin za tvoj kalendar.`,
		title: "Mesto je tvoje",
		greeting: (name: string) => `Zdravo, ${name}!`,
		body: "Upisali smo te na trening. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
		facts: { training: "Trening", when: "Kada", club: "Klub", room: "Sala", coach: "Trener" },
		at: (date: string, time: string) => `${date} u ${time}`,
		button: "Moji treninzi",
		note: "Ne stižeš? Otkaži na svom nalogu najkasnije do početka treninga, pa će neko drugi dobiti mesto. Termin za kalendar je u prilogu.",
	},
	en: {
		subject: (training: string, when: string) => `You have a place: ${training}, ${when}`,
		preview: (club: string) => `See you at ${club}. The date for your calendar is attached.`,
		title: "You have a place",
		greeting: (name: string) => `Hi ${name}!`,
		body: "Your place in the training is booked. Come about ten minutes early, so that you can settle in without a rush.",
		facts: { training: "Training", when: "When", club: "Club", room: "Room", coach: "Coach" },
		at: (date: string, time: string) => `${date} at ${time}`,
		button: "My trainings",
		note: "Can’t make it? Cancel in your account before the training starts, and somebody else gets the place. The date for your calendar is attached.",
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

export const composeBookingConfirmed: ComposeMail<"booking-confirmed"> = async ({ firstName, bookingId }, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, bookingId);
	// Cancelled before the mail went out: the person knows already.
	if (!booking || booking.cancelledAt || booking.cancelled) return null;
	const words = texts[language];
	const training = inLocale(language, booking.trainingName, booking.trainingNameEng);
	const club = `${brand.name} ${booking.gymName}`;
	const when = words.at(longDate(booking.trainingDate, language), formatTime(booking.time));
	const { fileName, text } = await bookingAttachment(context, booking, language);
	return {
		subject: words.subject(training, when),
		preview: words.preview(club),
		body: (
			<>
				<MailTitle>{words.title}</MailTitle>
				<MailText>{words.greeting(firstName)}</MailText>
				<MailText>{words.body}</MailText>
				<MailFacts
					facts={[
						[words.facts.training, training],
						[words.facts.when, when],
						[words.facts.club, `${club}, ${booking.gymAddress}`],
						[words.facts.room, inLocale(language, booking.roomName, booking.roomNameEng)],
						...(booking.coachName ? [[words.facts.coach, booking.coachName] as const] : []),
					]}
				/>
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{words.button}</MailButton>
				<MailNote>{words.note}</MailNote>
			</>
		),
		attachments: [
			{ filename: `${fileName}.ics`, contentType: "text/calendar; charset=utf-8; method=PUBLISH", content: text },
		],
	};
};
