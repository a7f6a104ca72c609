import { wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { lockMember } from "../../../../platform/database/member-rows.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { updateLastVisit } from "../../../../platform/office/last-visit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { reconsiderPauses } from "../../../booking/service/pauses.ts";
import { type EntryRow, selectEntry, updateCheckIn, updateTrialOutcome } from "../queries.ts";
import { returnVisitOfClass, useVisitOfClass } from "./class-visit.ts";
import { type DeskDeps, type DeskTraining, ownTraining, type Roster, readRoster } from "./roster.ts";

export interface OwnBooking {
	entry: EntryRow;
	training: DeskTraining;
}

/** An active booking; staff of other clubs is refused. */
export async function ownBooking({ db }: DeskDeps, actor: Member, bookingId: number): Promise<OwnBooking> {
	const entry = await selectEntry(db, bookingId);
	if (!entry) throw new Refusal("ERR_NOT_FOUND");
	const training = await ownTraining(db, actor, entry);
	if (entry.cancelledAt) throw new Refusal("ERR_NOT_FOUND");
	return { entry, training };
}

/** Past trainings can be checked in later, future ones cannot. */
export function isInFuture({ date }: DeskTraining, clock: Clock): boolean {
	return date > wallTime(clock.now()).date;
}

/** A booking that was cancelled meanwhile is neither checked in nor reported as such. */
async function requireActive(tx: Database, bookingId: number): Promise<void> {
	const entry = await selectEntry(tx, bookingId);
	if (!entry || entry.cancelledAt) throw new Refusal("ERR_NOT_FOUND");
}

/** Idempotent. Members who are blocked are not let in. A check-in uses a visit, undoing it returns the visit. */
export async function setCheckIn(
	{ db, clock }: DeskDeps,
	actor: Member,
	{ entry: { booking_id: bookingId, member_id: userId, date, trial }, training }: OwnBooking,
	arrived: boolean,
): Promise<void> {
	const at = clock.now();
	await db.transaction(async (tx) => {
		if (userId !== null && !(await lockMember(tx, userId)) && arrived) throw new Refusal("ERR_NOT_FOUND");
		if (!(await updateCheckIn(tx, bookingId, arrived ? at : null))) return requireActive(tx, bookingId);
		if (userId !== null && arrived && !trial) await useVisitOfClass(tx, clock, { userId, bookingId, training, actor });
		if (userId !== null && !arrived) await returnVisitOfClass(tx, clock, bookingId, actor);
		if (userId !== null) await updateLastVisit(tx, userId);
		if (trial) await updateTrialOutcome(tx, bookingId, arrived);
		const action = arrived ? "booking.checked_in" : "booking.check_in_undone";
		const states = { before: { checked_in: !arrived }, after: { checked_in: arrived } };
		await writeAudit(tx, { at, actorId: actor.userId, action, entity: "booking", entityId: bookingId, ...states });
		// A list that is corrected on a later day.
		if (arrived && userId !== null && date < wallTime(at).date)
			await reconsiderPauses(tx, { clock }, { userId, actorId: actor.userId });
	});
}

export async function checkIn(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const { entry, training } = await ownBooking(deps, actor, bookingId);
	if (training.cancelled) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
	if (isInFuture(training, deps.clock)) throw new Refusal("ERR_NOT_TODAY");
	await setCheckIn(deps, actor, { entry, training }, true);
	return readRoster(deps, actor, entry);
}

export async function undoCheckIn(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const own = await ownBooking(deps, actor, bookingId);
	await setCheckIn(deps, actor, own, false);
	return readRoster(deps, actor, own.entry);
}
