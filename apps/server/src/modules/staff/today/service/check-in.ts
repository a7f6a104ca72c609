import type { CodeCheckIn, CodeOutcome } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import { lockMember } from "../../../../platform/database/member-rows.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { reconsiderPauses } from "../../../booking/service/pauses.ts";
import { bookingOfCode } from "../../../booking/service.ts";
import { type EntryRow, selectEntry, updateCheckIn, updateLastVisit, updateTrialOutcome } from "../queries.ts";
import {
	type DeskDeps,
	type DeskTraining,
	findTraining,
	ownTraining,
	type Roster,
	readRoster,
	rosterEntry,
} from "./roster.ts";

interface OwnBooking {
	entry: EntryRow;
	training: DeskTraining;
}

/** An active booking; refused for staff of other clubs. */
export async function ownBooking({ db }: DeskDeps, actor: Member, bookingId: number): Promise<OwnBooking> {
	const entry = await selectEntry(db, bookingId);
	if (!entry) throw new Refusal("ERR_NOT_FOUND");
	const training = await ownTraining(db, actor, entry);
	if (entry.cancelledAt) throw new Refusal("ERR_NOT_FOUND");
	return { entry, training };
}

/** Past trainings can be checked in later, future ones cannot. */
function isInFuture({ date }: DeskTraining, clock: Clock): boolean {
	return date > wallTime(clock.now()).date;
}

/** Idempotent. Members who are blocked are not let in. */
async function setCheckIn(
	{ db, clock }: DeskDeps,
	actor: Member,
	{ booking_id: bookingId, member_id: userId, date, trial }: EntryRow,
	arrived: boolean,
): Promise<void> {
	const at = clock.now();
	await db.transaction(async (tx) => {
		if (userId !== null && !(await lockMember(tx, userId)) && arrived) throw new Refusal("ERR_NOT_FOUND");
		if (!(await updateCheckIn(tx, bookingId, arrived ? at : null))) return;
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
	await setCheckIn(deps, actor, entry, true);
	return readRoster(deps, actor, entry);
}

export async function undoCheckIn(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const { entry } = await ownBooking(deps, actor, bookingId);
	await setCheckIn(deps, actor, entry, false);
	return readRoster(deps, actor, entry);
}

function codeRefusal(
	{ clock }: DeskDeps,
	actor: Member,
	{ entry, training }: OwnBooking,
	input: CodeCheckIn,
): CodeOutcome | null {
	if (!worksFor(actor, training.gym.id)) return "other-club";
	if (entry.cancelledAt) return "booking-cancelled";
	const sameTraining = input.period_id === undefined || input.period_id === entry.periodId;
	const date = input.date ?? wallTime(clock.now()).date;
	if (!sameTraining) return "other-training";
	if (date !== entry.date || isInFuture(training, clock)) return "other-day";
	if (training.cancelled) return "training-cancelled";
	return entry.checked_in_at ? "already-checked-in" : null;
}

export async function checkInByCode(deps: DeskDeps, actor: Member, input: CodeCheckIn) {
	const { db, keys } = deps;
	const id = bookingOfCode(keys, input.code);
	const entry = id === null ? undefined : await selectEntry(db, id);
	const training = entry && (await findTraining(db, entry));
	if (!entry || !training) return { outcome: "unknown-code", training: null, person: null } as const;
	const refusal = codeRefusal(deps, actor, { entry, training }, input);
	if (refusal === "other-club") return { outcome: refusal, training, person: null };
	if (refusal) return { outcome: refusal, training, person: rosterEntry(entry) };
	await setCheckIn(deps, actor, entry, true);
	const person = (await selectEntry(db, entry.booking_id)) ?? entry;
	return {
		outcome: "checked-in",
		training: (await findTraining(db, entry)) ?? training,
		person: rosterEntry(person),
	} as const;
}
