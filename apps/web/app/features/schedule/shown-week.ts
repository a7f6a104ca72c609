import type { BoardAddress } from "./board-address.ts";
import type { BoardWeek, ScheduleData } from "./schedule-data.ts";

/** The week that the address names, or the first. */
export function shownWeek(weeks: ScheduleData["weeks"], { week }: BoardAddress): BoardWeek {
	return weeks.find(({ monday }) => monday === week) ?? weeks[0];
}
