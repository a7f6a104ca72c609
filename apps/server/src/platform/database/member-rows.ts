import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/*
 * Booking, waiting, cancelling, check-in and changes of members and of the schedule lock in this order, so that no two
 * transactions wait for each other:
 *
 * 1. members: their rows in `users`, by id
 * 2. trainings: rows of `occurrences`, by period and date
 * 3. `lockMembers` of the waiting list, by id
 * 4. bookings, waits and the rest
 *
 * Actions for a member share the row while it is neither blocked nor erased; changes of a member lock the row first and
 * then cancel what there is. So each of the two sees the other whole or not at all. Members who are moved up from a
 * waiting list are known only at 3: of them, rows that are locked are skipped instead of waited for.
 */

/** For a query on `users`: neither blocked nor erased. */
export const isActive: SQL<boolean> = sql<boolean>`(users.blocked_at is null and users.erased_at is null)`;

/** For a query on `users`: the member may book only trainings of `today`. */
export const isPaused = (date: SQL, today: SQL): SQL<boolean> =>
	sql<boolean>`(${date} > ${today} and coalesce(users.booking_pause_until >= ${today}, false))`;

async function found(tx: Database, query: SQL): Promise<boolean> {
	const { rows } = (await tx.execute(query)) as { rows: unknown[] };
	return rows.length > 0;
}

/** Until the transaction ends, the member is not blocked, erased or changed. False if one of the first two has happened. */
export function shareMember(tx: Database, userId: number): Promise<boolean> {
	return found(tx, sql`select from users where users.id = ${userId} and ${isActive} for share`);
}

/** Before a change of the member. False if blocked or erased. */
export function lockMember(tx: Database, userId: number): Promise<boolean> {
	return found(tx, sql`select from users where users.id = ${userId} and ${isActive} for no key update`);
}
