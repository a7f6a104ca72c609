import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms } from "../../../platform/database/schema/clubs.ts";
import { ledger, memberships } from "../../../platform/database/schema/memberships.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";

const isReturned: SQL = sql`exists (select from ledger as later where later.reverses_id = ledger.id)`;

interface Visit {
	id: number;
	membershipId: number | null;
	gymId: number | null;
	onDate: CalendarDate | null;
	at: Date;
}

async function lastVisit(db: Database, condition: SQL | undefined): Promise<Visit | undefined> {
	const [row] = await db
		.select({
			id: ledger.id,
			membershipId: ledger.membershipId,
			gymId: ledger.gymId,
			onDate: ledger.onDate,
			at: ledger.at,
		})
		.from(ledger)
		.where(and(condition, eq(ledger.kind, "visit_used"), sql`not ${isReturned}`))
		.orderBy(desc(ledger.id))
		.limit(1);
	return row;
}

/** The visit that a check-in used; undefined if it used none, or if it has been returned. */
export function selectVisitOfBooking(db: Database, bookingId: number): Promise<Visit | undefined> {
	return lastVisit(db, eq(ledger.bookingId, bookingId));
}

export interface ClubDay {
	userId: number;
	gymId: number;
	date: CalendarDate;
}

/** The member's entry to the gym of a club on a day, unless it has been returned. */
export function selectVisitOfDay(db: Database, { userId, gymId, date }: ClubDay): Promise<Visit | undefined> {
	const own = sql`${ledger.membershipId} in (select id from ${memberships} where ${memberships.userId} = ${userId})`;
	return lastVisit(db, and(own, eq(ledger.gymId, gymId), eq(ledger.onDate, date), isNull(ledger.bookingId)));
}

/** Another class of that day and club in which the member of a membership is checked in. Free trials use no visit. */
export async function selectOtherCheckIn(
	db: Database,
	{ membershipId, gymId, date }: { membershipId: number; gymId: number; date: CalendarDate },
): Promise<number | undefined> {
	const [row] = await db
		.select({ id: bookings.id })
		.from(bookings)
		.innerJoin(memberships, eq(memberships.userId, bookings.userId))
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.where(
			and(
				eq(memberships.id, membershipId),
				eq(gymRooms.gymId, gymId),
				eq(occurrences.trainingDate, date),
				isNotNull(bookings.checkedInAt),
				isNull(bookings.cancelledAt),
				isNull(bookings.enquiryId),
			),
		)
		.orderBy(asc(bookings.id))
		.limit(1);
	return row?.id;
}
