import type { Roster } from "@kvart/contract/staff/today";
import type { CalendarDate } from "@kvart/contract/time";
import { useQuery } from "@tanstack/react-query";
import { apiQuery, invalidateQueries, queryClient } from "../../lib/queries.ts";

const followMilliseconds = 15_000;

export function useDeskDay(date: CalendarDate | undefined) {
	return useQuery({ ...apiQuery("getDeskDay", { query: date ? { date } : {} }), refetchInterval: followMilliseconds });
}

function rosterQuery(id: number, date: CalendarDate) {
	return apiQuery("getRoster", { params: { id }, query: { date } });
}

export function useRoster(period: number, date: CalendarDate) {
	return useQuery({ ...rosterQuery(period, date), refetchInterval: followMilliseconds });
}

/** Every change at the desk returns the current roster. */
export function cacheRoster(roster: Roster): void {
	const { period_id, date } = roster.training;
	const { queryKey } = rosterQuery(period_id, date);
	// A response from before the change must not overwrite it.
	void queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, roster);
	invalidateQueries("getDeskDay");
}
