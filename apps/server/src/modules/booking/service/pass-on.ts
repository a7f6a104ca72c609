import { closingMinutes, movesUp } from "@kvart/contract/booking";
import type { MembershipRule } from "@kvart/contract/memberships/rule";
import { instantOf, timeOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import {
	lockMembers,
	lockOccurrences,
	moveUp,
	notifyAll,
	selectOverlooked,
	selectWaiting,
} from "../queries/waiting.ts";
import { judgeWaiting } from "./memberships.ts";

export interface PassingOn {
	clock: Clock;
	env: { readonly WAITING_CLOSES_MINUTES: number; readonly MEMBERSHIP_RULE: MembershipRule };
}

export function localTime(now: Date) {
	const { date, minutes } = wallTime(now);
	return { date, time: timeOf(minutes) };
}

/**
 * Gives the free places of these occurrences to the first who wait; shortly before the start it notifies all of them
 * instead, as long as they can still book. Call it in the transaction that made the places free, while it holds the rows of the occurrences.
 */
export async function passOnPlaces(
	tx: Database,
	deps: PassingOn,
	occurrenceIds: readonly number[],
	late: "notify" | "skip" = "notify",
): Promise<void> {
	const { clock, env } = deps;
	const waiting = await selectWaiting(tx, occurrenceIds);
	if (waiting.length === 0) return;
	const occurrences = await lockOccurrences(tx, [...new Set(waiting.map(({ occurrenceId }) => occurrenceId))]);
	await lockMembers(tx, [...new Set(waiting.map(({ userId }) => userId))]);
	const now = clock.now();
	for (const occurrence of occurrences) {
		const minutes = (instantOf(occurrence.date, occurrence.time).getTime() - now.getTime()) / 60_000;
		if (!occurrence.takesPlace || occurrence.freePlaces <= 0 || minutes <= 0) continue;
		if (movesUp({ ...occurrence, trainingDate: occurrence.date }, now, env.WAITING_CLOSES_MINUTES))
			await moveUp(tx, occurrence, now, await judgeWaiting(tx, deps, occurrence));
		else if (late === "notify" && minutes >= closingMinutes) await notifyAll(tx, occurrence.id, now);
	}
}

/**
 * Places that are free although a member waits, because the member in question could not take them then: their other
 * training was cancelled since.
 */
export async function passOnOverlooked(deps: PassingOn & { db: Database }): Promise<void> {
	for (const id of await selectOverlooked(deps.db, localTime(deps.clock.now()))) {
		await deps.db.transaction(async (tx) => {
			await lockOccurrences(tx, [id]);
			await passOnPlaces(tx, deps, [id], "skip");
		});
	}
}
