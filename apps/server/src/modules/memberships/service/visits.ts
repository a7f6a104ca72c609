import type { Verdict } from "@kvart/contract/memberships/verdict";
import type { Database } from "../../../platform/database/database.ts";
import { insertEntry } from "../queries/memberships.ts";
import { type ClubDay, selectOtherCheckIn, selectVisitOfBooking, selectVisitOfDay } from "../queries/visits.ts";
import { type Visit, verdictFor } from "./verdicts.ts";

export interface Entry extends Visit {
	userId: number;
	actorId: number;
	at: Date;
	/** The booking that is checked in; null for an entry to the gym. */
	bookingId: number | null;
}

/**
 * Uses a visit if the verdict lets the member in and today's has not been counted. Call it after `lockMember`: the lock
 * is what makes two check-ins of the last visit use one.
 */
export async function useVisit(tx: Database, entry: Entry): Promise<Verdict> {
	const { userId, actorId, at, bookingId, gymId, moment } = entry;
	const found = await verdictFor(tx, { userId, blocked: false }, entry);
	if (found.answer !== "refuse" && found.uses_visit) {
		const { membership_id: membershipId } = found;
		await insertEntry(tx, { at, actorId, kind: "visit_used", membershipId, gymId, onDate: moment.date, bookingId });
	}
	return found;
}

interface Returned {
	actorId: number;
	at: Date;
}

/** If the member is checked in to another class of that day and club, the visit is used for that one. */
async function returnVisit(
	tx: Database,
	visit: Awaited<ReturnType<typeof selectVisitOfBooking>>,
	by: Returned,
): Promise<boolean> {
	if (!visit) return false;
	const { id: reversesId, membershipId, gymId, onDate } = visit;
	await insertEntry(tx, { ...by, kind: "visit_returned", membershipId, gymId, reversesId });
	if (membershipId === null || gymId === null || onDate === null) return true;
	const bookingId = await selectOtherCheckIn(tx, { membershipId, gymId, date: onDate });
	if (bookingId !== undefined)
		await insertEntry(tx, { ...by, kind: "visit_used", membershipId, gymId, onDate, bookingId });
	return true;
}

/** After a check-in was undone. False if it had used no visit. Call it after `lockMember`. */
export async function returnVisitOfBooking(tx: Database, bookingId: number, by: Returned): Promise<boolean> {
	return returnVisit(tx, await selectVisitOfBooking(tx, bookingId), by);
}

/** Undoes an entry to the gym. False if there was none. Call it after `lockMember`. */
export async function returnVisitOfDay(tx: Database, day: ClubDay, by: Returned): Promise<boolean> {
	return returnVisit(tx, await selectVisitOfDay(tx, day), by);
}

/** When the member was let into the gym; null if not, or if that was undone. */
export async function entryOfDay(db: Database, day: ClubDay): Promise<Date | null> {
	return (await selectVisitOfDay(db, day))?.at ?? null;
}
