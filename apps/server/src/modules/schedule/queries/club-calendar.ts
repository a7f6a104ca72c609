import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

export async function selectClub(db: Database, gymId: number) {
	const [club] = await db
		.select({
			id: gyms.id,
			name: gyms.name,
			slug: gyms.slug,
			address: gyms.address,
			phone: gyms.phone,
			latitude: gyms.latitude,
			longitude: gyms.longitude,
		})
		.from(gyms)
		.where(eq(gyms.id, gymId));
	return club;
}

export type ClubRow = NonNullable<Awaited<ReturnType<typeof selectClub>>>;

function inRooms(gymId: number, roomId: number | undefined): SQL | undefined {
	return and(eq(gymRooms.gymId, gymId), roomId === undefined ? undefined : eq(gymRooms.id, roomId));
}

/** Weekly periods that take place after `since`, and promotion periods from then on. */
export function selectClubPeriods(db: Database, gymId: number, roomId: number | undefined, since: CalendarDate) {
	return db
		.select({
			id: periods.id,
			day: periods.day,
			time: periods.time,
			ownDate: periods.trainingDate,
			validFrom: periods.validFrom,
			validUntil: periods.validUntil,
			cancelledFrom: periods.cancelledFrom,
			trainingName: trainings.name,
			trainingNameEng: trainings.nameEng,
			duration: trainings.duration,
			roomName: gymRooms.name,
			roomNameEng: gymRooms.nameEng,
			coachName: trainers.name,
			promotionTitle: promotions.title,
			promotionTitleEng: promotions.titleEng,
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(promotions, eq(promotions.id, periods.promotionId))
		.where(
			and(
				inRooms(gymId, roomId),
				or(
					and(isNull(periods.trainingDate), or(isNull(periods.validUntil), gte(periods.validUntil, since))),
					and(gte(periods.trainingDate, since), lte(promotions.activeFrom, periods.trainingDate)),
				),
			),
		)
		.orderBy(asc(gymRooms.position), asc(periods.day), asc(periods.time), asc(periods.id));
}

export type ClubPeriodRow = Awaited<ReturnType<typeof selectClubPeriods>>[number];

/** Dates that are cancelled or have a substitute. */
export function selectExceptions(db: Database, gymId: number, roomId: number | undefined, since: CalendarDate) {
	return db
		.select({
			periodId: occurrences.periodId,
			date: occurrences.trainingDate,
			cancelled: occurrences.cancelled,
			coachName: trainers.name,
		})
		.from(occurrences)
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.leftJoin(trainers, eq(trainers.id, occurrences.substituteId))
		.where(
			and(
				inRooms(gymId, roomId),
				gte(occurrences.trainingDate, since),
				or(eq(occurrences.cancelled, true), isNotNull(occurrences.substituteId)),
			),
		)
		.orderBy(asc(occurrences.periodId), asc(occurrences.trainingDate));
}

export type ExceptionRow = Awaited<ReturnType<typeof selectExceptions>>[number];
