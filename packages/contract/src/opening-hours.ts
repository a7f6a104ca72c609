import { type Day, formatClock, minutesOf, type WallTime } from "./time.ts";

// Separate from clubs.ts, so that pages do not load the schema library.

export interface OpeningHours {
	/** Minutes since midnight. */
	opens: number;
	closes: number;
}

/** Parses `06:30 - 23:00`; null for anything else, which is shown as closed. */
export function parseHours(text: string): OpeningHours | null {
	const found = /^\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*$/.exec(text);
	if (!found) return null;
	const [, fromHour, fromMinute, toHour, toMinute] = found.map(Number);
	const opens = Number(fromHour) * 60 + Number(fromMinute);
	const closes = Number(toHour) * 60 + Number(toMinute);
	return opens < closes && closes <= 24 * 60 ? { opens, closes } : null;
}

/** As texts, the way a club states them. */
export interface WeeklyHours {
	weekdays: string;
	saturday: string;
	sunday: string;
}

export function statedHours(club: WeeklyHours, day: Day): string {
	return day === 7 ? club.sunday : day === 6 ? club.saturday : club.weekdays;
}

export function hoursOn(club: WeeklyHours, day: Day): OpeningHours | null {
	return parseHours(statedHours(club, day));
}

/** Whether a class (930 is 9:30) begins and ends while its club is open. */
export function withinHours(
	club: WeeklyHours,
	day: Day,
	{ time, duration }: { time: number; duration: number },
): boolean {
	const hours = hoursOn(club, day);
	const start = minutesOf(time);
	return hours !== null && start >= hours.opens && start + duration <= hours.closes;
}

export type OpenState = { open: true; closesAt: string } | { open: false; opensAt: string | null };

export function openState(club: WeeklyHours, now: WallTime): OpenState {
	const hours = hoursOn(club, now.day);
	if (!hours || now.minutes >= hours.closes) return { open: false, opensAt: null };
	if (now.minutes < hours.opens) return { open: false, opensAt: formatClock(hours.opens) };
	return { open: true, closesAt: formatClock(hours.closes) };
}
