import { instantOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/session.ts";
import { returnVisitOfBooking, useVisit } from "../../../memberships/service/visits.ts";
import type { DeskTraining } from "./roster.ts";

interface ClassVisit {
	userId: number;
	bookingId: number;
	training: DeskTraining;
	actor: Member;
}

/**
 * A membership that lets in pays for the class with a visit; a booked person is checked in without one, too. A list that is
 * corrected later counts for the day of the class. Call it after `lockMember`.
 */
export async function useVisitOfClass(
	tx: Database,
	clock: Clock,
	{ userId, bookingId, training: { gym, date, time }, actor }: ClassVisit,
): Promise<void> {
	const at = clock.now();
	const now = wallTime(at);
	const moment = date < now.date ? wallTime(instantOf(date, time)) : now;
	const entry = { userId, bookingId, gymId: gym.id, moment, purpose: "class", actorId: actor.userId, at } as const;
	await useVisit(tx, entry);
}

/** Call it after `lockMember`. */
export async function returnVisitOfClass(tx: Database, clock: Clock, bookingId: number, actor: Member): Promise<void> {
	await returnVisitOfBooking(tx, bookingId, { actorId: actor.userId, at: clock.now() });
}
