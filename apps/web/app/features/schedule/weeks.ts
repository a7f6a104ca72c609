import { type CalendarDate, weekOf } from "@kvart/contract/time";
import type { Slot } from "../../lib/slot.ts";
import type { BoardAddress } from "./board-address.ts";
import type { BoardWeek, ScheduleData } from "./schedule-data.ts";

function mondayOf(date: CalendarDate): CalendarDate {
	return weekOf(date)[0] ?? date;
}

/** The weeks of a board by their Mondays: a promotion has those with trainings, everything else is about this week. */
export function mondaysOf(
	kind: Slot["kind"],
	slots: readonly Slot[],
	today: CalendarDate,
): [CalendarDate, ...CalendarDate[]] {
	const [first = mondayOf(today), ...others] =
		kind === "ordinary" ? [] : new Set(slots.map(({ trainingDate }) => mondayOf(trainingDate)));
	return [first, ...others];
}

/** The week that the address names, or the first. */
export function shownWeek(weeks: ScheduleData["weeks"], { week }: BoardAddress): BoardWeek {
	return weeks.find(({ monday }) => monday === week) ?? weeks[0];
}
