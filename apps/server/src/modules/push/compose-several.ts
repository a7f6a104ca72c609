import { hasStarted } from "@kvart/contract/booking";
import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { instantOf, wallTime } from "@kvart/contract/time";
import type { BookingDetails } from "../booking/service.ts";
import { nearMoment } from "../mail/service.ts";
import { type Composed, capitalised, tags } from "./compose.ts";

/** The mails about several bookings that are also notifications. */
const severalTemplates = ["closing", "coach-away"] as const;
type SeveralTemplate = (typeof severalTemplates)[number];

export function isAboutSeveral(template: string): template is SeveralTemplate {
	return (severalTemplates as readonly string[]).includes(template);
}

interface Facts {
	/** Of the first class. */
	training: string;
	when: string;
	club: string;
	/** How many classes there are besides. */
	more: number;
}

type Compose = (facts: Facts) => { title: string; body: string };

const plurals = { sr: new Intl.PluralRules("sr"), en: new Intl.PluralRules("en") };

const andMore: Record<Locale, (count: number) => string> = {
	sr: (count) => (count === 0 ? "" : ` i još ${count} ${plurals.sr.select(count) === "one" ? "trening" : "treninga"}`),
	en: (count) => (count === 0 ? "" : ` and ${count} more ${plurals.en.select(count) === "one" ? "class" : "classes"}`),
};

const texts: Record<Locale, Record<SeveralTemplate | "open", Compose>> = {
	sr: {
		closing: ({ training, when, club, more }) => ({
			title: `Zatvoreno: ${club}`,
			body: `Otkazano: ${training}, ${when}${andMore.sr(more)}. Dodirni i nađi drugi termin.`,
		}),
		"coach-away": ({ training, when, club, more }) => ({
			title: `Otkazano: ${training}${andMore.sr(more)}`,
			body: `${capitalised(when)}, ${club}. Dodirni i nađi drugi termin.`,
		}),
		open: ({ training, when, club, more }) => ({
			title: `Ipak radimo: ${club}`,
			body: `${training}, ${when}${andMore.sr(more)}: mesto te čeka.`,
		}),
	},
	en: {
		closing: ({ training, when, club, more }) => ({
			title: `Closed: ${club}`,
			body: `Cancelled: ${training}, ${when}${andMore.en(more)}. Tap to find another time.`,
		}),
		"coach-away": ({ training, when, club, more }) => ({
			title: `Cancelled: ${training}${andMore.en(more)}`,
			body: `${capitalised(when)}, ${club}. Tap to find another time.`,
		}),
		open: ({ training, when, club, more }) => ({
			title: `Open after all: ${club}`,
			body: `${training}, ${when}${andMore.en(more)}: your place is waiting.`,
		}),
	},
};

const startOf = ({ trainingDate, time }: BookingDetails) => instantOf(trainingDate, time);

/**
 * What is cancelled or, if a closing was withdrawn, what takes place after all. Null if nothing is left to say: the
 * classes have started, the member cancelled them, or they only got another coach.
 */
export function composeSeveral(
	template: SeveralTemplate,
	bookings: readonly BookingDetails[],
	{ language, now }: { language: Locale; now: Date },
): Composed | null {
	const coming = bookings
		.filter((booking) => booking.cancelledAt === null && !hasStarted(booking, now))
		.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
	const cancelled = coming.filter((booking) => booking.cancelled);
	const isOpen = template === "closing" && cancelled.length === 0;
	const told = isOpen ? coming : cancelled;
	const [first] = told;
	if (!first) return null;
	const facts: Facts = {
		training: inLocale(language, first.trainingName, first.trainingNameEng),
		when: nearMoment(first.trainingDate, first.time, language, wallTime(now).date),
		club: `${brand.name} ${first.gymName}`,
		more: told.length - 1,
	};
	return {
		content: {
			...texts[language][isOpen ? "open" : template](facts),
			path: `${language === "en" ? "/en" : ""}${isOpen ? "/account" : "/find"}`,
			lang: tags[language],
			tag: `${template}-${first.id}`,
		},
		until: startOf(told.at(-1) ?? first),
	};
}
