import type { CalendarDate, Day } from "@kvart/contract/time";
import { and, asc, between, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

export async function selectTrainingAndClub(db: Database, periodId: number) {
	const [row] = await db
		.select({
			trainingId: periods.trainingId,
			gymId: gyms.id,
			latitude: gyms.latitude,
			longitude: gyms.longitude,
		})
		.from(periods)
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(periods.id, periodId));
	return row;
}

interface Search {
	trainingId: number;
	exceptGymId: number;
	date: CalendarDate;
	day: Day;
	fromTime: number;
	toTime: number;
}

/** Weekly periods of a training with free places, on a date between two times. */
export function selectFree(db: Database, { trainingId, exceptGymId, date, day, fromTime, toTime }: Search) {
	const freePlaces = sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity}) - coalesce(${occurrences.taken}, 0)`;
	return db
		.select({
			id: periods.id,
			time: periods.time,
			duration: trainings.duration,
			free_places: freePlaces,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			coach: { id: trainers.id, name: trainers.name },
			gym: { id: gyms.id, name: gyms.name, slug: gyms.slug },
			latitude: gyms.latitude,
			longitude: gyms.longitude,
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(trainers, eq(trainers.id, sql`coalesce(${occurrences.substituteId}, ${periods.trainerId})`))
		.where(
			and(
				eq(periods.trainingId, trainingId),
				ne(gyms.id, exceptGymId),
				isNull(periods.trainingDate),
				eq(periods.day, day),
				between(periods.time, fromTime, toTime),
				lte(periods.validFrom, date),
				or(isNull(periods.validUntil), gte(periods.validUntil, date)),
				sql`not coalesce(${periods.cancelledFrom} <= ${date}, false)`,
				sql`not coalesce(${occurrences.cancelled}, false)`,
				sql`${freePlaces} > 0`,
			),
		)
		.orderBy(asc(periods.time), asc(periods.id));
}
