import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods, promotionGyms, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

const substitutes = alias(trainers, "substitutes");

/** The periods of a room with what is known of their date; `date` says which date of a period is meant. */
function selectPeriods(db: Database, person: string | null, date: ReturnType<typeof sql<CalendarDate>>) {
	return db
		.select({
			id: periods.id,
			day: periods.day,
			time: periods.time,
			gymRoomId: periods.gymRoomId,
			trainingDate: sql<CalendarDate>`to_char(${date}, 'YYYY-MM-DD')`,
			samsungPromotion: periods.samsungPromotion,
			capacity: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})`,
			taken: sql<number>`coalesce(${occurrences.taken}, 0)`,
			cancelled: sql<boolean>`coalesce(${occurrences.cancelled}, false) or coalesce(${periods.cancelledFrom} <= ${date}, false)`,
			booked: sql<boolean>`${bookings.id} is not null`,
			trainingId: trainings.id,
			trainingName: trainings.name,
			trainingNameEng: trainings.nameEng,
			duration: trainings.duration,
			intensity: trainings.intensity,
			coachId: sql<number | null>`coalesce(${substitutes.id}, ${trainers.id})`,
			coachName: sql<string | null>`coalesce(${substitutes.name}, ${trainers.name})`,
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
		.leftJoin(
			bookings,
			and(
				eq(bookings.occurrenceId, occurrences.id),
				isNull(bookings.cancelledAt),
				// A visitor has no bookings: null equals nothing.
				eq(bookings.person, sql`${person}`),
			),
		)
		.$dynamic();
}

/** The weekly slots of a room in the week that starts with that Monday. */
export function selectWeek(db: Database, roomId: number, monday: CalendarDate, person: string | null) {
	const date = sql<CalendarDate>`(${monday}::date + ${periods.day} - 1)`;
	return selectPeriods(db, person, date)
		.where(
			and(
				eq(periods.gymRoomId, roomId),
				isNull(periods.promotionId),
				lte(periods.validFrom, date),
				// Says less than the next line, but an index knows it: the schedules of earlier years are not looked at.
				or(isNull(periods.validUntil), gte(periods.validUntil, monday)),
				or(isNull(periods.validUntil), gte(periods.validUntil, date)),
			),
		)
		.orderBy(asc(periods.day), asc(periods.time), asc(periods.id));
}

/** The promotion trainings of a room from that date on, as long as their promotion runs. */
export function selectPromotionPeriods(db: Database, roomId: number, today: CalendarDate, person: string | null) {
	const date = sql<CalendarDate>`${periods.trainingDate}`;
	return selectPeriods(db, person, date)
		.innerJoin(promotions, eq(promotions.id, periods.promotionId))
		.where(
			and(
				eq(periods.gymRoomId, roomId),
				isNotNull(periods.trainingDate),
				gte(periods.trainingDate, today),
				// One that was taken off the schedule ends before its own date.
				or(isNull(periods.validUntil), gte(periods.validUntil, periods.trainingDate)),
				lte(promotions.activeFrom, today),
				gte(promotions.activeUntil, today),
			),
		)
		.orderBy(asc(periods.trainingDate), asc(periods.time), asc(periods.id));
}

export type PeriodRow = Awaited<ReturnType<typeof selectWeek>>[number];

export async function roomExists(db: Database, roomId: number): Promise<boolean> {
	const rows = await db.select({ id: gymRooms.id }).from(gymRooms).where(eq(gymRooms.id, roomId));
	return rows.length > 0;
}

export function selectActivePromotion(db: Database, today: CalendarDate) {
	return db
		.select({
			promotionId: promotions.id,
			title: promotions.title,
			titleEng: promotions.titleEng,
			gymId: gyms.id,
			gymName: gyms.name,
			gymSlug: gyms.slug,
		})
		.from(promotions)
		.innerJoin(promotionGyms, eq(promotionGyms.promotionId, promotions.id))
		.innerJoin(gyms, eq(gyms.id, promotionGyms.gymId))
		.where(and(lte(promotions.activeFrom, today), gte(promotions.activeUntil, today)))
		.orderBy(asc(promotions.id), asc(gyms.id));
}
