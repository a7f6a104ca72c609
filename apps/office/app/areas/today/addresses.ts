import type { DeskTraining } from "@kvart/contract/staff/today";
import type { CalendarDate } from "@kvart/contract/time";

export function rosterAddress({ period_id, date }: Pick<DeskTraining, "period_id" | "date">): string {
	return `/today/${period_id}/${date}`;
}

/** The board of a day; today's is the area's own address. */
export function boardAddress(date: CalendarDate, today: CalendarDate): string {
	return date === today ? "/today" : `/today?date=${date}`;
}

/** The date that an address names, null when it names none. */
export function dateIn(text: string | null | undefined): CalendarDate | null {
	const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") && !Number.isNaN(Date.parse(text ?? ""));
	return isDate ? (text ?? null) : null;
}

export function periodIn(text: string | undefined): number | null {
	return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
}
