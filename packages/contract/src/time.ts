// All date and time code: pure, the current time is always an argument.

export const zone = "Europe/Belgrade";

/** 1 is Monday, 7 is Sunday. */
export type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const days = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Day[];

/** A calendar date, `2026-11-18`, without a time and without a zone. */
export type CalendarDate = string;

/** Local date and time in the clubs' zone. */
export interface WallTime {
	date: CalendarDate;
	day: Day;
	/** Minutes since midnight. */
	minutes: number;
}

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

/** 1:00 UTC on the last Sunday of a month, when clocks change in Europe. */
function clockChange(year: number, month: number): number {
	const lastDay = new Date(Date.UTC(year, month, 0, 1));
	return lastDay.getTime() - lastDay.getUTCDay() * dayMilliseconds;
}

/** Calculated: a browser takes some 40 ms for its first formatter with a time zone (decision 005). */
export function wallTime(instant: Date): WallTime {
	const year = instant.getUTCFullYear();
	const isSummer = instant.getTime() >= clockChange(year, 3) && instant.getTime() < clockChange(year, 10);
	const local = new Date(instant.getTime() + (isSummer ? 2 : 1) * hourMilliseconds);
	const date = local.toISOString().slice(0, 10);
	return { date, day: dayOf(date), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

function utcMidnight(date: CalendarDate): number {
	return Date.parse(`${date}T00:00:00Z`);
}

export function dayOf(date: CalendarDate): Day {
	const sundayFirst = new Date(utcMidnight(date)).getUTCDay();
	return (sundayFirst === 0 ? 7 : sundayFirst) as Day;
}

export function addDays(date: CalendarDate, count: number): CalendarDate {
	return new Date(utcMidnight(date) + count * dayMilliseconds).toISOString().slice(0, 10);
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
	return (utcMidnight(to) - utcMidnight(from)) / dayMilliseconds;
}

/** The seven dates of the week, from Monday. */
export function weekOf(date: CalendarDate): CalendarDate[] {
	const monday = addDays(date, 1 - dayOf(date));
	return days.map((day) => addDays(monday, day - 1));
}

/** The date in the week of `today` that falls on `day`. */
export function dateInWeek(today: CalendarDate, day: Day): CalendarDate {
	return addDays(today, day - dayOf(today));
}

/**
 * The instant of a local date and time (930 is 9:30). In the hour skipped by summer time it is an hour later, in the
 * repeated hour it is the first.
 */
export function instantOf(date: CalendarDate, time: number): Date {
	const asIfUtc = utcMidnight(date) + minutesOf(time) * 60_000;
	const wanted = { date, minutes: minutesOf(time) };
	// Belgrade is one or two hours ahead of UTC; the larger offset goes first, so the earlier instant wins.
	for (const offset of [2, 1]) {
		const candidate = new Date(asIfUtc - offset * hourMilliseconds);
		const shown = wallTime(candidate);
		if (shown.date === wanted.date && shown.minutes === wanted.minutes) return candidate;
	}
	return new Date(asIfUtc - hourMilliseconds);
}

/** 930 is 9:30, 1830 is 18:30. */
export function minutesOf(time: number): number {
	return Math.trunc(time / 100) * 60 + (time % 100);
}

export function timeOf(minutes: number): number {
	return Math.trunc(minutes / 60) * 100 + (minutes % 60);
}

export function isTime(time: number): boolean {
	return Number.isInteger(time) && time >= 0 && time <= 2359 && time % 100 < 60;
}

/** 930 as `9:30`. */
export function formatTime(time: number): string {
	return `${Math.trunc(time / 100)}:${String(time % 100).padStart(2, "0")}`;
}

/** `120` as `2 h`, `90` as `90 min`. */
export function formatMinutes(minutes: number): string {
	return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}

/** Minutes since midnight as `09:30`. */
export function formatClock(minutes: number): string {
	return `${String(Math.trunc(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** `2026-11-18` as `18.11.2026`. */
export function formatDate(date: CalendarDate): string {
	const [year, month, day] = date.slice(0, 10).split("-");
	return `${day}.${month}.${year}`;
}

/** The day a schedule starts with: the last one with trainings up to today, else the first one. */
export function defaultDay(available: readonly Day[], today: Day): Day {
	const sorted = [...available].sort((a, b) => a - b);
	return sorted.findLast((day) => day <= today) ?? sorted[0] ?? today;
}

/** After Sunday comes Monday. */
export function stepDay(day: Day, step: 1 | -1): Day {
	return (((day - 1 + step + 7) % 7) + 1) as Day;
}
