import type { CalendarDate, Day } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../../platform/database/schema/clubs.ts";
import { occurrences, periods, promotionGyms, promotions } from "../../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../../platform/database/schema/trainings.ts";

const substitutes = alias(trainers, "substitutes");

interface MovedTo {
	period_id: number;
	training_date: CalendarDate;
	time: number;
	gym_room_id: number;
}

const movedTo = sql<MovedTo | null>`(
	select json_build_object('period_id', target_period.id, 'time', target_period.time,
		'gym_room_id', target_period.gym_room_id, 'training_date', to_char(target.training_date, 'YYYY-MM-DD'))
	from occurrences as target join periods as target_period on target_period.id = target.period_id
	where target.id = ${occurrences.movedToId} and not target.cancelled
)`;

const weeklyHours = { weekdays: gyms.weekdays, saturday: gyms.saturday, sunday: gyms.sunday };

/** Periods on one of their dates, given by `date`. */
function selectEntries(db: Database, date: SQL) {
	return db
		.select({
			period_id: periods.id,
			training_date: sql<CalendarDate>`to_char(${date}, 'YYYY-MM-DD')`,
			time: periods.time,
			duration: trainings.duration,
			gym_room_id: periods.gymRoomId,
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
			gym: { id: gyms.id, name: gyms.name },
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			coach: { id: trainers.id, name: trainers.name },
			substitute: { id: substitutes.id, name: substitutes.name },
			capacity: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})`,
			date_capacity: occurrences.capacity,
			series_capacity: periods.capacity,
			taken: sql<number>`coalesce(${occurrences.taken}, 0)`,
			waiting_count: sql<number>`(select count(*)::integer from waits
				where waits.occurrence_id = occurrences.id and ended_at is null)`,
			samsung_promotion: periods.samsungPromotion,
			cancelled: sql<boolean>`coalesce(${occurrences.cancelled}, false) or coalesce(${periods.cancelledFrom} <= ${date}, false)`,
			cancelled_from: periods.cancelledFrom,
			moved_to: movedTo,
			closing_id: occurrences.closingId,
			promotion: sql<boolean>`${periods.promotionId} is not null`,
			coach_away: sql<boolean>`exists (select from coach_absences
				where trainer_id = coalesce(${occurrences.substituteId}, ${periods.trainerId})
				and ${date} between from_date and until_date)`,
			version: periods.version,
			// Not part of the answer.
			hours: weeklyHours,
			day: sql<Day>`${periods.day}`,
			cancelReason: occurrences.cancelReason,
			noteEng: occurrences.cancelNoteEng,
			ownDate: periods.trainingDate,
			validFrom: periods.validFrom,
			validUntil: periods.validUntil,
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

/** Everything in a week, including single periods of promotions. */
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

/** All clubs. */
export function selectWeek(db: Database, monday: CalendarDate): Promise<EntryRow[]> {
	return selectWeekOf(db, monday, undefined);
}

/** The week of these coaches in all other rooms, to find conflicts. */
export async function selectCoachWeek(
	db: Database,
	coachIds: readonly number[],
	exceptRoomId: number,
	monday: CalendarDate,
): Promise<EntryRow[]> {
	if (coachIds.length === 0) return [];
	const teaches = or(inArray(trainers.id, [...coachIds]), inArray(substitutes.id, [...coachIds]));
	return selectWeekOf(db, monday, and(teaches, ne(periods.gymRoomId, exceptRoomId)));
}

/** Also a date on which the period does not take place. */
export async function selectEntry(db: Database, periodId: number, date: CalendarDate): Promise<EntryRow | undefined> {
	const [row] = await selectEntries(db, sql`${date}::date`).where(eq(periods.id, periodId));
	return row;
}

export async function selectRoom(db: Database, roomId: number) {
	const [row] = await db
		.select({
			id: gymRooms.id,
			name: gymRooms.name,
			name_eng: gymRooms.nameEng,
			gym: { id: gyms.id, name: gyms.name },
			hours: weeklyHours,
		})
		.from(gymRooms)
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(gymRooms.id, roomId));
	return row;
}

export type RoomRow = NonNullable<Awaited<ReturnType<typeof selectRoom>>>;

/** Rooms of a club that are in use, in the order in which they are locked. */
export async function selectRoomIds(db: Database, gymId: number): Promise<number[]> {
	const rows = await db
		.select({ id: gymRooms.id })
		.from(gymRooms)
		.where(and(eq(gymRooms.gymId, gymId), isNull(gymRooms.archivedAt)))
		.orderBy(asc(gymRooms.id));
	return rows.map(({ id }) => id);
}

export async function selectClubIds(db: Database): Promise<number[]> {
	const rows = await db.select({ id: gyms.id }).from(gyms).orderBy(asc(gyms.id));
	return rows.map(({ id }) => id);
}

/** The running promotion of a club. */
export async function selectPromotion(db: Database, gymId: number, today: CalendarDate) {
	const [row] = await db
		.select({
			id: promotions.id,
			title: promotions.title,
			title_eng: promotions.titleEng,
			active_from: promotions.activeFrom,
			active_until: promotions.activeUntil,
		})
		.from(promotions)
		.innerJoin(promotionGyms, eq(promotionGyms.promotionId, promotions.id))
		.where(and(eq(promotionGyms.gymId, gymId), lte(promotions.activeFrom, today), gte(promotions.activeUntil, today)))
		.orderBy(asc(promotions.id))
		.limit(1);
	return row;
}

export async function selectPromotionDates(db: Database, id: number) {
	const [row] = await db
		.select({ activeFrom: promotions.activeFrom, activeUntil: promotions.activeUntil })
		.from(promotions)
		.where(eq(promotions.id, id));
	return row;
}
