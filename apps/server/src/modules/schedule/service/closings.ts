import { announcedDays, type Closing } from "@kvart/contract/closings";
import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { selectClosings } from "../queries/closings.ts";
import { selectClub } from "../queries/club-calendar.ts";

/** Closings for public pages: those that are not over and begin soon. */
export async function listClosings(db: Database, clock: Clock, gymId: number): Promise<Closing[]> {
	const now = clock.now();
	const today = wallTime(now).date;
	const rows = await selectClosings(db, gymId, today, addDays(today, announcedDays));
	if (rows.length === 0 && !(await selectClub(db, gymId))) throw new Refusal("ERR_NOT_FOUND");
	return rows.filter(({ until_date, until_time }) => until_time === null || instantOf(until_date, until_time) > now);
}
