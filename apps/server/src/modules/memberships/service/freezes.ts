import { daysGivenBack, endAfterFreeze, freezeRefusal, freezeToEnd } from "@kvart/contract/memberships/freeze";
import { daysOf, type Freeze } from "@kvart/contract/memberships/membership";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { insertEntry, type MembershipRow, selectMemberships } from "../queries/memberships.ts";

interface Freezing {
	userId: number;
	membershipId: number;
	actorId: number;
	at: Date;
}

async function own(db: Database, { userId, membershipId, at }: Omit<Freezing, "actorId">) {
	const today = wallTime(at).date;
	const all = await selectMemberships(db, userId, { today });
	const membership = all.find(({ id }) => id === membershipId);
	if (!membership) throw new Refusal("ERR_NOT_FOUND");
	return { all, membership, today };
}

/** The new last day; refused where the rule says so. Changes nothing. */
export async function previewFreeze(
	db: Database,
	which: Omit<Freezing, "actorId">,
	days: Freeze,
): Promise<CalendarDate> {
	const { all, membership, today } = await own(db, which);
	const refusal = freezeRefusal(membership, all, days, today);
	if (refusal) throw new Refusal(refusal);
	return endAfterFreeze(membership, days);
}

/** Call it after `lockMember`. */
export async function freeze(tx: Database, freezing: Freezing, days: Freeze): Promise<CalendarDate> {
	const { membershipId, actorId, at } = freezing;
	const endsOn = await previewFreeze(tx, freezing, days);
	const { from: onDate, until: untilDate } = days;
	await insertEntry(tx, { at, actorId, kind: "frozen", membershipId, onDate, untilDate, days: daysOf(days) });
	return endsOn;
}

/** Ends a freeze from tomorrow, or all of one that has not begun. Call it after `lockMember`. */
export async function unfreeze(tx: Database, freezing: Freezing): Promise<void> {
	const { membershipId, actorId, at } = freezing;
	const { membership, today } = await own(tx, freezing);
	const running = freezeToEnd(membership, today) as MembershipRow["freezes"][number] | undefined;
	if (!running) throw new Refusal("ERR_NOT_FOUND");
	const days = -daysGivenBack(running, today);
	await insertEntry(tx, {
		at,
		actorId,
		kind: "unfrozen",
		membershipId,
		untilDate: today,
		days,
		reversesId: running.id,
	});
}
