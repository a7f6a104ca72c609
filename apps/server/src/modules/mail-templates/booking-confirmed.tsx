import type { MailContext } from "../../platform/mailing.ts";
import { type BookingDetails, bookingRecord } from "../booking/service.ts";
import { bookingAttachment, replacedBookingAttachment } from "../calendar/service.ts";
import { pageAddress } from "../mail/service.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import { CancelLink, cancelText } from "./cancel-limit.tsx";
import type { ComposeMail } from "./compose.ts";
import { entryCode } from "./entry-code.tsx";
import { MailButton, MailFacts, MailNote, MailText } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const confirmed = {
	sr: {
		subject: (training: string, when: string) => `Mesto je tvoje: ${training}, ${when}`,
		preview: (club: string) => `Vidimo se u centru ${club}. U prilogu je termin za tvoj kalendar.`,
		title: "Mesto je tvoje",
		body: "Upisali smo te na trening. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
		button: "Moji treninzi",
		attached: "Termin za kalendar je u prilogu.",
	},
	en: {
		subject: (training: string, when: string) => `You have a place: ${training}, ${when}`,
		preview: (club: string) => `See you at ${club}. An entry for your calendar is attached.`,
		title: "You have a place",
		body: "Your place in the class is booked. Come about ten minutes early, so that you can settle in without a rush.",
		button: "My classes",
		attached: "An entry for your calendar is attached.",
	},
} as const;

const movedUp = {
	sr: {
		...confirmed.sr,
		subject: (training: string, when: string) => `Dobijaš mesto sa liste čekanja: ${training}, ${when}`,
		preview: (club: string) => `Mesto koje čekaš sada je tvoje. Vidimo se u centru ${club}.`,
		body: "Oslobodilo se mesto na treningu koji čekaš i odmah smo te upisali. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
	},
	en: {
		...confirmed.en,
		subject: (training: string, when: string) => `You’re off the waiting list: ${training}, ${when}`,
		preview: (club: string) => `The place you waited for is yours. See you at ${club}.`,
		body: "A place came up in the class you were waiting for, and we have booked it for you. Come about ten minutes early, so that you can settle in without a rush.",
	},
} as const;

const changed = {
	sr: {
		...confirmed.sr,
		subject: (training: string, when: string) => `Termin je promenjen: ${training}, ${when}`,
		preview: (club: string) => `Novo mesto je tvoje, staro je slobodno. Vidimo se u centru ${club}.`,
		title: "Termin je promenjen",
		body: "Upisali smo te na novi trening, a staro mesto je otkazano. Dođi desetak minuta ranije, da na miru staneš na svoje mesto.",
		instead: "Umesto",
		late: "Do početka starog treninga je ostalo malo vremena, pa se promena računa kao kasno otkazivanje. Koliko ih imaš, vidiš na svom nalogu.",
		attached: "U prilogu je novi termin za kalendar, koji stari uklanja.",
	},
	en: {
		...confirmed.en,
		subject: (training: string, when: string) => `Class changed: ${training}, ${when}`,
		preview: (club: string) => `The new place is yours, the old one is free. See you at ${club}.`,
		title: "Your class is changed",
		body: "Your place in the new class is booked, and the old one is cancelled. Come about ten minutes early, so that you can settle in without a rush.",
		instead: "Instead of",
		late: "It was shortly before the old class, so the change counts as a late cancellation. Your account shows how many you have.",
		attached: "The new entry for your calendar is attached; it takes the old one out.",
	},
} as const;

type Texts = typeof confirmed | typeof movedUp | typeof changed;

interface PlaceMail {
	texts: Texts;
	firstName: string;
	booking: BookingDetails | undefined;
	/** The booking that was given up for it. */
	old?: { booking: BookingDetails; label: string; late: string };
}

async function placeMail({ texts, firstName, booking, old }: PlaceMail, context: MailContext) {
	const { keys, language, publicUrl } = context;
	// Cancelled before the mail was sent.
	if (!booking || booking.cancelledAt || booking.cancelled) return null;
	const mailTexts = { ...memberVoice[language], ...texts[language] };
	const { training, club, when, facts } = bookingFacts(booking, language);
	const calendar = await (old
		? replacedBookingAttachment(context, old.booking, booking, language)
		: bookingAttachment(context, booking, language));
	const code = await entryCode(keys, booking.id, language);
	const gone = old && bookingFacts(old.booking, language);
	return {
		...personalMail(
			{ ...mailTexts, subject: mailTexts.subject(training, when), preview: mailTexts.preview(club) },
			firstName,
			<>
				<MailFacts facts={gone ? [...facts, [old.label, `${gone.training}, ${gone.when}`]] : facts} />
				{old?.booking.cancelledLate && <MailText>{old.late}</MailText>}
				{code.part}
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{mailTexts.button}</MailButton>
				<MailNote>
					{cancelText(booking, context)} <CancelLink bookingId={booking.id} context={context} />
				</MailNote>
				<MailNote>{mailTexts.attached}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar), code.picture],
	};
}

export const composeBookingConfirmed: ComposeMail<"booking-confirmed"> = async ({ firstName, bookingId }, context) =>
	placeMail({ texts: confirmed, firstName, booking: await bookingRecord(context.db, bookingId) }, context);

export const composeMovedUp: ComposeMail<"waiting-moved-up"> = async ({ firstName, bookingId }, context) =>
	placeMail({ texts: movedUp, firstName, booking: await bookingRecord(context.db, bookingId) }, context);

export const composeBookingChanged: ComposeMail<"booking-changed"> = async (
	{ firstName, bookingId, oldBookingId },
	context,
) => {
	const booking = await bookingRecord(context.db, bookingId);
	const given = await bookingRecord(context.db, oldBookingId);
	const { instead, late } = changed[context.language];
	const old = given && { booking: given, label: instead, late };
	return placeMail({ texts: changed, firstName, booking, ...(old && { old }) }, context);
};
