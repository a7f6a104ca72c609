import { bookingRecord } from "../../booking/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, schedulePath } from "./booking-facts.ts";
import { letter } from "./letter.tsx";
import { MailButton, MailFacts } from "./parts.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Ipak se održava: ${training}, ${when}`,
		preview: "Trening koji smo otkazali ipak se održava. Ako želiš mesto, prijavi se ponovo.",
		title: "Trening se ipak održava",
		body: "Javili smo ti da je trening otkazan, ali će ipak biti održan. Nismo te sami ponovo upisali, jer možda već imaš druge planove. Ako dolaziš, prijavi se još jednom.",
		button: "Prijavi se ponovo",
	},
	en: {
		subject: (training: string, when: string) => `It takes place after all: ${training}, ${when}`,
		preview: "The training we cancelled takes place after all. If you want a place, book again.",
		title: "The training takes place after all",
		body: "We told you that the training was cancelled, but it takes place after all. We have not booked you again, since you may have made other plans. If you are coming, please book once more.",
		button: "Book again",
	},
} as const;

export const composeTrainingRestored: ComposeMail<"training-restored"> = async ({ firstName, bookingId }, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, bookingId);
	// Called off once more before the mail went out: there is nothing to come back to.
	if (!booking || booking.cancelled) return null;
	const words = { ...memberVoice[language], ...texts[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	return letter(
		{ ...words, subject: words.subject(training, when) },
		firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={pageAddress(publicUrl, language, schedulePath(booking))}>{words.button}</MailButton>
		</>,
	);
};
