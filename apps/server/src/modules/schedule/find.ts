import { lastBookableDate } from "@kvart/contract/booking";
import { type FindAnswer, type FindInput, maximumFound } from "@kvart/contract/schedule";
import { timeOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { selectComing } from "./queries/find.ts";
import type { WindowSettings } from "./service.ts";

/** Trainings of all clubs that have not started: on a date, or on all days that members can book. */
export async function findPeriods(
	db: Database,
	clock: Clock,
	{ bookingWindow, bookingDays }: WindowSettings,
	wanted: Partial<FindInput>,
	/** Only favourites of this member. */
	favouritesOf?: number,
): Promise<FindAnswer> {
	const { date: today, minutes } = wallTime(clock.now());
	if (wanted.date !== undefined && wanted.date < today) return { results: [], more: false };
	const window = { actor: "member", window: bookingWindow, days: bookingDays } as const;
	const { limit = maximumFound } = wanted;
	const found = await selectComing(db, {
		...wanted,
		favouritesOf,
		// One more shows whether there are more.
		limit: limit + 1,
		today,
		now: timeOf(minutes),
		first: wanted.date ?? today,
		last: wanted.date ?? lastBookableDate(today, window),
	});
	return { results: found.slice(0, limit), more: found.length > limit };
}
