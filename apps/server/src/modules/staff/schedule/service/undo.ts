import type { ScheduleChange } from "@kvart/contract/staff/schedule-changes";
import { addDays, type CalendarDate, type Day } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub, worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { deleteMailsOf } from "../../../mail/service.ts";
import { deleteAbsences } from "../queries/absences.ts";
import {
	type ChangeRow,
	holdMailsWith,
	lockChange,
	selectOpenChanges,
	selectPeriodRows,
	updateChange,
} from "../queries/changes.ts";
import {
	applyClosings,
	deleteClosing,
	hasBookingsIn,
	lockSchedule,
	realign,
	selectClosedBy,
	selectClosingVersion,
	updateClosing,
} from "../queries/closings.ts";
import { selectConflicts } from "../queries/conflicts.ts";
import { closeDates } from "../queries/dates.ts";
import { endBefore, type PeriodRow, selectPeriod, selectPeriods } from "../queries/periods.ts";
import {
	cancelMade,
	clearDates,
	closeReopened,
	hasBookings,
	movePeople,
	recount,
	restoreDate,
	restorePeriodRow,
	reviveBookings,
	reviveWaits,
	shareMembers,
} from "../queries/undo.ts";
import { announce } from "./announce.ts";
import type { ScheduleDeps } from "./board.ts";
import { refuseField } from "./checks.ts";
import { lockDates } from "./lock-dates.ts";
import { type ClosingStep, Recorder, type Steps } from "./recorder.ts";

const success = { code: "SUC_SUCCESS" } as const;

export async function listChanges(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	gymId: number | undefined,
): Promise<(Omit<ScheduleChange, "at" | "undo_until"> & { at: Date; undo_until: Date })[]> {
	const member = memberOf(actor);
	if (gymId !== undefined) requireClub(member, gymId);
	const rows = await selectOpenChanges(db, gymId === undefined ? member.clubs : [gymId], clock.now());
	return rows
		.filter(({ gymIds }) => gymIds.every((id) => worksFor(member, id)))
		.map(({ action, subject, ...row }) => ({
			...row,
			action: action as ScheduleChange["action"],
			subject: subject as ScheduleChange["subject"],
		}));
}

/** Locks the change; refuses if it can be undone no more. */
async function openChange(tx: Database, actor: Actor, id: number, now: Date): Promise<ChangeRow> {
	const change = await lockChange(tx, id);
	if (!change || change.undoneAt) throw new Refusal("ERR_NOT_FOUND");
	for (const gymId of change.gymIds) requireClub(memberOf(actor), gymId);
	if (change.undoUntil <= now) throw new Refusal("ERR_UNDO_OVER");
	return change;
}

/** One of the periods was changed since: that has to be undone first. */
async function requireUnchanged(tx: Database, { versions, closing }: Steps): Promise<void> {
	if (closing && (await selectClosingVersion(tx, closing.id)) !== closing.version)
		throw new Refusal("ERR_CHANGED_MEANWHILE");
	const rows = await selectPeriodRows(tx, Object.keys(versions).map(Number));
	if (rows.some(({ id, version }) => versions[id] !== version)) throw new Refusal("ERR_CHANGED_MEANWHILE");
}

/** Another training may have got the room meanwhile. */
async function requireRoom(tx: Database, { dates, first_dates }: Steps, before: PeriodRow): Promise<void> {
	const period = await selectPeriod(tx, before.id);
	const from = first_dates[before.id] as CalendarDate;
	const ofPeriod = dates.filter(({ periodId }) => periodId === before.id);
	const cancelled = ofPeriod.filter((row) => row.cancelled).map(({ trainingDate }) => trainingDate);
	const planned = new Set([from, ...ofPeriod.map(({ trainingDate }) => trainingDate)]);
	const check = async (first: CalendarDate, until: CalendarDate | null) => {
		const { gymRoomId: roomId, day, time } = before;
		const duration = period?.duration ?? 0;
		const plan = { roomId, trainerId: null, day: day as Day, time, duration, from: first, until };
		const conflicts = await selectConflicts(tx, { ...plan, exceptPeriodId: before.id });
		if (conflicts.length > 0) refuseField("time", "room-taken", conflicts);
	};
	for (const date of planned) if (!cancelled.includes(date)) await check(date, date);
	const isSeries = before.validUntil === null || before.validUntil > addDays(from, 7);
	const wasEnded = period?.validUntil !== before.validUntil || period.time !== before.time;
	if (isSeries && wasEnded) await check(addDays(from, 7), before.validUntil);
}

/** Closes its dates first, so that a booking under way finds them closed. */
async function endPeriod(tx: Database, id: number, now: Date): Promise<void> {
	const period = await selectPeriod(tx, id);
	if (!period) return;
	const rows = await lockDates(tx, period, period.validFrom, now);
	await closeDates(
		tx,
		rows.map((row) => row.id),
	);
	await endBefore(tx, id, period.validFrom);
}

/** The order matters: periods and dates have to be there before people return to them. */
async function takeBack(tx: Database, steps: Steps, now: Date): Promise<void> {
	for (const id of steps.made) await endPeriod(tx, id, now);
	for (const period of steps.periods) await requireRoom(tx, steps, period);
	for (const period of steps.periods) await restorePeriodRow(tx, period);
	await clearDates(tx, steps.dates_made);
	for (const date of steps.dates) await restoreDate(tx, date);
	for (const { from, to, days, ...dates } of steps.moved.toReversed())
		await movePeople(tx, { from: to, to: from, days: -days, ...dates });
	// The others have booked what was added.
	if (await hasBookings(tx, steps.made)) throw new Refusal("ERR_CHANGED_MEANWHILE");
	await reviveBookings(tx, steps.bookings_cancelled);
	await cancelMade(tx, steps.bookings_made, now);
	await reviveWaits(tx, steps.waits_ended);
	await closeReopened(tx, steps.waits_reopened, now);
	const touched = [...steps.periods.map(({ id }) => id), ...steps.made];
	if (steps.from !== "") await recount(tx, touched, addDays(steps.from, -7));
}

/** Returns the dates that the closing of the change cancels again. */
async function takeBackClosing(tx: Database, { id, before, version }: ClosingStep, now: Date): Promise<number[]> {
	await updateClosing(tx, id, before ? { ...before, withdrawnAt: null, version: version + 1 } : { withdrawnAt: now });
	await realign(tx, id, now);
	if (before) return (await selectClosedBy(tx, id)).map((row) => row.id);
	await deleteClosing(tx, id);
	return [];
}

/** Restored dates follow the closings. Refused if one has bookings, because their members would not be notified. */
async function followClosings(tx: Database, { at, ...change }: ChangeRow, now: Date): Promise<void> {
	const { closing, periods, dates, dates_made } = change.steps as Steps;
	const again = closing ? await takeBackClosing(tx, closing, now) : [];
	if (await hasBookingsIn(tx, again, at)) throw new Refusal("ERR_CHANGED_MEANWHILE");
	const closed = await applyClosings(
		tx,
		periods.map(({ id }) => id),
		now,
	);
	const restored = [...dates.filter(({ cancelled }) => !cancelled).map(({ id }) => id), ...dates_made];
	const concerned = closed.filter((id) => restored.includes(id));
	if (await hasBookingsIn(tx, concerned)) throw new Refusal("ERR_CHANGED_MEANWHILE");
}

/** Records how everything is that the change has touched. */
async function watchTouched(tx: Database, { periods, made, first_dates }: Steps, now: Date): Promise<Recorder> {
	const recorder = new Recorder();
	const touched = await selectPeriods(tx, [...periods.map(({ id }) => id), ...made]);
	const changed = touched.map((period) => ({ period, from: first_dates[period.id] ?? period.validFrom }));
	await recorder.watch(tx, changed, now);
	return recorder;
}

/**
 * As if it had never happened: places, waiting lists and hours are as before. Its mails are not sent; guests and coaches
 * who were called already have to be called again.
 */
export async function undoChange({ db, clock }: ScheduleDeps, actor: Actor, id: number): Promise<typeof success> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		// Alone, because the change may be a closing.
		await lockSchedule(tx, true);
		const change = await openChange(tx, actor, id, now);
		const steps = change.steps as Steps;
		await shareMembers(tx, steps.bookings_cancelled, steps.waits_ended);
		await requireUnchanged(tx, steps);
		const { before } = await watchTouched(tx, steps, now);
		// The change gave them a place, and its mail about that is not sent.
		const bookings = before.bookings.filter(({ id: bookingId }) => !steps.bookings_made.includes(bookingId));
		if (!(await deleteMailsOf(tx, id))) throw new Refusal("ERR_UNDO_OVER");
		await takeBack(tx, steps, now);
		await deleteAbsences(tx, steps.absences ?? []);
		await followClosings(tx, change, now);
		const moved = steps.moved.toReversed().map(({ from, to, days, first, last }) => ({
			from: to,
			to: from,
			days: -days,
			first: first && addDays(first, -days),
			last: last && addDays(last, -days),
		}));
		await holdMailsWith(tx, id);
		await announce(tx, { ...before, bookings }, { changeId: id, clock, causeOf: () => null, moved });
		await updateChange(tx, id, { undoneAt: now });
		const { action, subject } = change;
		const record = { entity: "schedule_change", entityId: id, before: { action, ...subject } } as const;
		await writeAudit(tx, { at: now, actorId: memberOf(actor).userId, action: "schedule_change.undone", ...record });
	});
	return success;
}

export async function sendMailsNow({ db, clock }: ScheduleDeps, actor: Actor, id: number): Promise<typeof success> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		const { action, subject } = await openChange(tx, actor, id, now);
		await updateChange(tx, id, { undoUntil: now });
		const record = { entity: "schedule_change", entityId: id, after: { action, ...subject } } as const;
		await writeAudit(tx, { at: now, actorId: memberOf(actor).userId, action: "schedule_change.sent", ...record });
	});
	return success;
}
