import type { Closing } from "@kvart/contract/closings";
import type { ClosedClass } from "@kvart/contract/staff/schedule-closings";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../../platform/database/schema/clubs.ts";
import { closings, occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../../platform/database/schema/trainings.ts";

function selectDetails(db: Database, condition: SQL | undefined) {
	return db
		.select({
			id: closings.id,
			gym_id: closings.gymId,
			gym_room_id: closings.gymRoomId,
			from_date: closings.fromDate,
			from_time: closings.fromTime,
			until_date: closings.untilDate,
			until_time: closings.untilTime,
			reason: closings.reason,
			reason_eng: closings.reasonEng,
			gym: { id: gyms.id, name: gyms.name },
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
			classes: sql<number>`(select count(*)::integer from ${occurrences} where ${occurrences.closingId} = ${closings.id})`,
			withdrawn: sql<boolean>`${closings.withdrawnAt} is not null`,
			version: closings.version,
		})
		.from(closings)
		.leftJoin(gyms, eq(gyms.id, closings.gymId))
		.leftJoin(gymRooms, eq(gymRooms.id, closings.gymRoomId))
		.where(condition)
		.orderBy(asc(closings.fromDate), asc(closings.fromTime), asc(closings.id));
}

export type ClosingDetails = Awaited<ReturnType<typeof selectDetails>>[number];

/** Also one that was withdrawn. */
export async function selectClosingDetails(db: Database, id: number): Promise<ClosingDetails | undefined> {
	const [row] = await selectDetails(db, eq(closings.id, id));
	return row;
}

/** Closings of the chain and of these clubs, or of all if null, in the order in which they start. */
export function selectClosingList(
	db: Database,
	gymIds: readonly number[] | null,
	since: CalendarDate,
): Promise<ClosingDetails[]> {
	const ofClubs = gymIds && or(isNull(closings.gymId), inArray(closings.gymId, [...gymIds]));
	return selectDetails(db, and(isNull(closings.withdrawnAt), gte(closings.untilDate, since), ofClubs ?? undefined));
}

/** The closings of a room on these dates. */
export function selectClosingsOfRoom(
	db: Database,
	{ id, gym }: { id: number; gym: { id: number } },
	from: CalendarDate,
	until: CalendarDate,
): Promise<Closing[]> {
	return selectDetails(
		db,
		and(
			isNull(closings.withdrawnAt),
			or(isNull(closings.gymId), eq(closings.gymId, gym.id)),
			or(isNull(closings.gymRoomId), eq(closings.gymRoomId, id)),
			lte(closings.fromDate, until),
			gte(closings.untilDate, from),
		),
	);
}

/** Classes by the ids of their dates, in the order in which they start. */
export function selectClasses(db: Database, occurrenceIds: readonly number[]): Promise<ClosedClass[]> {
	return db
		.select({
			period_id: periods.id,
			training_date: occurrences.trainingDate,
			time: periods.time,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			gym: { id: gyms.id, name: gyms.name },
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
			taken: occurrences.taken,
			waiting_count: sql<number>`(select count(*)::integer from waits
				where waits.occurrence_id = occurrences.id and ended_at is null)`,
		})
		.from(occurrences)
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(inArray(occurrences.id, [...occurrenceIds]))
		.orderBy(asc(occurrences.trainingDate), asc(periods.time), asc(occurrences.id));
}
