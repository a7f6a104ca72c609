import { brand } from "@kvart/contract/brand";
import type { Closing } from "@kvart/contract/closings";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatTime } from "@kvart/contract/time";
import { bookingRecord, waitRecord } from "../../booking/service.ts";
import { changedBookingAttachment } from "../../calendar/service.ts";
import { closingPlace } from "../../schedule/service/closings.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import { dateLabel, trainingMoment } from "./moments.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const calendarNote = {
	sr: "Priloženi termini ispravljaju tvoj kalendar.",
	en: "The attached files update your calendar.",
} as const;

const all = {
	sr: {
		closed: {
			subject: (place: string) => `${place}: zatvoreno, treninzi su otkazani`,
			preview: "Evo koji se tvoji treninzi ne održavaju.",
			title: "Tada ne radimo",
			body: "Žao nam je: zatvaramo na neko vreme, pa treninzi ispod neće biti održani. Ništa ne treba da otkazuješ.",
			button: "Nađi drugi termin",
		},
		open: {
			subject: (place: string) => `${place}: ipak radimo`,
			preview: "Treninzi koje smo otkazali ipak se održavaju, a tvoje mesto te čeka.",
			title: "Ipak radimo",
			body: "Javili smo ti da tada ne radimo, ali se to promenilo. Tvoje mesto je i dalje tvoje, ne treba ponovo da se prijavljuješ.",
			button: "Moji treninzi",
		},
		mixed: {
			subject: (place: string) => `${place}: promena na tvojim treninzima`,
			preview: "Promenili smo vreme kada ne radimo. Evo šta to znači za tvoje treninge.",
			title: "Promenili smo vreme kada ne radimo",
			body: "Neki treninzi su zbog toga otkazani, a neki se ipak održavaju. Evo kako sada stoji:",
			button: "Moji treninzi",
		},
		everywhere: `Svi ${brand.name} centri`,
		where: "Gde",
		when: "Zatvoreno",
		reason: "Razlog",
		cancelled: "otkazano",
		restored: "održava se, mesto je tvoje",
		waiting: "otkazano, lista čekanja je zatvorena",
	},
	en: {
		closed: {
			subject: (place: string) => `${place}: closed, your classes are cancelled`,
			preview: "These classes of yours won’t take place.",
			title: "We’ll be closed",
			body: "We are sorry: we are closing for a while, so the classes below will not take place. There is nothing for you to cancel.",
			button: "Find another time",
		},
		open: {
			subject: (place: string) => `${place}: open after all`,
			preview: "The classes we cancelled take place after all, and your place is waiting for you.",
			title: "We are open after all",
			body: "We told you that we would be closed, but that has changed. Your place is still yours; there’s no need to book again.",
			button: "My classes",
		},
		mixed: {
			subject: (place: string) => `${place}: changes to your classes`,
			preview: "Our closing times have changed. This is what it means for your classes.",
			title: "Our closing times have changed",
			body: "Because of that some classes are cancelled, and others take place after all. This is how it is now:",
			button: "My classes",
		},
		everywhere: `All ${brand.name} centres`,
		where: "Where",
		when: "Closed",
		reason: "Reason",
		cancelled: "cancelled",
		restored: "takes place, the place is yours",
		waiting: "cancelled, the waiting list is closed",
	},
} as const;

function moment(date: string, time: number | null, language: Locale): string {
	return time === null ? dateLabel(date, language) : trainingMoment(date, time, language);
}

/** `18.11.2026.`, `18.11.2026. – 20.11.2026.`, or with hours. */
function closedLabel({ from_date, from_time, until_date, until_time }: Closing, language: Locale): string {
	const from = moment(from_date, from_time, language);
	if (from_date !== until_date) return `${from} – ${moment(until_date, until_time, language)}`;
	return until_time === null ? from : `${from} – ${formatTime(until_time)}`;
}

type Place = NonNullable<Awaited<ReturnType<typeof closingPlace>>>;

function placeLabel({ gymName, roomName, roomNameEng }: Place, language: Locale): string {
	if (gymName === null) return all[language].everywhere;
	const room = roomName === null ? "" : `, ${inLocale(language, roomName, roomNameEng ?? "")}`;
	return `${brand.name} ${gymName}${room}`;
}

/** The classes in question, without those that the member has cancelled since. */
async function classesOf(db: Parameters<typeof bookingRecord>[0], bookingIds: number[], waitIds: number[]) {
	const records = await Promise.all(bookingIds.map((id) => bookingRecord(db, id)));
	const waits = await Promise.all(waitIds.map((id) => waitRecord(db, id)));
	return {
		bookings: records.filter((booking) => booking !== undefined).filter(({ cancelledAt }) => cancelledAt === null),
		waits: waits.filter((wait) => wait !== undefined).filter(({ training }) => training.cancelled),
	};
}

export const composeClosing: ComposeMail<"closing"> = async (data, context) => {
	const { db, language, publicUrl } = context;
	const place = await closingPlace(db, data.closingId);
	const { bookings, waits } = await classesOf(db, data.bookingIds, data.waitIds);
	if (!place || bookings.length + waits.length === 0) return null;
	const labels = all[language];
	const cancelled = bookings.filter((booking) => booking.cancelled).length + waits.length;
	const kind = cancelled === 0 ? "open" : cancelled === bookings.length + waits.length ? "closed" : "mixed";
	const texts = labels[kind];
	const facts = [
		[labels.where, placeLabel(place, language)] as const,
		...(kind === "open" ? [] : [[labels.when, closedLabel(place, language)] as const]),
		...(kind === "open" ? [] : [[labels.reason, inLocale(language, place.reason, place.reason_eng)] as const]),
		...bookings.map((booking) => {
			const { training, when } = bookingFacts(booking, language);
			return [`${training}, ${when}`, booking.cancelled ? labels.cancelled : labels.restored] as const;
		}),
		...waits.map((wait) => {
			const { training, when } = bookingFacts(wait.training, language);
			return [`${training}, ${when}`, labels.waiting] as const;
		}),
	];
	const calendars = await Promise.all(bookings.map((booking) => changedBookingAttachment(context, booking, language)));
	return {
		...personalMail(
			{ ...memberVoice[language], ...texts, subject: texts.subject(placeLabel(place, language)) },
			data.firstName,
			<>
				<MailFacts facts={facts} />
				<MailButton href={pageAddress(publicUrl, language, kind === "closed" ? "/find" : "/account")}>
					{texts.button}
				</MailButton>
				{calendars.length > 0 && <MailNote>{calendarNote[language]}</MailNote>}
			</>,
		),
		attachments: calendars.map(calendarFile),
	};
};
