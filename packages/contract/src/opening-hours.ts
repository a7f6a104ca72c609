import { formatClock, type WallTime } from "./time.ts";

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

export type OpenState = { open: true; closesAt: string } | { open: false; opensAt: string | null };

export function openState(club: { weekdays: string; saturday: string; sunday: string }, now: WallTime): OpenState {
	const hours = parseHours(now.day === 7 ? club.sunday : now.day === 6 ? club.saturday : club.weekdays);
	if (!hours || now.minutes >= hours.closes) return { open: false, opensAt: null };
	if (now.minutes < hours.opens) return { open: false, opensAt: formatClock(hours.opens) };
	return { open: true, closesAt: formatClock(hours.closes) };
}
