import { addDays, type CalendarDate, type Day, days, weekOf } from "@kvart/contract/time";
import type { Slot } from "../../lib/slot.ts";
import type { BoardWeek } from "./week.server.ts";

/** Parts of the day: first and last time. */
export const parts = { morning: [0, 1159], afternoon: [1200, 1659], evening: [1700, 2359] } as const;
export type Part = keyof typeof parts;

/** The board's address; invalid values are ignored. */
export interface BoardAddress {
	day: Day | undefined;
	/** Without it the width of the screen decides. */
	mode: "week" | "day" | undefined;
	/** The Monday of a week other than the first. */
	week: CalendarDate | undefined;
	training: number | undefined;
	coach: number | undefined;
	part: Part | undefined;
	/** Only periods that can be booked. */
	free: boolean;
	/** Whether the filters are unfolded on narrow screens; undefined if the visitor did not choose. */
	filters: boolean | undefined;
	room: number | undefined;
	/** The period whose sheet is open. */
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
		filters: params.has("filters") ? params.get("filters") === "1" : undefined,
		room: idOf(params.get("room")),
		info: idOf(params.get("info")),
		book: idOf(params.get("book")),
	};
}

/** Whether a loaded board serves another address: a room and the info of a training come from the server. */
export function sameBoard(loaded: string, wanted: string): boolean {
	const [had, wants] = [boardAddress(loaded), boardAddress(wanted)];
	return had.room === wants.room && (wants.info === undefined || had.info === wants.info);
}

/** Parameters that show another day and close the sheet. */
export function ofDay(day: Day): Record<string, string | undefined> {
	return { day: String(day), info: undefined, book: undefined };
}

/** Parameters that remove the filters. */
export const noFilters = { training: undefined, coach: undefined, part: undefined, free: undefined };

export function hasFilters({ training, coach, part, free }: BoardAddress): boolean {
	return free || training !== undefined || coach !== undefined || part !== undefined;
}

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

function mondayOf(date: CalendarDate): CalendarDate {
	return weekOf(date)[0] ?? date;
}

/** The week after the shown one, if the board has it. */
export function weekAfter(weeks: readonly BoardWeek[], { monday }: BoardWeek): BoardWeek | undefined {
	return weeks[weeks.findIndex((week) => week.monday === monday) + 1];
}

/** Mondays of the weeks of a board: those of a promotion, or this week and the next. */
export function mondaysOf(
	kind: Slot["kind"],
	slots: readonly Slot[],
	today: CalendarDate,
): [CalendarDate, ...CalendarDate[]] {
	const thisMonday = mondayOf(today);
	if (kind === "ordinary") return [thisMonday, addDays(thisMonday, 7)];
	const [first = thisMonday, ...others] = new Set(slots.map(({ trainingDate }) => mondayOf(trainingDate)));
	return [first, ...others];
}

/** The week that the address names, or the first. */
export function shownWeek(weeks: readonly [BoardWeek, ...BoardWeek[]], { week }: BoardAddress): BoardWeek {
	return weeks.find(({ monday }) => monday === week) ?? weeks[0];
}
