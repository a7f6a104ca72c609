import type { Locale } from "@kvart/contract/locale";
import { addDays, type CalendarDate, dayOf, formatClock, formatDate, formatTime, wallTime } from "@kvart/contract/time";

const weekdays: Record<Locale, readonly string[]> = {
	sr: ["ponedeljak", "utorak", "sreda", "četvrtak", "petak", "subota", "nedelja"],
	en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

/** In Serbian a date ends with a full stop: `18.11.2026. u 19:00`. */
function at(date: CalendarDate, time: string, language: Locale): string {
	return language === "sr" ? `${formatDate(date)}. u ${time}` : `${formatDate(date)} at ${time}`;
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
