import type { ChangeAction, ChangeOptions, ChangePreview, ChangeSubject } from "@kvart/contract/staff/schedule-changes";
import type { CalendarDate } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { loadTemplates, previewMails } from "../../../mail/service.ts";
import { type CallRow, selectCalls, selectNames } from "../queries/calls.ts";
import { insertChange, selectEnded, selectPeriodRows, selectPlaces, updateChange } from "../queries/changes.ts";
import { type ClosingRow, lockSchedule } from "../queries/closings.ts";
import { type DateRow, selectDatesFrom } from "../queries/dates.ts";
import type { PeriodDetails, PeriodRow } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { type ChangedPeriod, lockAllDates, type Notified } from "./notify.ts";

/** Whose people are in which period since, that many days later; `on` is one date of `to`, null all of them. */
interface Moved {
	from: number;
	to: number;
	days: number;
	on: CalendarDate | null;
}

/** What undoing needs: the state before, and what happened to places. */
export interface Steps {
	/** The first date that changed, of all periods and of each. */
	from: CalendarDate;
	first_dates: Record<string, CalendarDate>;
	periods: PeriodRow[];
	dates: DateRow[];
	dates_made: number[];
	made: number[];
	moved: Moved[];
	bookings_cancelled: number[];
	bookings_made: number[];
	waits_ended: number[];
	waits_reopened: number[];
	/** Of all these periods after the change: a later one makes undoing impossible. */
	versions: Record<string, number>;
	closing?: ClosingStep;
}

/** The closing that was made or changed; `before` is null for a new one. */
export interface ClosingStep {
	id: number;
	before: ClosingRow | null;
	/** After the change. */
	version: number;
}

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
}

class Recorder {
	readonly periods: PeriodRow[] = [];
	readonly dates: DateRow[] = [];
	readonly made: number[] = [];
	readonly moved: Moved[] = [];
	closing: ClosingStep | undefined;
	private readonly places = { bookings: [] as number[], waits: [] as number[] };
	private readonly firstDates: Record<string, CalendarDate> = {};

	async watch(tx: Database, changed: readonly ChangedPeriod[], now: Date): Promise<void> {
		const added = changed.filter(({ period }) => this.firstDates[period.id] === undefined);
		if (added.length === 0) return;
		const dates = await lockAllDates(tx, added, now);
		const { bookings, waits } = await selectPlaces(
			tx,
			dates.map(({ id }) => id),
		);
		const ids = added.map(({ period }) => period.id);
		this.periods.push(...(await selectPeriodRows(tx, ids)));
		this.dates.push(...dates);
		this.places.bookings.push(...bookings);
		this.places.waits.push(...waits);
		for (const { period, from } of added) this.firstDates[period.id] = from;
	}

	async steps(tx: Database): Promise<Steps> {
		const ended = await selectEnded(tx, this.places.bookings, this.places.waits);
		const known = new Set(this.dates.map(({ id }) => id));
		const starts = Object.entries(this.firstDates).map(([id, from]) => ({ periodId: Number(id), from }));
		const now = starts.length === 0 ? [] : await selectDatesFrom(tx, starts);
		const places = await selectPlaces(
			tx,
			now.map(({ id }) => id),
		);
		const touched = await selectPeriodRows(tx, [...this.periods.map(({ id }) => id), ...this.made]);
		return {
			from: Object.values(this.firstDates).toSorted()[0] ?? "",
			first_dates: this.firstDates,
			periods: this.periods,
			dates: this.dates,
			dates_made: now.map(({ id }) => id).filter((id) => !known.has(id)),
			made: this.made,
			moved: this.moved,
			bookings_cancelled: ended.bookings,
			bookings_made: ended.movedUp,
			waits_ended: ended.waits,
			waits_reopened: places.waits.filter((id) => !this.places.waits.includes(id)),
			versions: Object.fromEntries(touched.map(({ id, version }) => [id, version])),
			...(this.closing && { closing: this.closing }),
		};
	}
}

export interface Effect extends Notified {
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
	/** The number of mails is part of the result. */
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
export async function makeChange<R extends Notified>(
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
		});
		const to_call = await selectCalls(tx, { changeId: id });
		if (options.preview) {
			const preview = await previewOf(tx, deps, id, to_call);
			throw new Previewed<R & Effect>({ ...result, to_call, change: null, preview });
		}
		await updateChange(tx, id, { subject: { ...subject(result) }, steps: { ...(await recorder.steps(tx)) } });
		const change = minutes > 0 ? { id, undo_until: undoUntil } : null;
		return { ...result, to_call, change, preview: null };
	};
	if (options.preview) await loadTemplates();
	try {
		return await deps.db.transaction(make);
	} catch (error) {
		if (error instanceof Previewed) return error.result as R & Effect;
		throw error;
	}
}

async function previewOf(
	tx: Database,
	{ clock, keys, env }: ScheduleDeps,
	changeId: number,
	calls: readonly CallRow[],
): Promise<ChangePreview> {
	const context = { db: tx, clock, keys, publicUrl: env.publicUrl, lateCancelMinutes: env.LATE_CANCEL_MINUTES };
	const { messages, recipients } = await previewMails(changeId, context);
	const members = await selectNames(tx, recipients);
	return {
		messages,
		people: [
			...members.map((name) => ({ name, notified_by: "mail" as const })),
			...calls.map(({ name }) => ({ name, notified_by: "call" as const })),
		],
	};
}
