import { bookingRecord } from "../../booking/service.ts";
import { bookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import { entryCode } from "./entry-code.tsx";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const confirmed = {
	sr: {
		subject: (training: string, when: string) => `Mesto je tvoje: ${training}, ${when}`,
		preview: (club: string) => `Vidimo se u centru ${club}. U prilogu je termin za tvoj kalendar.`,
		title: "Mesto je tvoje",
		body: "Upisali smo te na trening. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
		button: "Moji treninzi",
		note: "Ne stižeš? Otkaži na svom nalogu najkasnije do početka treninga, pa će neko drugi dobiti mesto. Termin za kalendar je u prilogu.",
	},
	en: {
		subject: (training: string, when: string) => `You have a place: ${training}, ${when}`,
		preview: (club: string) => `See you at ${club}. An entry for your calendar is attached.`,
		title: "You have a place",
		body: "Your place in the class is booked. Come about ten minutes early, so that you can settle in without a rush.",
		button: "My classes",
		note: "Can’t make it? Cancel in your account before the class starts, and somebody else gets the place. An entry for your calendar is attached.",
	},
} as const;

const movedUp = {
	sr: {
		...confirmed.sr,
		subject: (training: string, when: string) => `Dobijaš mesto sa liste čekanja: ${training}, ${when}`,
		preview: (club: string) => `Mesto koje čekaš sada je tvoje. Vidimo se u centru ${club}.`,
		body: "Oslobodilo se mesto na treningu koji čekaš i odmah smo te upisali. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
		note: "Ipak ne stižeš? Otkaži na svom nalogu, pa mesto dobija sledeći sa liste čekanja. Termin za kalendar je u prilogu.",
	},
	en: {
		...confirmed.en,
		subject: (training: string, when: string) => `You’re off the waiting list: ${training}, ${when}`,
		preview: (club: string) => `The place you waited for is yours. See you at ${club}.`,
		body: "A place came up in the class you were waiting for, and we have booked it for you. Come about ten minutes early, so that you can settle in without a rush.",
		note: "Changed your mind, or can’t make it? Cancel in your account, and the next on the waiting list gets the place. An entry for your calendar is attached.",
	},
} as const;

type Texts = typeof confirmed | typeof movedUp;

const placeMail =
	(texts: Texts): ComposeMail<"booking-confirmed"> & ComposeMail<"waiting-moved-up"> =>
	async ({ firstName, bookingId }, context) => {
		const { db, keys, language, publicUrl } = context;
		const booking = await bookingRecord(db, bookingId);
		// Cancelled before the mail was sent.
		if (!booking || booking.cancelledAt || booking.cancelled) return null;
		const mailTexts = { ...memberVoice[language], ...texts[language] };
		const { training, club, when, facts } = bookingFacts(booking, language);
		const calendar = await bookingAttachment(context, booking, language);
		const code = await entryCode(keys, bookingId, language);
		return {
			...personalMail(
				{ ...mailTexts, subject: mailTexts.subject(training, when), preview: mailTexts.preview(club) },
				firstName,
				<>
					<MailFacts facts={facts} />
					{code.part}
					<MailButton href={pageAddress(publicUrl, language, "/account")}>{mailTexts.button}</MailButton>
					<MailNote>{mailTexts.note}</MailNote>
				</>,
			),
			attachments: [calendarFile(calendar), code.picture],
		};
	};

export const composeBookingConfirmed = placeMail(confirmed);
export const composeMovedUp = placeMail(movedUp);
