import { type CalendarDate, type Day, days } from "@kvart/contract/time";
import type { Slot } from "../../lib/slot.ts";

/** Parts of the day: first and last time that counts. */
export const parts = { morning: [0, 1159], afternoon: [1200, 1659], evening: [1700, 2359] } as const;
export type Part = keyof typeof parts;

/** What the board's address says; words it does not know say nothing. */
export interface BoardAddress {
	day: Day | undefined;
	/** Without it the screen's width decides. */
	mode: "week" | "day" | undefined;
	/** The Monday of a promotion's week. */
	week: CalendarDate | undefined;
	training: number | undefined;
	coach: number | undefined;
	part: Part | undefined;
	/** Only what can be booked. */
	free: boolean;
	room: number | undefined;
	/** The training whose sheet is open: what it is, or a place in it. */
	info: number | undefined;
	book: number | undefined;
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
	return known.find((candidate) => candidate === value);
}

function idOf(value: string | null): number | undefined {
	return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

export function boardAddress(search: string): BoardAddress {
	const params = new URLSearchParams(search);
	return {
		day: oneOf(days, Number(params.get("day"))),
		mode: oneOf(["week", "day"] as const, params.get("mode")),
		week: params.get("week") ?? undefined,
		training: idOf(params.get("training")),
		coach: idOf(params.get("coach")),
		part: oneOf(Object.keys(parts) as Part[], params.get("part")),
		free: params.get("free") === "1",
		room: idOf(params.get("room")),
		info: idOf(params.get("info")),
		book: idOf(params.get("book")),
	};
}

/** Whether the board that was loaded for one query serves another: rooms and the text about a training are the server's. */
export function sameBoard(loaded: string, asked: string): boolean {
	const [had, wants] = [boardAddress(loaded), boardAddress(asked)];
	return had.room === wants.room && (wants.info === undefined || had.info === wants.info);
}

/** What shows another day; a sheet about a training of this one does not go along. */
export function ofDay(day: Day): Record<string, string | undefined> {
	return { day: String(day), info: undefined, book: undefined };
}

/** What takes the filters out of an address. */
export const noFilters = { training: undefined, coach: undefined, part: undefined, free: undefined };

export function hasFilters({ training, coach, part, free }: BoardAddress): boolean {
	return free || training !== undefined || coach !== undefined || part !== undefined;
}

/** Whether a training passes the filters; whether it can be booked, the caller knows. */
export function passes(slot: Slot, { training, coach, part, free }: BoardAddress, bookable: boolean): boolean {
	const [from, until] = part ? parts[part] : [0, 2359];
	return (
		(training === undefined || slot.training.id === training) &&
		(coach === undefined || slot.coach?.id === coach) &&
		slot.time >= from &&
		slot.time <= until &&
		(!free || bookable)
	);
}
