import type { Roster } from "@kvart/contract/staff/today";
import type { CalendarDate } from "@kvart/contract/time";
import { useQuery } from "@tanstack/react-query";
import { ask, forgetAnswers, queryClient } from "../../lib/ask.ts";

/** While the page is looked at, others book and cancel: it follows. */
const followMilliseconds = 15_000;

export function useDeskDay(date: CalendarDate | undefined) {
	return useQuery({ ...ask("getDeskDay", { query: date ? { date } : {} }), refetchInterval: followMilliseconds });
}

function rosterQuery(id: number, date: CalendarDate) {
	return ask("getRoster", { params: { id }, query: { date } });
}

export function useRoster(period: number, date: CalendarDate) {
	return useQuery({ ...rosterQuery(period, date), refetchInterval: followMilliseconds });
}

/** Every change at the desk answers with the roster as it is then. */
export function keepRoster(roster: Roster): void {
	const { period_id, date } = roster.training;
	const { queryKey } = rosterQuery(period_id, date);
	// What was asked for before the change must not arrive after it.
	void queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, roster);
	forgetAnswers("getDeskDay");
}
