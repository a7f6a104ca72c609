import { windowRefusal } from "@kvart/contract/booking";
import { distanceBetween } from "@kvart/contract/distance";
import type { NearbyPeriod } from "@kvart/contract/schedule";
import { timeOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { selectFree, selectTrainingAndClub } from "./queries/nearby.ts";

const nearbyMinutes = 180;
const lastMinute = 24 * 60 - 1;

/** The same training at other clubs in the next three hours of today, nearest first, if guests can book it too. */
export async function listNearby(db: Database, clock: Clock, periodId: number): Promise<NearbyPeriod[]> {
	const full = await selectTrainingAndClub(db, periodId);
	if (!full) throw new Refusal("ERR_NOT_FOUND");
	const now = clock.now();
	const { date, day, minutes } = wallTime(now);
	const rows = await selectFree(db, {
		trainingId: full.trainingId,
		exceptGymId: full.gymId,
		date,
		day,
		fromTime: timeOf(minutes),
		toTime: timeOf(Math.min(minutes + nearbyMinutes, lastMinute)),
	});
	return rows
		.filter(
			({ time }) =>
				!windowRefusal(
					{ kind: "ordinary", trainingDate: date, time },
					{ now, actor: "guest", window: "today", days: 0 },
				),
		)
		.map((row) => ({ ...row, training_date: date, distance: distanceBetween(full, row) }))
		.toSorted((a, b) => a.distance - b.distance || a.time - b.time);
}
