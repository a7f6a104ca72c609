import type { PersonQuery } from "@kvart/contract/staff/person-search";
import { type CalendarDate, dayOf } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { occurrences, periods, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

const substitutes = alias(trainers, "substitutes");
const staff = alias(users, "staff");

/** Whether a period takes place on a date: a promotion's on its own, a weekly slot's on its day while it is valid. */
function takesPlaceOn(date: CalendarDate): SQL | undefined {
	const weekly = and(
		isNull(periods.trainingDate),
		eq(periods.day, dayOf(date)),
		lte(periods.validFrom, date),
		or(isNull(periods.validUntil), gte(periods.validUntil, date)),
	);
	const promoted = and(
		eq(periods.trainingDate, date),
		lte(promotions.activeFrom, date),
		gte(promotions.activeUntil, date),
	);
	return or(weekly, promoted);
}

function selectTrainings(db: Database, date: CalendarDate, which: SQL | undefined) {
	return db
		.select({
			periodId: periods.id,
			time: periods.time,
			duration: trainings.duration,
			trainingId: trainings.id,
			trainingName: trainings.name,
			trainingNameEng: trainings.nameEng,
			gymId: gyms.id,
			gymName: gyms.name,
			gymSlug: gyms.slug,
			roomId: gymRooms.id,
			roomName: gymRooms.name,
			roomNameEng: gymRooms.nameEng,
			coachId: sql<number | null>`coalesce(${substitutes.id}, ${trainers.id})`,
			coachName: sql<string | null>`coalesce(${substitutes.name}, ${trainers.name})`,
			substitute: sql<boolean>`${substitutes.id} is not null`,
			promotion: sql<boolean>`${periods.promotionId} is not null`,
			capacity: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})`,
			taken: sql<number>`coalesce(${occurrences.taken}, 0)`,
			// Columns are written out: within a subquery their bare names would be those of its own table.
			checkedIn: sql<number>`(select count(*)::integer from bookings
				where bookings.occurrence_id = occurrences.id and cancelled_at is null and checked_in_at is not null)`,
			cancelled: sql<boolean>`coalesce(${occurrences.cancelled}, false) or coalesce(${periods.cancelledFrom} <= ${date}::date, false)`,
			cancelReason: occurrences.cancelReason,
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(promotions, eq(promotions.id, periods.promotionId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
		.where(which)
		.orderBy(asc(periods.time), asc(gyms.name), asc(gymRooms.id), asc(periods.id));
}

export type TrainingRow = Awaited<ReturnType<typeof selectTrainings>>[number];

/** The trainings of a day; null is all clubs. */
export function selectDay(db: Database, date: CalendarDate, clubs: readonly number[] | null): Promise<TrainingRow[]> {
	return selectTrainings(db, date, and(takesPlaceOn(date), clubs ? inArray(gyms.id, [...clubs]) : undefined));
}

/** A period on a date, also when the slot was taken out of the schedule while it had bookings. */
export async function selectTraining(
	db: Database,
	periodId: number,
	date: CalendarDate,
): Promise<TrainingRow | undefined> {
	const here = and(eq(periods.id, periodId), or(takesPlaceOn(date), isNotNull(occurrences.id)));
	const [row] = await selectTrainings(db, date, here);
	return row;
}

function selectEntries(db: Database, which: SQL | undefined) {
	return db
		.select({
			bookingId: bookings.id,
			memberId: bookings.userId,
			firstName: sql<string | null>`coalesce(${users.firstName}, ${bookings.guestFirstName})`,
			lastName: sql<string | null>`coalesce(${users.lastName}, ${bookings.guestLastName})`,
			phone: sql<string | null>`coalesce(${users.phone}, ${bookings.guestPhone})`,
			cardId: users.cardId,
			bookedAt: bookings.createdAt,
			bookedByFirstName: staff.firstName,
			bookedByLastName: staff.lastName,
			walkIn: bookings.walkIn,
			checkedInAt: bookings.checkedInAt,
			cancelledAt: bookings.cancelledAt,
			periodId: occurrences.periodId,
			date: occurrences.trainingDate,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.leftJoin(users, eq(users.id, bookings.userId))
		.leftJoin(staff, eq(staff.id, bookings.bookedBy))
		.where(which);
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export function selectPeople(db: Database, periodId: number, date: CalendarDate): Promise<EntryRow[]> {
	return selectEntries(
		db,
		and(eq(occurrences.periodId, periodId), eq(occurrences.trainingDate, date), isNull(bookings.cancelledAt)),
	);
}

/** One booking, also when it was cancelled. */
export async function selectEntry(db: Database, bookingId: number): Promise<EntryRow | undefined> {
	const [row] = await selectEntries(db, eq(bookings.id, bookingId));
	return row;
}

/** False when there was nothing to do: somebody was faster, or the booking was cancelled meanwhile. */
export async function updateCheckIn(db: Database, bookingId: number, at: Date | null): Promise<boolean> {
	const other = at ? isNull(bookings.checkedInAt) : isNotNull(bookings.checkedInAt);
	const rows = await db
		.update(bookings)
		.set({ checkedInAt: at })
		.where(and(eq(bookings.id, bookingId), isNull(bookings.cancelledAt), other))
		.returning({ id: bookings.id });
	return rows.length > 0;
}

// The form of `searchForm` for the letters that names here are written with. Not left to `lower`: without a locale the
// database knows no capital Č.
const nameForm = sql`' ' || replace(lower(translate(${users.firstName} || ' ' || ${users.lastName}, 'ČĆŠŽĐčćšžđ', 'CCSZDccszd')), 'dj', 'd')`;

/** Members who may come in, by every word of the name, by the phone or by the card. */
export function selectMembers(db: Database, { terms, phone, card }: PersonQuery, limit: number) {
	const named = phone === null && terms.length > 0 ? terms.map((term) => like(nameForm, `% ${term}%`)) : [];
	return db
		.select({
			id: users.id,
			first_name: users.firstName,
			last_name: users.lastName,
			phone: users.phone,
			card_id: users.cardId,
		})
		.from(users)
		.where(
			and(
				isNull(users.erasedAt),
				isNull(users.blockedAt),
				or(
					eq(sql`lower(${users.cardId})`, card),
					phone === null ? undefined : like(users.phoneDigits, `%${phone}%`),
					and(...named),
				),
			),
		)
		.orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
		.limit(limit);
}

/** Whether the account can be given a place. */
export async function memberMayCome(db: Database, id: number): Promise<boolean> {
	const open = and(eq(users.id, id), isNull(users.blockedAt), isNull(users.erasedAt));
	return (await db.$count(users, open)) > 0;
}
