import { inLocale } from "@kvart/contract/locale";
import { bookingRecord } from "../../booking/service.ts";
import { changedBookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const all = {
	sr: {
		one: (training: string, when: string) => `Promena: ${training}, ${when}`,
		several: "Promene na tvojim treninzima",
		preview: "Trener je sprečen. Evo šta to znači za tvoje treninge.",
		title: "Trener je sprečen",
		body: "Trener kod kog imaš mesto je sprečen. Evo šta se menja:",
		cancelled: "otkazano, mesto je oslobođeno",
		substituted: (coach: string) => `održava se, vodi ${coach}`,
		remark: "Napomena",
		button: "Moji treninzi",
		note: "Tamo gde je trening na rasporedu, tvoje mesto je sačuvano. Priloženi termini uklanjaju otkazane treninge iz tvog kalendara.",
	},
	en: {
		one: (training: string, when: string) => `Changed: ${training}, ${when}`,
		several: "Changes to your classes",
		preview: "The coach cannot come. This is what it means for your classes.",
		title: "The coach cannot come",
		body: "The coach of classes you have booked cannot come. This is what changes:",
		cancelled: "cancelled, there is nothing for you to do",
		substituted: (coach: string) => `takes place with ${coach}`,
		remark: "Note",
		button: "My classes",
		note: "Where the class takes place, your place is kept. The attached files take the cancelled ones out of your calendar.",
	},
} as const;

export const composeCoachAway: ComposeMail<"coach-away"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const records = await Promise.all(data.bookingIds.map((id) => bookingRecord(db, id)));
	// Without those that the member has cancelled since.
	const bookings = records.filter((booking) => booking !== undefined).filter(({ cancelledAt }) => cancelledAt === null);
	const [first] = bookings;
	if (!first) return null;
	const texts = all[language];
	const { training, when } = bookingFacts(first, language);
	const changes = bookings.map((booking) => {
		const facts = bookingFacts(booking, language);
		const status = booking.cancelled ? texts.cancelled : texts.substituted(booking.coachName ?? "");
		return [`${facts.training}, ${facts.when}`, status] as const;
	});
	const note = inLocale(language, data.note, data.noteEng) || data.note || data.noteEng;
	const calendars = await Promise.all(
		bookings
			.filter(({ cancelled }) => cancelled)
			.map((booking) => changedBookingAttachment(context, booking, language)),
	);
	return {
		...personalMail(
			{
				...memberVoice[language],
				...texts,
				subject: bookings.length === 1 ? texts.one(training, when) : texts.several,
			},
			data.firstName,
			<>
				<MailFacts facts={note === "" ? changes : [...changes, [texts.remark, note] as const]} />
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: calendars.map(calendarFile),
	};
};
