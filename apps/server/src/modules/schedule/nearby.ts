import { windowRefusal } from "@kvart/contract/booking";
import type { NearbyPeriod } from "@kvart/contract/schedule";
import { timeOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { type FreeRow, selectFree, selectPlace } from "./queries/nearby.ts";

const nearbyMinutes = 180;
const lastMinute = 24 * 60 - 1;
const earthMetres = 6_371_000;

interface Point {
	latitude: number;
	longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres as the crow flies. */
export function distanceBetween(from: Point, to: Point): number {
	const north = radians(to.latitude - from.latitude);
	const east = radians(to.longitude - from.longitude);
	const half =
		Math.sin(north / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
	return Math.round(2 * earthMetres * Math.asin(Math.sqrt(half)));
}

/**
 * The same training in the next three hours at other clubs, nearest first: only what can still be booked, by guests,
 * too. Only today: nobody who stands before a full training at ten in the evening wants one after midnight.
 */
export async function listNearby(db: Database, clock: Clock, periodId: number): Promise<NearbyPeriod[]> {
	const place = await selectPlace(db, periodId);
	if (!place) throw new Refusal("ERR_NOT_FOUND");
	const now = clock.now();
	const { date, day, minutes } = wallTime(now);
	const rows = await selectFree(db, {
		trainingId: place.trainingId,
		exceptGymId: place.gymId,
		date,
		day,
		fromTime: timeOf(minutes),
		toTime: timeOf(Math.min(minutes + nearbyMinutes, lastMinute)),
	});
	const open = ({ time }: FreeRow) =>
		!windowRefusal({ kind: "ordinary", trainingDate: date, time }, { now, actor: "guest", window: "today" });
	return rows
		.filter(open)
		.map((row) => toNearby(row, date, distanceBetween(place, row)))
		.toSorted((a, b) => a.distance - b.distance || a.time - b.time);
}

function toNearby(row: FreeRow, date: string, distance: number): NearbyPeriod {
	return {
		id: row.id,
		time: row.time,
		training_date: date,
		duration: row.duration,
		free_places: row.freePlaces,
		training: { id: row.trainingId, name: row.trainingName, name_eng: row.trainingNameEng },
		coach: row.coachId !== null && row.coachName !== null ? { id: row.coachId, name: row.coachName } : null,
		gym: { id: row.gymId, name: row.gymName, slug: row.gymSlug },
		room: { id: row.roomId, name: row.roomName, name_eng: row.roomNameEng },
		distance,
	};
}
