import { phoneLink } from "@kvart/contract/phone";
import { bookingRecord } from "../booking/service.ts";
import { bookingAttachment } from "../calendar/service.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import type { ComposeMail } from "./compose.ts";
import { entryCode } from "./entry-code.tsx";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Mesto je tvoje: ${training}, ${when}`,
		preview: (club: string) => `Vidimo se u centru ${club}. U prilogu je termin za tvoj kalendar.`,
		title: "Mesto je tvoje",
		body: "Upisali smo te na trening. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
		button: (phone: string) => `Ne stižeš? Javi na ${phone}`,
		note: "Bez naloga se trening otkazuje samo telefonom. Ako ovo nije tvoja prijava, zanemari poruku.",
	},
	en: {
		subject: (training: string, when: string) => `You have a place: ${training}, ${when}`,
		preview: (club: string) => `See you at ${club}. An entry for your calendar is attached.`,
		title: "You have a place",
		body: "Your place in the class is booked. Come about ten minutes early, so that you can settle in without a rush.",
		button: (phone: string) => `Can’t make it? Call ${phone}`,
		note: "Without an account, you can only cancel by phone. If it wasn’t you who booked, ignore this message.",
	},
} as const;

/** To a guest who gave an address and does not have to confirm. */
export const composeGuestBooked: ComposeMail<"guest-booked"> = async ({ bookingId }, context) => {
	const { db, keys, language } = context;
	const booking = await bookingRecord(db, bookingId);
	// Cancelled before the mail was sent.
	if (!booking || booking.cancelledAt || booking.cancelled) return null;
	const { subject, preview, button, note, ...fixed } = texts[language];
	const { training, club, when, facts } = bookingFacts(booking, language);
	const calendar = await bookingAttachment(context, booking, language);
	const code = await entryCode(keys, bookingId, language);
	return {
		...personalMail(
			{ ...memberVoice[language], ...fixed, subject: subject(training, when), preview: preview(club) },
			"",
			<>
				<MailFacts facts={facts} />
				{code.part}
				<MailButton href={phoneLink(booking.gymPhone)}>{button(booking.gymPhone)}</MailButton>
				<MailNote>{note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar), code.picture],
	};
};
