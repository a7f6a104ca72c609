import { inLocale, type Locale } from "@kvart/contract/locale";
import type { StoredReasonCode } from "@kvart/contract/staff/change-reasons";
import { bookingRecord } from "../../booking/service.ts";
import { changedBookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import type { ChangeCause } from "../contents.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, calendarFile, schedulePath } from "./booking-facts.ts";
import { trainingMoment } from "./moments.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const trainingCancelled = {
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
		preview: "The class you booked will not take place.",
		title: "The class is cancelled",
		body: "We are sorry: the class you have a place in will not take place. There is nothing for you to cancel.",
		button: "Find another time",
		note: "The attached file takes the class out of your calendar.",
	},
} as const;

const trainingMoved = {
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
		preview: "Your place has moved along with the class.",
		title: "Your class has changed",
		body: "We have changed a class you have a place in. Your place is safe, and this is how it looks now:",
		before: "It was",
		button: "My classes",
		note: "Doesn’t suit you? Cancel in your account before the class starts. The attached file updates your calendar.",
	},
} as const;

const trainingRestored = {
	sr: {
		subject: (training: string, when: string) => `Ipak se održava: ${training}, ${when}`,
		preview: "Trening koji smo otkazali ipak se održava, a tvoje mesto te čeka.",
		title: "Trening se ipak održava",
		body: "Javili smo ti da je trening otkazan, ali će ipak biti održan. Tvoje mesto je i dalje tvoje, ne treba ponovo da se prijavljuješ.",
		button: "Moji treninzi",
		note: "Imaš već druge planove? Otkaži na svom nalogu, da mesto dobije neko drugi. Priloženi termin vraća trening u tvoj kalendar.",
	},
	en: {
		subject: (training: string, when: string) => `It takes place after all: ${training}, ${when}`,
		preview: "The class we cancelled takes place after all, and your place is waiting for you.",
		title: "The class takes place after all",
		body: "We told you that the class was cancelled, but it takes place after all. Your place is still yours; there’s no need to book again.",
		button: "My classes",
		note: "Have you made other plans? Cancel in your account, so that someone else gets the place. The attached file puts the class back into your calendar.",
	},
} as const;

const reasonLabel: Record<Locale, string> = { sr: "Razlog", en: "Reason" };

const reasons: Record<Locale, Record<Exclude<StoredReasonCode, "other">, string>> = {
	sr: {
		"coach-absent": "trener je sprečen",
		"room-unavailable": "sala nije na raspolaganju",
		"few-bookings": "premalo prijavljenih",
		holiday: "praznik",
		"new-plan": "nov raspored",
		closed: "tada je zatvoreno",
	},
	en: {
		"coach-absent": "the coach can’t make it",
		"room-unavailable": "the room cannot be used",
		"few-bookings": "too few bookings",
		holiday: "public holiday",
		"new-plan": "a new schedule",
		closed: "we’ll be closed",
	},
};

/** The reason, followed by the note of staff; if it is in one language only, everyone gets that one. */
function reasonFact(cause: ChangeCause, language: Locale): readonly [name: string, value: string] {
	const { reason, note, noteEng = "" } = cause;
	const own = inLocale(language, note, noteEng);
	const parts = [reason === "other" ? "" : reasons[language][reason], own === "" ? note || noteEng : own];
	return [reasonLabel[language], parts.filter((part) => part !== "").join(". ")];
}

export const composeTrainingCancelled: ComposeMail<"training-cancelled"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, data.bookingId);
	if (!booking) return null;
	const texts = { ...memberVoice[language], ...trainingCancelled[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	const calendar = await changedBookingAttachment(context, { ...booking, cancelled: true }, language);
	return {
		...personalMail(
			{ ...texts, subject: texts.subject(training, when) },
			data.firstName,
			<>
				<MailFacts facts={[...facts, reasonFact(data, language)]} />
				<MailButton href={pageAddress(publicUrl, language, schedulePath(booking))}>{texts.button}</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar)],
	};
};

export const composeTrainingMoved: ComposeMail<"training-moved"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, data.bookingId);
	// Cancelled since: the person got another mail, or cancelled themselves.
	if (!booking || booking.cancelledAt || booking.cancelled) return null;
	const texts = { ...memberVoice[language], ...trainingMoved[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	const before = `${inLocale(language, data.training, data.trainingEng)}, ${trainingMoment(data.date, data.time, language)}`;
	const calendar = await changedBookingAttachment(context, booking, language);
	return {
		...personalMail(
			{ ...texts, subject: texts.subject(training, when) },
			data.firstName,
			<>
				<MailFacts facts={[...facts, [texts.before, before], reasonFact(data, language)]} />
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar)],
	};
};

export const composeTrainingRestored: ComposeMail<"training-restored"> = async ({ firstName, bookingId }, context) => {
	const { db, language, publicUrl } = context;
	const booking = await bookingRecord(db, bookingId);
	// Cancelled again before the mail was sent, by staff or by the member.
	if (!booking || booking.cancelled || booking.cancelledAt) return null;
	const texts = { ...memberVoice[language], ...trainingRestored[language] };
	const { training, when, facts } = bookingFacts(booking, language);
	const calendar = await changedBookingAttachment(context, booking, language);
	return {
		...personalMail(
			{ ...texts, subject: texts.subject(training, when) },
			firstName,
			<>
				<MailFacts facts={facts} />
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: [calendarFile(calendar)],
	};
};
