import type { Locale } from "@kvart/contract/locale";
import type { CalendarDate } from "@kvart/contract/time";

interface PosterTexts {
	days: readonly string[];
	months: readonly string[];
	schedule: string;
	room: string;
	cancelled: string;
	movedTo: (date: string, time: string) => string;
	none: string;
	book: string;
	bookHow: string;
	asOf: (date: string) => string;
}

export const posterTexts: Record<Locale, PosterTexts> = {
	sr: {
		days: ["Ponedeljak", "Utorak", "Sreda", "Četvrtak", "Petak", "Subota", "Nedelja"],
		months: [
			"januar",
			"februar",
			"mart",
			"april",
			"maj",
			"jun",
			"jul",
			"avgust",
			"septembar",
			"oktobar",
			"novembar",
			"decembar",
		],
		schedule: "Raspored",
		room: "Sala",
		cancelled: "Otkazano",
		movedTo: (date, time) => `Pomereno na ${date} u ${time}`,
		none: "Trenutno nema treninga.",
		book: "Prijavi se",
		bookHow: "Skeniraj i zauzmi mesto",
		asOf: (date) => `Stanje ${date}`,
	},
	en: {
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
		months: [
			"January",
			"February",
			"March",
			"April",
			"May",
			"June",
			"July",
			"August",
			"September",
			"October",
			"November",
			"December",
		],
		schedule: "Schedule",
		room: "Room",
		cancelled: "Cancelled",
		movedTo: (date, time) => `Moved to ${date} at ${time}`,
		none: "There are no classes at the moment.",
		book: "Book",
		bookHow: "Scan to book your place",
		asOf: (date) => `As of ${date}`,
	},
};

/** `16.11.` in Serbian, `16 Nov` in English. */
export function shortDate(date: CalendarDate, locale: Locale): string {
	const [, month = 1, day = 1] = date.split("-").map(Number);
	return locale === "sr" ? `${day}.${month}.` : `${day} ${posterTexts.en.months[month - 1]?.slice(0, 3)}`;
}

/** `16–22. novembar 2026.`, with as much of the first date as the last one does not say. */
export function dateRange(first: CalendarDate, last: CalendarDate, locale: Locale): string {
	const [firstYear = 0, firstMonth = 1, firstDay = 1] = first.split("-").map(Number);
	const [lastYear = 0, lastMonth = 1, lastDay = 1] = last.split("-").map(Number);
	const { months } = posterTexts[locale];
	const dot = locale === "sr" ? "." : "";
	const end = `${lastDay}${dot} ${months[lastMonth - 1]} ${lastYear}${dot}`;
	if (first === last) return end;
	if (firstYear !== lastYear) return `${firstDay}${dot} ${months[firstMonth - 1]} ${firstYear}${dot} – ${end}`;
	if (firstMonth !== lastMonth) return `${firstDay}${dot} ${months[firstMonth - 1]} – ${end}`;
	return `${firstDay}–${end}`;
}
