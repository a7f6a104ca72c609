import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods, promotionGyms, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

const capacity = sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})`;

/** Periods on one of their dates, given by `date`. */
function selectPeriods(db: Database, userId: number | null, date: ReturnType<typeof sql<CalendarDate>>) {
	return db
		.select({
			id: periods.id,
			day: periods.day,
			time: periods.time,
			gym_room_id: periods.gymRoomId,
			training_date: sql<CalendarDate>`to_char(${date}, 'YYYY-MM-DD')`,
			samsung_promotion: periods.samsungPromotion,
			capacity,
			free_places: sql<number>`greatest(0, ${capacity} - coalesce(${occurrences.taken}, 0))`,
			cancelled: sql<boolean>`coalesce(${occurrences.cancelled}, false) or coalesce(${periods.cancelledFrom} <= ${date}, false)`,
			moved_to: sql<{ training_date: CalendarDate; time: number; gym_room_id: number } | null>`(
				select json_build_object('time', target_period.time, 'gym_room_id', target_period.gym_room_id,
					'training_date', to_char(target.training_date, 'YYYY-MM-DD'))
				from occurrences as target join periods as target_period on target_period.id = target.period_id
				where target.id = ${occurrences.movedToId} and not target.cancelled
			)`,
			booked: sql<boolean>`${bookings.id} is not null`,
			waiting: sql<number | null>`(
				select position::integer from (
					select user_id, row_number() over (order by id) as position
					from waits where occurrence_id = ${occurrences.id} and ended_at is null
				) as line where user_id = ${userId}::integer
			)`,
			waiting_count: sql<number>`(
				select count(*)::integer from waits where occurrence_id = ${occurrences.id} and ended_at is null
			)`,
			training: {
				id: trainings.id,
				name: trainings.name,
				name_eng: trainings.nameEng,
				duration: trainings.duration,
				intensity: trainings.intensity,
			},
			duration: trainings.duration,
			coach: { id: trainers.id, name: trainers.name },
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(trainers, eq(trainers.id, sql`coalesce(${occurrences.substituteId}, ${periods.trainerId})`))
		.leftJoin(
			bookings,
			and(
				eq(bookings.occurrenceId, occurrences.id),
				isNull(bookings.cancelledAt),
				// A visitor has no bookings: null equals nothing.
				eq(bookings.userId, sql`${userId}::integer`),
			),
		)
		.$dynamic();
}

/** The weekly periods of a room in a week. */
export function selectWeek(db: Database, roomId: number, monday: CalendarDate, userId: number | null) {
	const date = sql<CalendarDate>`(${monday}::date + ${periods.day} - 1)`;
	return selectPeriods(db, userId, date)
		.where(
			and(
				eq(periods.gymRoomId, roomId),
				isNull(periods.promotionId),
				lte(periods.validFrom, date),
				// Implied by the next line, but this one can use an index.
				or(isNull(periods.validUntil), gte(periods.validUntil, monday)),
				or(isNull(periods.validUntil), gte(periods.validUntil, date)),
			),
		)
		.orderBy(asc(periods.day), asc(periods.time), asc(periods.id));
}

/** The coming periods of a running promotion in a room. */
export function selectPromotionPeriods(db: Database, roomId: number, today: CalendarDate, userId: number | null) {
	const date = sql<CalendarDate>`${periods.trainingDate}`;
	return selectPeriods(db, userId, date)
		.innerJoin(promotions, eq(promotions.id, periods.promotionId))
		.where(
			and(
				eq(periods.gymRoomId, roomId),
				isNotNull(periods.trainingDate),
				gte(periods.trainingDate, today),
				// A removed period ends before its own date.
				or(isNull(periods.validUntil), gte(periods.validUntil, periods.trainingDate)),
				lte(promotions.activeFrom, today),
				gte(promotions.activeUntil, today),
			),
		)
		.orderBy(asc(periods.trainingDate), asc(periods.time), asc(periods.id));
}

export async function roomExists(db: Database, roomId: number): Promise<boolean> {
	return (await db.$count(gymRooms, eq(gymRooms.id, roomId))) > 0;
}

/** A row for every club of every running promotion. */
export function selectActivePromotions(db: Database, today: CalendarDate) {
	return db
		.select({
			id: promotions.id,
			title: promotions.title,
			title_eng: promotions.titleEng,
			text: promotions.text,
			text_eng: promotions.textEng,
			photo_url: promotions.photoUrl,
			active_until: promotions.activeUntil,
			gym: { id: gyms.id, name: gyms.name, slug: gyms.slug },
		})
		.from(promotions)
		.innerJoin(promotionGyms, eq(promotionGyms.promotionId, promotions.id))
		.innerJoin(gyms, eq(gyms.id, promotionGyms.gymId))
		.where(and(lte(promotions.activeFrom, today), gte(promotions.activeUntil, today)))
		.orderBy(asc(promotions.id), asc(gyms.id));
}
