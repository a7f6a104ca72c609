import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { ActivePromotion, Period } from "@kvart/contract/schedule";
import { addDays, type CalendarDate, days, formatDate, formatTime, weekOf } from "@kvart/contract/time";
import { dateRange, posterTexts, shortDate } from "./texts.ts";

export interface PosterCard {
	time: string;
	duration: string;
	training: string;
	coach: string | null;
	/** 0 to 5. */
	intensity: number;
	/** Such as a cancellation. */
	mark: string | null;
	cancelled: boolean;
}

export interface PosterDay {
	name: string;
	date: string;
	cards: PosterCard[];
}

/** The contents of a printed schedule in one language. */
export interface Poster {
	locale: Locale;
	club: string;
	/** Title of the file, also for screen readers. */
	title: string;
	eyebrow: string;
	dates: string;
	room: string | null;
	contact: readonly string[];
	weeks: PosterDay[][];
	/** The page to book. */
	url: string;
	none: string;
	book: string;
	bookHow: string;
	slogan: string;
	footer: string;
}

export interface PosterInput {
	locale: Locale;
	club: { id: number; name: string; address: string; phone: string };
	/** Null if the club has only one. */
	room: { name: string; name_eng: string } | null;
	periods: readonly Period[];
	promotion: Pick<ActivePromotion, "title" | "title_eng"> | null;
	today: CalendarDate;
	publicUrl: string;
	/** Named on the cards of the periods it sponsors. */
	partner: string;
}

function movedLabel({ training_date, time }: NonNullable<Period["moved_to"]>, locale: Locale): string {
	return posterTexts[locale].movedTo(formatDate(training_date).replace(/\d{4}$/, ""), formatTime(time));
}

function cardOf(period: Period, locale: Locale, partner: string): PosterCard {
	const texts = posterTexts[locale];
	const off = period.moved_to ? movedLabel(period.moved_to, locale) : texts.cancelled;
	const mark = period.cancelled ? off : period.samsung_promotion ? partner : null;
	return {
		time: formatTime(period.time),
		duration: `${period.duration} min`,
		training: inLocale(locale, period.training.name, period.training.name_eng),
		coach: period.coach?.name ?? null,
		intensity: period.training.intensity,
		mark,
		cancelled: period.cancelled,
	};
}

function mondaysOf(periods: readonly Period[], today: CalendarDate): CalendarDate[] {
	const mondays = new Set(periods.map(({ training_date }) => weekOf(training_date)[0] ?? today));
	return mondays.size > 0 ? [...mondays].toSorted() : [weekOf(today)[0] ?? today];
}

export function posterOf(input: PosterInput): Poster {
	const { locale, club, room, periods, promotion, today, publicUrl, partner } = input;
	const texts = posterTexts[locale];
	const mondays = mondaysOf(periods, today);
	const promotionTitle = promotion?.title ? inLocale(locale, promotion.title, promotion.title_eng) : null;
	const roomName = room && inLocale(locale, room.name, room.name_eng);
	const page = promotion ? "promotions" : "training-schedule";
	// Promotions do not always cover whole weeks.
	const dates = promotion ? periods.map(({ training_date }) => training_date).toSorted() : [];
	const [first = mondays[0] ?? today, last = addDays(mondays.at(-1) ?? today, 6)] = [dates[0], dates.at(-1)];
	const range = dateRange(first, last, locale);
	return {
		locale,
		club: club.name,
		title: `${brand.name} ${club.name}, ${promotionTitle ?? texts.schedule.toLowerCase()}, ${range}`,
		eyebrow: promotionTitle ?? texts.schedule,
		dates: range,
		room: roomName,
		contact: [`${club.address}, ${brand.city[locale]}`, club.phone],
		weeks: mondays.map((monday) =>
			days.map((day) => {
				const date = addDays(monday, day - 1);
				return {
					name: texts.days[day - 1] ?? "",
					date: shortDate(date, locale),
					cards: periods
						.filter(({ training_date }) => training_date === date)
						.map((period) => cardOf(period, locale, partner)),
				};
			}),
		),
		url: `${publicUrl}${locale === "en" ? "/en" : ""}/${page}/${club.id}`,
		none: texts.none,
		book: texts.book,
		bookHow: texts.bookHow,
		slogan: brand.slogan[locale],
		footer: texts.asOf(`${formatDate(today)}${locale === "sr" ? "." : ""}`),
	};
}
