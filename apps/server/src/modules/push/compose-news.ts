import { hasStarted } from "@kvart/contract/booking";
import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { instantOf, wallTime } from "@kvart/contract/time";
import type { BookingDetails } from "../booking/service.ts";
import { nearMoment } from "../mail/service.ts";
import type { PlaceNews } from "../staff/schedule/service/who-must-know.ts";
import { type Composed, capitalised, tags } from "./compose.ts";

const classNews = "class-news";

export function isClassNews(template: string): template is typeof classNews {
	return template === classNews;
}

/** A change in a class that the member has booked. */
export interface BookingNews {
	news: PlaceNews;
	booking: BookingDetails;
}

interface Facts {
	/** The first class; so are the hour and the place. */
	training: string;
	when: string;
	club: string;
	room: string;
	/** ` i još 2 treninga`, or nothing. */
	more: string;
}

const plurals = { sr: new Intl.PluralRules("sr"), en: new Intl.PluralRules("en") };

const andMore: Record<Locale, (count: number) => string> = {
	sr: (count) => (count === 0 ? "" : ` i još ${count} ${plurals.sr.select(count) === "one" ? "trening" : "treninga"}`),
	en: (count) => (count === 0 ? "" : ` and ${count} more ${plurals.en.select(count) === "one" ? "class" : "classes"}`),
};

/** The most urgent first. Another coach does not ring. */
const pushed = ["cancelled", "moved", "restored"] as const;
type Pushed = (typeof pushed)[number];

const texts: Record<Locale, Record<Pushed, (facts: Facts) => { title: string; body: string }>> = {
	sr: {
		cancelled: ({ training, when, club, more }) => ({
			title: `Otkazano: ${training}${more}`,
			body: `${capitalised(when)}, ${club}. Dodirni i nađi drugi termin.`,
		}),
		moved: ({ training, when, club, room, more }) => ({
			title: `Promena termina: ${training}${more}`,
			body: `Sada je ${when}, ${club}, ${room}. Mesto ti je sačuvano.`,
		}),
		restored: ({ training, when, club, more }) => ({
			title: `Ipak se održava: ${training}${more}`,
			body: `${capitalised(when)}, ${club}. Mesto te čeka.`,
		}),
	},
	en: {
		cancelled: ({ training, when, club, more }) => ({
			title: `Cancelled: ${training}${more}`,
			body: `${capitalised(when)}, ${club}. Tap to find another time.`,
		}),
		moved: ({ training, when, club, room, more }) => ({
			title: `Changed: ${training}${more}`,
			body: `Now ${when}, ${club}, ${room}. Your place is safe.`,
		}),
		restored: ({ training, when, club, more }) => ({
			title: `It takes place after all: ${training}${more}`,
			body: `${capitalised(when)}, ${club}. Your place is waiting.`,
		}),
	},
};

const startOf = ({ trainingDate, time }: BookingDetails) => instantOf(trainingDate, time);

/** The most urgent kind of news. Null if nothing is left to say: the classes have started, or only got another coach. */
export function composeNews(
	all: readonly BookingNews[],
	{ language, now }: { language: Locale; now: Date },
): Composed | null {
	const coming = all
		.filter(({ booking }) => !hasStarted(booking, now))
		.toSorted((a, b) => startOf(a.booking).getTime() - startOf(b.booking).getTime());
	const kind = pushed.find((one) => coming.some(({ news }) => news === one));
	const told = coming.filter(({ news }) => news === kind).map(({ booking }) => booking);
	const [first] = told;
	if (!kind || !first) return null;
	const facts: Facts = {
		training: inLocale(language, first.trainingName, first.trainingNameEng),
		when: nearMoment(first.trainingDate, first.time, language, wallTime(now).date),
		club: `${brand.name} ${first.gymName}`,
		room: inLocale(language, first.roomName, first.roomNameEng),
		more: andMore[language](told.length - 1),
	};
	const board = `/${first.promotion ? "promotions" : "training-schedule"}/${first.gymId}`;
	const path = kind === "cancelled" ? (told.length === 1 ? board : "/find") : "/account";
	return {
		content: {
			...texts[language][kind](facts),
			path: (language === "en" ? "/en" : "") + path,
			lang: tags[language],
			tag: `booking-${first.id}`,
		},
		until: startOf(told.at(-1) ?? first),
	};
}
