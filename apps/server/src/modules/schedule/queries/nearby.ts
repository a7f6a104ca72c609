import type { CalendarDate, Day } from "@kvart/contract/time";
import { and, asc, between, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

/** What is taught in a period, and where. */
export async function selectPlace(db: Database, periodId: number) {
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

interface Wanted {
	trainingId: number;
	/** The club that was asked about is not among the answers. */
	exceptGymId: number;
	date: CalendarDate;
	day: Day;
	fromTime: number;
	toTime: number;
}

const substitutes = alias(trainers, "substitutes");

/** Weekly slots of a training on a date between two hours that take place and have a free place. */
export function selectFree(db: Database, { trainingId, exceptGymId, date, day, fromTime, toTime }: Wanted) {
	const freePlaces = sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity}) - coalesce(${occurrences.taken}, 0)`;
	return db
		.select({
			id: periods.id,
			time: periods.time,
			duration: trainings.duration,
			freePlaces,
			trainingId: trainings.id,
			trainingName: trainings.name,
			trainingNameEng: trainings.nameEng,
			coachId: sql<number | null>`coalesce(${substitutes.id}, ${trainers.id})`,
			coachName: sql<string | null>`coalesce(${substitutes.name}, ${trainers.name})`,
			gymId: gyms.id,
			gymName: gyms.name,
			gymSlug: gyms.slug,
			latitude: gyms.latitude,
			longitude: gyms.longitude,
			roomId: gymRooms.id,
			roomName: gymRooms.name,
			roomNameEng: gymRooms.nameEng,
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
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

export type FreeRow = Awaited<ReturnType<typeof selectFree>>[number];
