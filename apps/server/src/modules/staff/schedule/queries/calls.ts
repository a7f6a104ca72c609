import { formatPhone } from "@kvart/contract/phone";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings, guestCalls } from "../../../../platform/database/schema/booking.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../../platform/database/schema/trainings.ts";

export type NewCall = typeof guestCalls.$inferInsert;

/** A guest is called once about a change. */
export async function insertCalls(tx: Database, rows: readonly NewCall[]): Promise<void> {
	if (rows.length > 0)
		await tx
			.insert(guestCalls)
			.values([...rows])
			.onConflictDoNothing();
}

const callers = alias(users, "callers");

interface Which {
	id?: number;
	changeId?: number;
	/** Null stands for all clubs. */
	gymIds?: readonly number[] | null;
	/** Of trainings from this date on. */
	from?: CalendarDate;
}

function chosen({ id, changeId, gymIds, from }: Which): SQL | undefined {
	return and(
		id === undefined ? undefined : eq(guestCalls.id, id),
		changeId === undefined ? undefined : eq(guestCalls.changeId, changeId),
		gymIds ? inArray(gymRooms.gymId, [...gymIds]) : undefined,
		from === undefined ? undefined : gte(guestCalls.trainingDate, from),
		// Erased people have no phone.
		isNotNull(bookings.guestPhone),
	);
}

/** Those who were not called yet first. Names and phones are those of the bookings. */
export async function selectCalls(db: Database, which: Which) {
	const rows = await db
		.select({
			id: guestCalls.id,
			gymId: gymRooms.gymId,
			firstName: bookings.guestFirstName,
			lastName: bookings.guestLastName,
			phone: bookings.guestPhone,
			news: guestCalls.news,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			training_date: guestCalls.trainingDate,
			time: guestCalls.time,
			nowDate: occurrences.trainingDate,
			nowTime: periods.time,
			called_at: guestCalls.calledAt,
			called_by: sql<string | null>`${callers.firstName} || ' ' || ${callers.lastName}`,
		})
		.from(guestCalls)
		.innerJoin(bookings, eq(bookings.id, guestCalls.bookingId))
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.leftJoin(callers, eq(callers.id, guestCalls.calledBy))
		.where(chosen(which))
		.orderBy(
			desc(sql`${guestCalls.calledAt} is null`),
			asc(guestCalls.trainingDate),
			asc(guestCalls.time),
			asc(guestCalls.id),
		);
	return rows.map(({ firstName, lastName, phone, nowDate, nowTime, ...row }) => ({
		...row,
		name: `${firstName ?? ""} ${lastName ?? ""}`.trim(),
		phone: formatPhone(phone ?? ""),
		now_at: row.news === "moved" ? { training_date: nowDate, time: nowTime } : null,
	}));
}

export type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

export async function updateCall(db: Database, id: number, called: { at: Date; by: number } | null): Promise<void> {
	await db
		.update(guestCalls)
		.set({ calledAt: called?.at ?? null, calledBy: called?.by ?? null })
		.where(eq(guestCalls.id, id));
}

/** Of the accounts with these addresses, in order. */
export async function selectNames(db: Database, emails: readonly string[]): Promise<string[]> {
	if (emails.length === 0) return [];
	const rows = await db
		.select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
		.from(users)
		.where(inArray(users.email, [...emails]))
		.orderBy(asc(users.lastName), asc(users.firstName));
	return rows.map(({ name }) => name);
}
