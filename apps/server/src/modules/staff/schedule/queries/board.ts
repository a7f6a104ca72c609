import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../../platform/database/schema/clubs.ts";
import { occurrences, periods, promotionGyms, promotions } from "../../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../../platform/database/schema/trainings.ts";

const substitutes = alias(trainers, "substitutes");

/** Periods with what is known of one of their dates; `date` says which. */
function selectEntries(db: Database, date: SQL) {
	return db
		.select({
			periodId: periods.id,
			trainingDate: sql<CalendarDate>`to_char(${date}, 'YYYY-MM-DD')`,
			day: periods.day,
			time: periods.time,
			duration: trainings.duration,
			gymRoomId: periods.gymRoomId,
			roomName: gymRooms.name,
			roomNameEng: gymRooms.nameEng,
			gymId: gyms.id,
			gymName: gyms.name,
			trainingId: trainings.id,
			trainingName: trainings.name,
			trainingNameEng: trainings.nameEng,
			coachId: trainers.id,
			coachName: trainers.name,
			substituteId: substitutes.id,
			substituteName: substitutes.name,
			seriesCapacity: periods.capacity,
			dateCapacity: occurrences.capacity,
			taken: sql<number>`coalesce(${occurrences.taken}, 0)`,
			samsungPromotion: periods.samsungPromotion,
			cancelled: sql<boolean>`coalesce(${occurrences.cancelled}, false) or coalesce(${periods.cancelledFrom} <= ${date}, false)`,
			cancelledFrom: periods.cancelledFrom,
			cancelReason: occurrences.cancelReason,
			promotionId: periods.promotionId,
			ownDate: periods.trainingDate,
			validFrom: periods.validFrom,
			validUntil: periods.validUntil,
			version: periods.version,
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
		.$dynamic();
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** Whatever takes place in the week that starts with that Monday, single trainings of promotions among it. */
function selectWeekOf(db: Database, monday: CalendarDate, condition: SQL | undefined) {
	const date = sql`coalesce(${periods.trainingDate}, ${monday}::date + ${periods.day} - 1)`;
	return selectEntries(db, date)
		.where(
			and(
				condition,
				or(isNull(periods.trainingDate), sql`${periods.trainingDate} between ${monday}::date and ${monday}::date + 6`),
				lte(periods.validFrom, date),
				or(isNull(periods.validUntil), gte(periods.validUntil, date)),
			),
		)
		.orderBy(asc(periods.day), asc(periods.time), asc(periods.id));
}

export function selectRoomWeek(db: Database, roomId: number, monday: CalendarDate): Promise<EntryRow[]> {
	return selectWeekOf(db, monday, eq(periods.gymRoomId, roomId));
}

/** The week of these coaches in all other rooms, to find out who is in two places at once. */
export async function selectCoachWeek(
	db: Database,
	coachIds: readonly number[],
	exceptRoomId: number,
	monday: CalendarDate,
): Promise<EntryRow[]> {
	if (coachIds.length === 0) return [];
	const holds = or(inArray(trainers.id, [...coachIds]), inArray(substitutes.id, [...coachIds]));
	return selectWeekOf(db, monday, and(holds, ne(periods.gymRoomId, exceptRoomId)));
}

/** One date of a period, also when it does not take place then. */
export async function selectEntry(db: Database, periodId: number, date: CalendarDate): Promise<EntryRow | undefined> {
	const [row] = await selectEntries(db, sql`${date}::date`).where(eq(periods.id, periodId));
	return row;
}

export async function selectRoom(db: Database, roomId: number) {
	const [row] = await db
		.select({
			id: gymRooms.id,
			name: gymRooms.name,
			nameEng: gymRooms.nameEng,
			archivedAt: gymRooms.archivedAt,
			gymId: gyms.id,
			gymName: gyms.name,
		})
		.from(gymRooms)
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(gymRooms.id, roomId));
	return row;
}

export type RoomRow = NonNullable<Awaited<ReturnType<typeof selectRoom>>>;

/** The promotion that runs on that date in a club; of several the first one, as the public pages have it. */
export async function selectPromotion(db: Database, gymId: number, today: CalendarDate) {
	const [row] = await db
		.select({
			id: promotions.id,
			title: promotions.title,
			titleEng: promotions.titleEng,
			activeFrom: promotions.activeFrom,
			activeUntil: promotions.activeUntil,
			takesPart: sql<boolean>`exists (select from ${promotionGyms}
				where ${promotionGyms.promotionId} = ${promotions.id} and ${promotionGyms.gymId} = ${gymId})`,
		})
		.from(promotions)
		.where(
			and(
				lte(promotions.activeFrom, today),
				gte(promotions.activeUntil, today),
				sql`exists (select from ${promotionGyms} where ${promotionGyms.promotionId} = ${promotions.id})`,
			),
		)
		.orderBy(asc(promotions.id))
		.limit(1);
	return row?.takesPart ? row : undefined;
}

export async function selectPromotionDates(db: Database, id: number) {
	const [row] = await db
		.select({ activeFrom: promotions.activeFrom, activeUntil: promotions.activeUntil })
		.from(promotions)
		.where(eq(promotions.id, id));
	return row;
}
