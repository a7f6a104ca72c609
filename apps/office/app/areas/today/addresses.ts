import type { DeskTraining } from "@kvart/contract/staff/today";
import type { CalendarDate } from "@kvart/contract/time";

export function rosterAddress({ period_id, date }: Pick<DeskTraining, "period_id" | "date">): string {
	return `/today/${period_id}/${date}`;
}

export function boardAddress(date: CalendarDate, today: CalendarDate): string {
	return date === today ? "/today" : `/today?date=${date}`;
}

/** Null if it is not a date. */
export function dateIn(text: string | null | undefined): CalendarDate | null {
	const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") && !Number.isNaN(Date.parse(text ?? ""));
	return isDate ? (text ?? null) : null;
}

export function periodIn(text: string | undefined): number | null {
	return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
}
