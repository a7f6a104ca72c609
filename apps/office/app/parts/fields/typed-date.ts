import type { CalendarDate } from "@kvart/contract/time";

/** `18.11.2026`, `18. 11. 2026.`, `18/11/26` or `2026-11-18`, as people type it; null for anything else. */
export function typedDate(typed: string): CalendarDate | null {
	const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(typed);
	const local = /^\s*(\d{1,2})[./\s]+(\d{1,2})[./\s]+(\d{4}|\d{2})\.?\s*$/.exec(typed);
	const [year, month, day] = iso ? iso.slice(1) : (local?.slice(1).toReversed() ?? []);
	if (!year || !month || !day) return null;
	const date = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	// The 31st of February is no date, though it is written like one.
	const read = new Date(`${date}T00:00:00Z`);
	return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null;
}
