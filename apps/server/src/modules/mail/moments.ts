import type { Locale } from "@kvart/contract/locale";
import { addDays, type CalendarDate, dayOf, formatClock, formatDate, formatTime, wallTime } from "@kvart/contract/time";

const weekdays: Record<Locale, readonly string[]> = {
	sr: ["ponedeljak", "utorak", "sreda", "četvrtak", "petak", "subota", "nedelja"],
	en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

const englishDate = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** `18.11.2026.`, as Serbian writes it with a full stop, or `18 November 2026`. */
export function dateLabel(date: CalendarDate, language: Locale): string {
	return language === "sr" ? `${formatDate(date)}.` : englishDate.format(new Date(`${date}T00:00:00Z`));
}

function at(date: CalendarDate, time: string, language: Locale): string {
	return `${dateLabel(date, language)} ${language === "sr" ? "u" : "at"} ${time}`;
}

/** With the day of the week. */
export function trainingMoment(date: CalendarDate, time: number, language: Locale): string {
	return `${weekdays[language][dayOf(date) - 1]}, ${at(date, formatTime(time), language)}`;
}

/** `danas u 18:30`, `sutra u 7:00`; any other day with its date. */
export function nearMoment(date: CalendarDate, time: number, language: Locale, today: CalendarDate): string {
	const day = date === today ? 0 : date === addDays(today, 1) ? 1 : null;
	if (day === null) return trainingMoment(date, time, language);
	return language === "sr"
		? `${["danas", "sutra"][day]} u ${formatTime(time)}`
		: `${["today", "tomorrow"][day]} at ${formatTime(time)}`;
}

/** `instant` is in ISO 8601. */
export function pastMoment(instant: string, language: Locale): string {
	const { date, minutes } = wallTime(new Date(instant));
	return at(date, formatClock(minutes), language);
}
