import type { CalendarDate } from "@kvart/contract/time";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { ledger, memberships } from "../../../platform/database/schema/memberships.ts";

const isReturned: SQL = sql`exists (select from ledger as later where later.reverses_id = ledger.id)`;

interface Visit {
	id: number;
	membershipId: number | null;
	gymId: number | null;
}

async function lastVisit(db: Database, condition: SQL | undefined): Promise<Visit | undefined> {
	const [row] = await db
		.select({ id: ledger.id, membershipId: ledger.membershipId, gymId: ledger.gymId })
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

/** The member's last visit of a day in a club that has not been returned. */
export function selectVisitOfDay(
	db: Database,
	{ userId, gymId, date }: { userId: number; gymId: number; date: CalendarDate },
): Promise<Visit | undefined> {
	const own = sql`${ledger.membershipId} in (select id from ${memberships} where ${memberships.userId} = ${userId})`;
	return lastVisit(db, and(own, eq(ledger.gymId, gymId), eq(ledger.onDate, date)));
}
