import type { Locale } from "@kvart/contract/locale";
import { type CalendarDate, dayOf, formatDate } from "@kvart/contract/time";

interface SheetTexts {
	days: readonly string[];
	roster: string;
	here: string;
	name: string;
	phone: string;
	note: string;
	coach: string;
	substitute: string;
	noCoach: string;
	guest: string;
	erased: string;
	walkIn: string;
	trial: string;
	unconfirmed: string;
	cancelled: string;
	places: (taken: number, capacity: number) => string;
	waiting: (count: number) => string;
	page: (page: number, pages: number) => string;
	asOf: (moment: string) => string;
	fileName: string;
}

export const sheetTexts: Record<Locale, SheetTexts> = {
	sr: {
		days: ["ponedeljak", "utorak", "sreda", "četvrtak", "petak", "subota", "nedelja"],
		roster: "Spisak",
		here: "Tu",
		name: "Prezime i ime",
		phone: "Telefon",
		note: "Napomena",
		coach: "Trener",
		substitute: "zamena",
		noCoach: "Bez trenera",
		guest: "gost",
		erased: "Obrisan nalog",
		walkIn: "bez rezervacije",
		trial: "probni trening",
		unconfirmed: "čeka potvrdu",
		cancelled: "Otkazano",
		places: (taken, capacity) => `Zauzeto ${taken} od ${capacity}`,
		waiting: (count) => `čeka ${count}`,
		page: (page, pages) => `Strana ${page} od ${pages}`,
		asOf: (moment) => `Stanje ${moment}`,
		fileName: "spisak",
	},
	en: {
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
		roster: "Roster",
		here: "Here",
		name: "Last and first name",
		phone: "Phone",
		note: "Note",
		coach: "Coach",
		substitute: "substitute",
		noCoach: "No coach",
		guest: "guest",
		erased: "Erased account",
		walkIn: "walk-in",
		trial: "free trial",
		unconfirmed: "not confirmed",
		cancelled: "Cancelled",
		places: (taken, capacity) => `${taken} of ${capacity} places taken`,
		waiting: (count) => `${count} waiting`,
		page: (page, pages) => `Page ${page} of ${pages}`,
		asOf: (moment) => `As of ${moment}`,
		fileName: "roster",
	},
};

/** `sreda, 18.11.2026.` in Serbian, where a date ends with a full stop. */
export function sheetDate(date: CalendarDate, locale: Locale): string {
	return `${sheetTexts[locale].days[dayOf(date) - 1]}, ${formatDate(date)}${locale === "sr" ? "." : ""}`;
}
