import { inLocale } from "@kvart/contract/locale";
import { bookingRecord } from "../../booking/service.ts";
import { changedBookingAttachment } from "../../calendar/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const several = { sr: "Promene na tvojim treninzima", en: "Changes to your classes" } as const;

const all = {
	sr: {
		substituted: {
			subject: (training: string, when: string) => `Drugi trener: ${training}, ${when}`,
			preview: "Trening se održava, samo ga vodi drugi trener. Tvoje mesto je sačuvano.",
			title: "Trening vodi drugi trener",
			body: "Tvoj trener je sprečen, ali se trening održava. Tvoje mesto je sačuvano, ne treba ništa da radiš.",
			button: "Moji treninzi",
			note: "Ne odgovara ti? Otkaži na svom nalogu najkasnije do početka treninga.",
		},
		cancelled: {
			subject: (training: string, when: string) => `Otkazano: ${training}, ${when}`,
			preview: "Trener je sprečen, pa trening na kom imaš mesto neće biti održan.",
			title: "Trener je sprečen",
			body: "Žao nam je: trener je sprečen, a zamenu nismo našli. Ništa ne treba da otkazuješ, mesto je već oslobođeno.",
			button: "Nađi drugi termin",
			note: "Priloženi termini uklanjaju otkazane treninge iz tvog kalendara.",
		},
		mixed: {
			subject: () => several.sr,
			preview: "Trener je sprečen. Evo šta to znači za tvoje treninge.",
			title: "Trener je sprečen",
			body: "Trener kod kog imaš mesto je sprečen. Neki treninzi su otkazani, a neke vodi drugi trener:",
			button: "Moji treninzi",
			note: "Gde se trening održava, tvoje mesto je sačuvano. Priloženi termini uklanjaju otkazane treninge iz tvog kalendara.",
		},
		off: "otkazano",
		taughtBy: (coach: string) => `održava se, vodi ${coach}`,
		remark: "Napomena",
	},
	en: {
		substituted: {
			subject: (training: string, when: string) => `Another coach: ${training}, ${when}`,
			preview: "The class takes place with another coach. Your place is safe.",
			title: "Another coach takes the class",
			body: "Your coach can’t make it, but the class takes place. Your place is safe; there is nothing for you to do.",
			button: "My classes",
			note: "Doesn’t suit you? Cancel in your account before the class starts.",
		},
		cancelled: {
			subject: (training: string, when: string) => `Cancelled: ${training}, ${when}`,
			preview: "The coach can’t make it, so the class you booked will not take place.",
			title: "The coach can’t make it",
			body: "We are sorry: the coach can’t make it, and we found no one to step in. There is nothing for you to cancel.",
			button: "Find another time",
			note: "The attached files take the cancelled classes out of your calendar.",
		},
		mixed: {
			subject: () => several.en,
			preview: "The coach can’t make it. This is what it means for your classes.",
			title: "The coach can’t make it",
			body: "The coach of classes you’ve booked can’t make it. Some are cancelled, others take place with another coach:",
			button: "My classes",
			note: "Where the class takes place, your place is safe. The attached files take the cancelled classes out of your calendar.",
		},
		off: "cancelled",
		taughtBy: (coach: string) => `takes place with ${coach}`,
		remark: "Note",
	},
} as const;

function kindOf(bookings: readonly { cancelled: boolean }[]): "substituted" | "cancelled" | "mixed" {
	if (bookings.every(({ cancelled }) => cancelled)) return "cancelled";
	return bookings.some(({ cancelled }) => cancelled) ? "mixed" : "substituted";
}

export const composeCoachAway: ComposeMail<"coach-away"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const records = await Promise.all(data.bookingIds.map((id) => bookingRecord(db, id)));
	// Without those that the member has cancelled since.
	const bookings = records.filter((booking) => booking !== undefined).filter(({ cancelledAt }) => cancelledAt === null);
	const [first] = bookings;
	if (!first) return null;
	const labels = all[language];
	const kind = kindOf(bookings);
	const texts = labels[kind];
	const { training, when } = bookingFacts(first, language);
	const changes = bookings.map((booking) => {
		const facts = bookingFacts(booking, language);
		const status = booking.cancelled ? labels.off : labels.taughtBy(booking.coachName ?? "");
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
				subject: bookings.length === 1 ? texts.subject(training, when) : several[language],
			},
			data.firstName,
			<>
				<MailFacts facts={note === "" ? changes : [...changes, [labels.remark, note] as const]} />
				<MailButton href={pageAddress(publicUrl, language, kind === "cancelled" ? "/find" : "/account")}>
					{texts.button}
				</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: calendars.map(calendarFile),
	};
};
