import { bookingRecord } from "../../booking/service.ts";
import { changedBookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, schedulePath } from "./booking-facts.ts";
import { calendarFile } from "./calendar-file.ts";
import { reasonFact } from "./change-reason.ts";
import { letter } from "./letter.tsx";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Otkazano: ${training}, ${when}`,
		preview: "Trening na kom imaš mesto neće biti održan.",
		title: "Trening je otkazan",
		body: "Žao nam je: trening na kom imaš mesto neće biti održan. Ništa ne treba da otkazuješ, mesto je već oslobođeno.",
		button: "Nađi drugi termin",
		note: "Priloženi termin uklanja trening iz tvog kalendara.",
	},
	en: {
		subject: (training: string, when: string) => `Cancelled: ${training}, ${when}`,
		preview: "The training you booked will not take place.",
		title: "The training is cancelled",
		body: "We are sorry: the training you have a place in will not take place. There is nothing for you to cancel.",
		button: "Find another time",
		note: "The attached date takes the training out of your calendar.",
	},
} as const;

export const composeTrainingCancelled: ComposeMail<"training-cancelled"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, data.bookingId);
	if (!booking) return null;
	const words = { ...memberVoice[language], ...texts[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	const calendar = await changedBookingAttachment(context, { ...booking, cancelled: true }, language);
	return {
		...letter(
			{ ...words, subject: words.subject(training, when) },
			data.firstName,
			<>
				<MailFacts facts={[...facts, reasonFact(data, language)]} />
				<MailButton href={pageAddress(publicUrl, language, schedulePath(booking))}>{words.button}</MailButton>
				<MailNote>{words.note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar)],
	};
};
