import type { CodeAnswer, CodeCheckIn, CodeOutcome, DeskTraining, Roster } from "@kvart/contract/staff/today";
import { wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { bookingOfCode } from "../../../booking/service.ts";
import { toEntry } from "../mapper.ts";
import { type EntryRow, selectEntry, updateCheckIn } from "../queries.ts";
import { type DeskDeps, findTraining, ownTraining, readRoster } from "./roster.ts";

export interface OwnBooking {
	entry: EntryRow;
	training: DeskTraining;
}

/** A booking that counts, for those who work for its club. */
export async function ownBooking({ db }: DeskDeps, actor: Member, bookingId: number): Promise<OwnBooking> {
	const entry = await selectEntry(db, bookingId);
	if (!entry) throw new Refusal("ERR_NOT_FOUND");
	const training = await ownTraining(db, actor, entry);
	if (entry.cancelledAt) throw new Refusal("ERR_NOT_FOUND");
	return { entry, training };
}

/** Nobody has come to a training of tomorrow. What was forgotten yesterday can be noted today. */
function isStillToCome({ date }: DeskTraining, clock: Clock): boolean {
	return date > wallTime(clock.now()).date;
}

/** Notes the arrival, or takes it back. Doing it twice is doing it once. */
async function mark({ db, clock }: DeskDeps, actor: Member, { bookingId }: EntryRow, arrived: boolean): Promise<void> {
	const at = clock.now();
	await db.transaction(async (tx) => {
		if (!(await updateCheckIn(tx, bookingId, arrived ? at : null))) return;
		const action = arrived ? "booking.checked_in" : "booking.check_in_undone";
		const states = { before: { checked_in: !arrived }, after: { checked_in: arrived } };
		await writeAudit(tx, { at, actorId: actor.userId, action, entity: "booking", entityId: bookingId, ...states });
	});
}

export async function checkIn(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const { entry, training } = await ownBooking(deps, actor, bookingId);
	if (training.cancelled) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
	if (isStillToCome(training, deps.clock)) throw new Refusal("ERR_NOT_TODAY");
	await mark(deps, actor, entry, true);
	return readRoster(deps, actor, entry);
}

export async function undoCheckIn(deps: DeskDeps, actor: Member, bookingId: number): Promise<Roster> {
	const { entry } = await ownBooking(deps, actor, bookingId);
	await mark(deps, actor, entry, false);
	return readRoster(deps, actor, entry);
}

/** What speaks against letting somebody in with this code; null when nothing does. */
function codeRefusal(
	{ clock }: DeskDeps,
	actor: Member,
	{ entry, training }: OwnBooking,
	asked: CodeCheckIn,
): CodeOutcome | null {
	if (!worksFor(actor, training.gym.id)) return "other-club";
	if (entry.cancelledAt) return "booking-cancelled";
	const wanted = asked.period_id === undefined || asked.period_id === entry.periodId;
	const date = asked.date ?? wallTime(clock.now()).date;
	if (!wanted) return "other-training";
	if (date !== entry.date || isStillToCome(training, clock)) return "other-day";
	if (training.cancelled) return "training-cancelled";
	return entry.checkedInAt ? "already-checked-in" : null;
}

/** Checks in whoever shows the code, unless something speaks against it: then what that is. */
export async function checkInByCode(deps: DeskDeps, actor: Member, asked: CodeCheckIn): Promise<CodeAnswer> {
	const { db, keys } = deps;
	const id = bookingOfCode(keys, asked.code);
	const entry = id === null ? undefined : await selectEntry(db, id);
	const training = entry && (await findTraining(db, entry));
	if (!entry || !training) return { outcome: "unknown-code", training: null, person: null };
	const refusal = codeRefusal(deps, actor, { entry, training }, asked);
	if (refusal === "other-club") return { outcome: refusal, training, person: null };
	if (refusal) return { outcome: refusal, training, person: toEntry(entry) };
	await mark(deps, actor, entry, true);
	const now = (await selectEntry(db, entry.bookingId)) ?? entry;
	return { outcome: "checked-in", training: (await findTraining(db, entry)) ?? training, person: toEntry(now) };
}
