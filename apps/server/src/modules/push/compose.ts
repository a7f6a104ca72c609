import { hasStarted } from "@kvart/contract/booking";
import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { PushContent } from "@kvart/contract/push";
import { instantOf, wallTime } from "@kvart/contract/time";
import type { BookingDetails } from "../booking/service.ts";
import { nearMoment } from "../mail/service.ts";

/** The mails about one booking that are also notifications. */
const pushedTemplates = ["training-reminder", "waiting-moved-up"] as const;
type PushedTemplate = (typeof pushedTemplates)[number];

export function isAboutOne(template: string): template is PushedTemplate {
	return (pushedTemplates as readonly string[]).includes(template);
}

interface Facts {
	training: string;
	/** `danas u 18:30`. */
	when: string;
	club: string;
	room: string;
}

type Texts = Record<PushedTemplate, (facts: Facts) => { title: string; body: string }>;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const texts: Record<Locale, Texts> = {
	sr: {
		"training-reminder": ({ training, when, club, room }) => ({
			title: `${capitalised(when)}: ${training}`,
			body: `${club}, ${room}. Kod za ulaz je na tvom nalogu.`,
		}),
		"waiting-moved-up": ({ training, when, club }) => ({
			title: `Imaš mesto: ${training}`,
			body: `${capitalised(when)}, ${club}. Ako ne stižeš, otkaži na svom nalogu.`,
		}),
	},
	en: {
		"training-reminder": ({ training, when, club, room }) => ({
			title: `${capitalised(when)}: ${training}`,
			body: `${club}, ${room}. Your entry code is in your account.`,
		}),
		"waiting-moved-up": ({ training, when, club }) => ({
			title: `You have a place: ${training}`,
			body: `${capitalised(when)}, ${club}. If you can’t make it, cancel in your account.`,
		}),
	},
};

export const tags: Record<Locale, string> = { sr: "sr-Latn", en: "en" };

export interface Composed {
	content: PushContent;
	/** From then on it is not needed. */
	until: Date;
}

/** Null if there is nothing left to say: the training has started, or the booking is not what it was. */
export function composePush(
	template: PushedTemplate,
	booking: BookingDetails,
	{ language, mailKey, now }: { language: Locale; mailKey: string | null; now: Date },
): Composed | null {
	const { trainingDate, time } = booking;
	if (hasStarted(booking, now) || booking.cancelledAt || booking.cancelled) return null;
	// Moved: its new time has a reminder of its own.
	if (template === "training-reminder" && mailKey !== `reminder:${booking.id}:${trainingDate}:${time}`) return null;
	const facts: Facts = {
		training: inLocale(language, booking.trainingName, booking.trainingNameEng),
		when: nearMoment(trainingDate, time, language, wallTime(now).date),
		club: `${brand.name} ${booking.gymName}`,
		room: inLocale(language, booking.roomName, booking.roomNameEng),
	};
	return {
		content: {
			...texts[language][template](facts),
			path: `${language === "en" ? "/en" : ""}/account`,
			lang: tags[language],
			tag: `booking-${booking.id}`,
		},
		until: instantOf(trainingDate, time),
	};
}
