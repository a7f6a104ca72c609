import { bookingRecord } from "../booking/service.ts";
import { changedBookingAttachment } from "../calendar/service.ts";
import { pageAddress, schedulePath } from "../mail/service.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote, MailText } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (training: string, when: string) => `Prijava je otkazana: ${training}, ${when}`,
		preview: "Mesto je slobodno za nekog drugog. Vidimo se na sledećem treningu.",
		title: "Prijava je otkazana",
		body: "Tvoje mesto na ovom treningu je otkazano i sada ga može dobiti neko drugi.",
		button: "Nađi drugi termin",
		late: "Do početka je ostalo malo vremena, pa se ovo računa kao kasno otkazivanje. Koliko ih imaš, vidiš na svom nalogu.",
		note: "Priloženi termin uklanja trening iz tvog kalendara. Ako to nije bila tvoja odluka, javi nam se.",
	},
	en: {
		subject: (training: string, when: string) => `Booking cancelled: ${training}, ${when}`,
		preview: "The place is free for someone else. See you at the next class.",
		title: "Your booking is cancelled",
		body: "Your place in this class is cancelled, and someone else can have it now.",
		button: "Find another time",
		late: "It was shortly before the class, so this counts as a late cancellation. Your account shows how many you have.",
		note: "The attached file takes the class out of your calendar. If it wasn’t you, please let us know.",
	},
} as const;

export const composeBookingCancelled: ComposeMail<"booking-cancelled"> = async ({ firstName, bookingId }, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, bookingId);
	if (!booking?.cancelledAt) return null;
	const mailTexts = { ...memberVoice[language], ...texts[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	const calendar = await changedBookingAttachment(context, { ...booking, cancelled: true }, language);
	return {
		...personalMail(
			{ ...mailTexts, subject: mailTexts.subject(training, when) },
			firstName,
			<>
				<MailFacts facts={facts} />
				{booking.cancelledLate && <MailText>{mailTexts.late}</MailText>}
				<MailButton href={pageAddress(publicUrl, language, schedulePath(booking))}>{mailTexts.button}</MailButton>
				<MailNote>{mailTexts.note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar)],
	};
};
