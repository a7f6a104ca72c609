import type { Database } from "../../../platform/database/database.ts";
import { type Bookings, bookedByAccount, cancelAfter } from "../queries/upcoming.ts";
import { endWaitsOf } from "../queries/waiting.ts";
import { localTime, type PassingOn, passOnPlaces } from "./pass-on.ts";

/** Cancels the bookings of trainings that have not started, and gives their places to those who wait. */
export async function cancelUpcoming(tx: Database, deps: PassingOn, which: Bookings): Promise<void> {
	const now = deps.clock.now();
	const ids = await cancelAfter(tx, which, now, localTime(now));
	await passOnPlaces(tx, deps, ids);
}

/**
 * The bookings and waits of a member who may not come any more, for trainings that have not started. Call it while
 * the member's row is locked.
 */
export async function cancelAllOf(
	tx: Database,
	deps: PassingOn,
	userId: number,
	which: Bookings = bookedByAccount(userId),
): Promise<void> {
	await cancelUpcoming(tx, deps, which);
	await endWaitsOf(tx, userId, deps.clock.now());
}
