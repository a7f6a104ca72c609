import type { ChangeAction, ChangeOptions, ChangePreview, ChangeSubject } from "@kvart/contract/staff/schedule-changes";
import type { CalendarDate } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { NewsCause } from "../../../../platform/database/schema/class-news.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { previewMails } from "../../../mail/service.ts";
import { selectNames } from "../queries/calls.ts";
import { countMails, insertChange, updateChange } from "../queries/changes.ts";
import { type ClassKey, keyOf } from "../queries/class-states.ts";
import { lockSchedule } from "../queries/closings.ts";
import type { PeriodDetails } from "../queries/periods.ts";
import { announce, type Moved } from "./announce.ts";
import type { ScheduleDeps } from "./board.ts";
import { type CallRow, readCalls } from "./call-list.ts";
import type { Reason } from "./entry.ts";
import type { ChangedPeriod } from "./lock-dates.ts";
import { type ClosingStep, Recorder } from "./recorder.ts";

/** A change that is being made. All of it happens at one instant. */
export interface OpenChange {
	id: number;
	clock: Clock;
	/** Call it before the first change of a period: locks its dates and records how they are. */
	watch: (tx: Database, period: PeriodDetails, from: CalendarDate) => Promise<void>;
	/** The same for many at once. */
	watchAll: (tx: Database, changed: readonly ChangedPeriod[]) => Promise<void>;
	/** A new period. */
	made: (periodId: number) => void;
	moved: (move: Moved) => void;
	closing: (step: ClosingStep) => void;
	/** One that was stored. */
	absence: (id: number) => void;
	/** Why, for the people concerned: all of them, or those of one class. */
	because: (reason: Reason, one?: ClassKey) => void;
}

export interface Effect {
	/** Number of mails. */
	mailed: number;
	to_call: CallRow[];
	change: { id: number; undo_until: Date } | null;
	preview: ChangePreview | null;
}

interface ChangePlan<R> {
	action: ChangeAction;
	gymIds: number[];
	options: ChangeOptions;
	/** Waits for all other changes under way, and they for it. */
	alone?: boolean;
	subject: (result: R) => ChangeSubject;
	write: (tx: Database, change: OpenChange) => Promise<R>;
}

/** Ends the transaction of a preview without saving it. */
class Previewed<R> extends Error {
	readonly result: R;

	constructor(result: R) {
		super("preview");
		this.result = result;
	}
}

/**
 * Everything that changes the schedule goes through here: it can be undone for some minutes, and its mails wait that
 * long. A preview makes the very same change and rolls it back.
 */
export async function makeChange<R>(
	deps: ScheduleDeps,
	actor: Actor,
	{ action, gymIds, options, alone = false, subject, write }: ChangePlan<R>,
): Promise<R & Effect> {
	const at = deps.clock.now();
	const clock: Clock = { now: () => at };
	const minutes = options.send_at_once ? 0 : deps.env.SCHEDULE_UNDO_MINUTES;
	const undoUntil = new Date(at.getTime() + minutes * 60_000);
	const make = async (tx: Database): Promise<R & Effect> => {
		await lockSchedule(tx, alone);
		const row = { at, actorId: memberOf(actor).userId, action, gymIds, subject: {}, steps: {}, undoUntil };
		const id = await insertChange(tx, row);
		const recorder = new Recorder();
		const causes = new Map<string, NewsCause>();
		const result = await write(tx, {
			id,
			clock,
			watch: (inside, period, from) => recorder.watch(inside, [{ period, from }], at),
			watchAll: (inside, changed) => recorder.watch(inside, changed, at),
			made: (periodId) => recorder.made.push(periodId),
			moved: (move) => recorder.moved.push(move),
			closing: (step) => {
				recorder.closing = step;
			},
			absence: (absenceId) => recorder.absences.push(absenceId),
			because: ({ code, note, note_eng: noteEng }, one) =>
				causes.set(one ? keyOf(one) : "", { reason: code, note, noteEng }),
		});
		const causeOf = (one: ClassKey) => causes.get(keyOf(one)) ?? causes.get("") ?? null;
		await announce(tx, recorder.before, { changeId: id, clock, causeOf, moved: recorder.moved });
		const to_call = await readCalls(tx, { changeId: id });
		const mailed = await countMails(tx, id);
		if (options.preview) {
			const preview = await previewOf(tx, deps, id, to_call);
			throw new Previewed<R & Effect>({ ...result, mailed, to_call, change: null, preview });
		}
		await updateChange(tx, id, { subject: { ...subject(result) }, steps: await recorder.steps(tx) });
		const change = minutes > 0 ? { id, undo_until: undoUntil } : null;
		return { ...result, mailed, to_call, change, preview: null };
	};
	if (options.preview) await deps.mailing.loadRenderer();
	try {
		return await deps.db.transaction(make);
	} catch (error) {
		if (error instanceof Previewed) return error.result as R & Effect;
		throw error;
	}
}

async function previewOf(
	tx: Database,
	{ clock, keys, env, mailing }: ScheduleDeps,
	changeId: number,
	calls: readonly CallRow[],
): Promise<ChangePreview> {
	const context = { db: tx, clock, keys, publicUrl: env.publicUrl, lateCancelMinutes: env.LATE_CANCEL_MINUTES };
	const { messages, recipients } = await previewMails(changeId, await mailing.loadRenderer(), context);
	const mailed = await selectNames(tx, recipients);
	return {
		messages,
		people: [
			...mailed.map((person) => ({ ...person, notified_by: "mail" as const })),
			...[...new Map(calls.map(({ name, role, phone }) => [`${name} ${phone}`, { name, role }])).values()].map(
				(person) => ({ ...person, notified_by: "call" as const }),
			),
		],
	};
}
