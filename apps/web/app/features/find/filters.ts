import { closingMinutes } from "@kvart/contract/booking";
import { addDays, type CalendarDate, formatTime, timeOf, type WallTime } from "@kvart/contract/time";
import type { Choice } from "../../lib/choices.ts";

type Moment = "now" | "tonight" | "tomorrow";

/** The filters of an address; `when` may also be a date. */
export interface Filters {
	when: string | undefined;
	training: string | undefined;
	coach: string | undefined;
	gym: string | undefined;
	free: boolean;
	/** Only the member's favourites. */
	mine: boolean;
	/** All that one search finds, not only the first. */
	all: boolean;
}

/** Filters with a list to choose from. */
export const listFilters = ["when", "training", "coach", "gym"] as const;
export type ListFilter = (typeof listFilters)[number];

/** How many results a page shows at first. */
export const shownAtFirst = 30;

/** Its name, and the parameter to remove. */
export type UsedFilter = readonly [label: string, param: keyof Filters];

const severalClubs = /^\d+(,\d+){1,4}$/;

/** The names of the clubs in `3,5,1`: the nearest to the visitor, whose position the address does not tell. */
export function nearestClubs(gym: string, clubs: readonly Choice[]): string[] | undefined {
	if (!severalClubs.test(gym)) return undefined;
	const names = gym.split(",").map((id) => clubs.find(([value]) => value === id)?.[1]);
	return names.every((name) => name !== undefined) ? names : undefined;
}

/** Values that cannot be chosen any more, such as a past day, are ignored. */
export function filtersOf(params: URLSearchParams, choices: Record<ListFilter, readonly Choice[]>): Filters {
	const chosen = (name: ListFilter) => choices[name].find(([value]) => value === params.get(name))?.[0];
	const when = chosen("when");
	const gym = params.get("gym") ?? "";
	return {
		when,
		training: chosen("training"),
		coach: chosen("coach"),
		gym: nearestClubs(gym, choices.gym) ? gym : chosen("gym"),
		// A full training cannot be caught.
		free: params.get("free") === "1" || when === "now",
		mine: params.get("mine") === "1",
		all: params.get("all") === "1",
	};
}

const catchMinutes = 180;
const lastMinute = 24 * 60 - 1;
const evening = "17:00";

const clock = (minutes: number) => formatTime(timeOf(Math.min(minutes, lastMinute)));

function timesOf(when: string | undefined, { date, minutes }: WallTime) {
	const between: Record<Moment, { date: CalendarDate; from?: string; to?: string }> = {
		// Booking closes shortly before the start, and a minute has begun.
		now: { date, from: clock(minutes + closingMinutes + 1), to: clock(minutes + catchMinutes) },
		tonight: { date, from: evening },
		tomorrow: { date: addDays(date, 1) },
	};
	if (when === undefined) return {};
	return when in between ? between[when as Moment] : { date: when };
}

/** The query of the call. */
export function queryOf({ when, training, coach, gym, free, all }: Filters, now: WallTime) {
	const limit = all ? undefined : String(shownAtFirst);
	return { ...timesOf(when, now), training, coach, gym, free: free ? ("1" as const) : undefined, limit };
}
