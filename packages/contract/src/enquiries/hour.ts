import type { CalendarDate } from "../time.ts";

/** A training of the schedule that a visitor wants to try. */
export interface TrialHour {
	periodId: number;
	date: CalendarDate;
}

/** `4711 2026-11-19`: one text, because it is the value of a select. */
export function hourValue({ periodId, date }: TrialHour): string {
	return `${periodId} ${date}`;
}

function isDate(text: string): boolean {
	const midnight = Date.parse(`${text}T00:00:00Z`);
	// Some engines take 30 February for a day in March.
	return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Null if it is no such text. */
export function parseHour(text: string): TrialHour | null {
	const [, id, date] = /^([1-9]\d{0,8}) (\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
	return id !== undefined && date !== undefined && isDate(date) ? { periodId: Number(id), date } : null;
}
