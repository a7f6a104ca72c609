import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { occurrences } from "../../../platform/database/schema/schedule.ts";

/** Occurrences with places that are held no longer. */
export async function selectOverdue(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ id: bookings.occurrenceId })
		.from(bookings)
		.where(lte(bookings.heldUntil, now))
		.orderBy(bookings.occurrenceId);
	return rows.map(({ id }) => id);
}

/** Before the occurrence: their mails go to the addresses of now. */
export async function shareHolders(tx: Database, occurrenceId: number, now: Date): Promise<void> {
	const holders = tx
		.select({ id: bookings.userId })
		.from(bookings)
		.where(and(eq(bookings.occurrenceId, occurrenceId), lte(bookings.heldUntil, now)));
	await tx.select({ id: users.id }).from(users).where(inArray(users.id, holders)).orderBy(users.id).for("share");
}

/** Frees the places of an occurrence that are held no longer; returns whom to notify. */
export async function freeHeld(tx: Database, occurrenceId: number, now: Date) {
	const freed = await tx
		.update(bookings)
		.set({ heldUntil: null })
		.where(and(eq(bookings.occurrenceId, occurrenceId), lte(bookings.heldUntil, now)))
		.returning({ id: bookings.id });
	await tx
		.update(occurrences)
		.set({ taken: sql`${occurrences.taken} - ${freed.length}` })
		.where(eq(occurrences.id, occurrenceId));
	if (freed.length === 0) return [];
	const ids = freed.map(({ id }) => id);
	return tx
		.select({ id: bookings.id, email: users.email, language: users.language, firstName: users.firstName })
		.from(bookings)
		.innerJoin(users, eq(users.id, bookings.userId))
		.where(inArray(bookings.id, ids));
}
