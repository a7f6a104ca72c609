import { guestConfirmationMinutes } from "@kvart/contract/booking-inputs";
import { bookingRecord, confirmationToken } from "../booking/service.ts";
import { pageAddress } from "../mail/service.ts";
import { bookingFacts } from "./booking-facts.ts";
import type { ComposeMail } from "./compose.ts";
import { MailFacts } from "./parts.tsx";
import { linkMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Potvrdi mesto: ${training}, ${when}`,
		preview: `Mesto te čeka ${guestConfirmationMinutes} minuta.`,
		title: "Još jedan klik",
		body: "Mesto na treningu je odvojeno za tebe. Potvrdi da dolaziš i tvoje je.",
		button: "Potvrdi mesto",
		note: `Link važi ${guestConfirmationMinutes} minuta. Bez potvrde se mesto oslobađa. Ako ovo nije tvoja prijava, zanemari poruku.`,
	},
	en: {
		subject: (training: string, when: string) => `Confirm your place: ${training}, ${when}`,
		preview: `The place is held for ${guestConfirmationMinutes} minutes.`,
		title: "One more click",
		body: "We are holding a place in the class for you. Confirm that you are coming, and it is yours.",
		button: "Confirm my place",
		note: `The link works for ${guestConfirmationMinutes} minutes. Without it the place is free again. If it wasn’t you who booked, ignore this message.`,
	},
} as const;

export const composeGuestConfirmation: ComposeMail<"guest-confirmation"> = async (
	{ bookingId },
	{ db, keys, language, publicUrl },
) => {
	const booking = await bookingRecord(db, bookingId);
	// Confirmed at the desk, released or called off before the mail was sent.
	if (!booking || booking.cancelledAt || booking.cancelled || !booking.confirmUntil) return null;
	const { training, when, facts } = bookingFacts(booking, language);
	const mailTexts = { ...memberVoice[language], ...texts[language], subject: texts[language].subject(training, when) };
	const href = pageAddress(publicUrl, language, "/confirm-booking", { token: confirmationToken(keys, bookingId) });
	return linkMail(mailTexts, "", href, <MailFacts facts={facts} />);
};
