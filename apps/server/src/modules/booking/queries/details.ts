import type { CalendarDate } from "@kvart/contract/time";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { bookings, waits } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

const substitutes = alias(trainers, "substitutes");

/** A training on one date, as the account, mails and calendars show it. */
const trainingDetails = {
	periodId: periods.id,
	trainingDate: occurrences.trainingDate,
	time: periods.time,
	duration: trainings.duration,
	trainingId: trainings.id,
	trainingName: trainings.name,
	trainingNameEng: trainings.nameEng,
	gymId: gyms.id,
	gymName: gyms.name,
	gymSlug: gyms.slug,
	gymAddress: gyms.address,
	gymPhone: gyms.phone,
	latitude: gyms.latitude,
	longitude: gyms.longitude,
	roomId: gymRooms.id,
	roomName: gymRooms.name,
	roomNameEng: gymRooms.nameEng,
	coachId: sql<number | null>`coalesce(${substitutes.id}, ${trainers.id})`,
	coachName: sql<string | null>`coalesce(${substitutes.name}, ${trainers.name})`,
	promotion: sql<boolean>`${periods.promotionId} is not null`,
	cancelled: sql<boolean>`${occurrences.cancelled} or coalesce(${periods.cancelledFrom} <= ${occurrences.trainingDate}, false)`,
};

function selectDetails(db: Database) {
	return db
		.select({
			id: bookings.id,
			userId: bookings.userId,
			createdAt: bookings.createdAt,
			cancelledAt: bookings.cancelledAt,
			cancelledLate: bookings.cancelledLate,
			confirmUntil: bookings.confirmUntil,
			checkedInAt: bookings.checkedInAt,
			...trainingDetails,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
		.$dynamic();
}

export type BookingDetails = Awaited<ReturnType<typeof selectDetails>>[number];
export type TrainingDetails = Pick<BookingDetails, keyof typeof trainingDetails>;

/** The training of a wait. */
export async function selectWait(db: Database, waitId: number) {
	const [row] = await db
		.select({
			userId: waits.userId,
			ended: sql<boolean>`${waits.endedAt} is not null`,
			freePlaces: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity}) - ${occurrences.taken}`,
			training: trainingDetails,
		})
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
		.where(eq(waits.id, waitId));
	return row;
}

export type WaitDetails = NonNullable<Awaited<ReturnType<typeof selectWait>>>;

export async function selectBooking(db: Database, bookingId: number): Promise<BookingDetails | undefined> {
	const [row] = await selectDetails(db).where(eq(bookings.id, bookingId));
	return row;
}

/** Past and coming bookings of a member, latest first, without cancelled ones. */
export function selectBookingsOf(db: Database, userId: number, limit: number) {
	return selectDetails(db)
		.where(and(eq(bookings.userId, userId), isNull(bookings.cancelledAt)))
		.orderBy(desc(occurrences.trainingDate), desc(periods.time), desc(bookings.id))
		.limit(limit);
}

/** Undefined if the period does not exist. */
export async function selectCapacity(db: Database, periodId: number, date: CalendarDate): Promise<number | undefined> {
	const [row] = await db
		.select({ capacity: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})` })
		.from(periods)
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.where(eq(periods.id, periodId));
	return row?.capacity;
}
