import { bookingRecord } from "../../booking/service.ts";
import { changedBookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts } from "./booking-facts.ts";
import { calendarFile } from "./calendar-file.ts";
import { reasonFact } from "./change-reason.ts";
import { letter } from "./letter.tsx";
import { trainingMoment } from "./moments.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Promena termina: ${training}, ${when}`,
		preview: "Tvoje mesto se preselilo zajedno sa treningom.",
		title: "Termin je promenjen",
		body: "Promenili smo trening na kom imaš mesto. Mesto ti je sačuvano, a evo kako sada stoji:",
		before: "Bilo je",
		button: "Moji treninzi",
		note: "Ne odgovara ti? Otkaži na svom nalogu najkasnije do početka treninga. Priloženi termin ispravlja tvoj kalendar.",
	},
	en: {
		subject: (training: string, when: string) => `Changed: ${training}, ${when}`,
		preview: "Your place has moved along with the training.",
		title: "Your training has changed",
		body: "We have changed a training you have a place in. Your place is kept, and this is how it is now:",
		before: "It was",
		button: "My trainings",
		note: "Does it not suit you? Cancel in your account before the training starts. The attached date puts your calendar right.",
	},
} as const;

export const composeTrainingMoved: ComposeMail<"training-moved"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, data.bookingId);
	// Cancelled since then: of that the person knows by another mail, or did it themselves.
	if (!booking || booking.cancelledAt || booking.cancelled) return null;
	const words = { ...memberVoice[language], ...texts[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	const before = `${data.training}, ${trainingMoment(data.date, data.time, language)}`;
	const calendar = await changedBookingAttachment(context, booking, language);
	return {
		...letter(
			{ ...words, subject: words.subject(training, when) },
			data.firstName,
			<>
				<MailFacts facts={[...facts, [words.before, before], reasonFact(data, language)]} />
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{words.button}</MailButton>
				<MailNote>{words.note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar)],
	};
};
