import type { AuditSubject } from "@kvart/contract/staff/audit";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings, waits } from "../../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../../platform/database/schema/clubs.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { memberships, orders } from "../../../../platform/database/schema/memberships.ts";
import { enquiries } from "../../../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../../platform/database/schema/trainings.ts";

export type Subjects = Map<number, AuditSubject>;
type SelectSubjects = (db: Database, ids: readonly number[]) => Promise<Subjects>;

const userName = sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

const training = {
	period_id: periods.id,
	name: trainings.name,
	name_eng: trainings.nameEng,
	gym: gyms.name,
	day: periods.day,
	time: periods.time,
} as const;

const people: SelectSubjects = async (db, ids) => {
	const rows = await db
		.select({ id: users.id, name: userName })
		.from(users)
		.where(inArray(users.id, [...ids]));
	return new Map(rows.map(({ id, name }) => [id, { name, training: null }]));
};

const owners = (table: typeof memberships | typeof orders): SelectSubjects => {
	return async (db, ids) => {
		const rows = await db
			.select({ id: table.id, name: userName })
			.from(table)
			.innerJoin(users, eq(users.id, table.userId))
			.where(inArray(table.id, [...ids]));
		return new Map(rows.map(({ id, name }) => [id, { name, training: null }]));
	};
};

const senders: SelectSubjects = async (db, ids) => {
	const rows = await db
		.select({ id: enquiries.id, name: enquiries.name })
		.from(enquiries)
		.where(inArray(enquiries.id, [...ids]));
	return new Map(rows.map(({ id, name }) => [id, { name, training: null }]));
};

const weeklyTrainings: SelectSubjects = async (db, ids) => {
	const rows = await db
		.select({ id: periods.id, training: { ...training, date: periods.trainingDate } })
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(inArray(periods.id, [...ids]));
	return new Map(rows.map((row) => [row.id, { name: "", training: row.training }]));
};

const bookedPeople: SelectSubjects = async (db, ids) => {
	const guestName = sql<string>`trim(coalesce(${bookings.guestFirstName}, '') || ' ' || coalesce(${bookings.guestLastName}, ''))`;
	const rows = await db
		.select({
			id: bookings.id,
			name: sql<string>`coalesce(nullif(${userName}, ''), ${guestName})`,
			training: { ...training, date: occurrences.trainingDate },
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(users, eq(users.id, bookings.userId))
		.where(inArray(bookings.id, [...ids]));
	return new Map(rows.map((row) => [row.id, { name: row.name, training: row.training }]));
};

const waitingPeople: SelectSubjects = async (db, ids) => {
	const rows = await db
		.select({ id: waits.id, name: userName, training: { ...training, date: occurrences.trainingDate } })
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.innerJoin(users, eq(users.id, waits.userId))
		.where(inArray(waits.id, [...ids]));
	return new Map(rows.map((row) => [row.id, { name: row.name, training: row.training }]));
};

/** Other kinds of records have their name in the entry itself. */
export const subjectQueries: Partial<Record<string, SelectSubjects>> = {
	member: people,
	account: people,
	enquiry: senders,
	period: weeklyTrainings,
	booking: bookedPeople,
	wait: waitingPeople,
	membership: owners(memberships),
	order: owners(orders),
};
