import { hasStarted } from "@kvart/contract/booking";
import type { PeriodMove } from "@kvart/contract/staff/schedule";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { reopenWaits } from "../../../booking/service/waiting.ts";
import { closeDates, type DateRow, moveDate, redirectMoves, selectDate, selectOrigin } from "../queries/dates.ts";
import {
	bumpVersions,
	endBefore,
	insertPeriod,
	insertPromotionPeriod,
	type PeriodDetails,
	selectPeriod,
	setDate,
} from "../queries/periods.ts";
import { allDates } from "./announce.ts";
import type { Outcome } from "./change.ts";
import { takesPlace } from "./checks.ts";
import { type Entry, type Reason, readEntry, reasonColumns, reasonOf, recordCreation } from "./entry.ts";
import { lockDate } from "./lock-dates.ts";
import type { OpenChange } from "./make-change.ts";
import { continuing, daysBetween } from "./restart.ts";

interface DateMove {
	actorId: number;
	period: PeriodDetails;
	move: PeriodMove;
}

/**
 * The first date stays on the board and shows where the training is now, also when it moves again. Moved back, it is as
 * it was.
 */
export async function moveOneDate(
	tx: Database,
	change: OpenChange,
	{ actorId, period, move }: DateMove,
): Promise<Outcome> {
	const { clock } = change;
	const reason = reasonOf(move);
	const row = await lockDate(tx, period.id, move.date);
	const origin = await selectOrigin(tx, row.id);
	if (origin && (await isPlaceOf(tx, origin, move)))
		return moveToOrigin(tx, change, actorId, { origin, moved: row, period, reason });
	change.because(reason);
	const difference = { gymRoomId: move.gym_room_id, time: move.time };
	const once = { ...continuing(period, difference, move.to_date, 0), validUntil: move.to_date, cancelledFrom: null };
	const { promotionId } = period;
	const id = promotionId === null ? await insertPeriod(tx, once) : await insertPromotionPeriod(tx, once, promotionId);
	change.made(id);
	change.moved({ from: period.id, to: id, days: daysBetween(move.date, move.to_date), ...allDates });
	const movedToId = await moveDate(tx, row, id, move.to_date);
	if (origin) {
		await watchOrigin(tx, change, origin);
		await endMoved(tx, row, movedToId);
	} else {
		const off = { cancelled: true, ...reasonColumns(reason), substituteId: null, movedToId };
		await setDate(tx, period.id, move.date, off);
	}
	await recordCreation(tx, { clock, actorId }, id, move.to_date);
	return { movedTo: { periodId: id, date: move.to_date } };
}

async function watchOrigin(tx: Database, change: OpenChange, { periodId, trainingDate }: DateRow): Promise<void> {
	const period = await selectPeriod(tx, periodId);
	if (period) await change.watch(tx, period, trainingDate);
}

async function isPlaceOf(tx: Database, { periodId, trainingDate }: DateRow, move: PeriodMove): Promise<boolean> {
	const period = await selectPeriod(tx, periodId);
	return (
		period !== undefined &&
		takesPlace(period, trainingDate) &&
		trainingDate === move.to_date &&
		period.time === move.time &&
		period.gymRoomId === move.gym_room_id
	);
}

/** The training is not there any more; `movedToId` is where its first date leads now. */
async function endMoved(tx: Database, { id, periodId, trainingDate }: DateRow, movedToId: number | null) {
	await redirectMoves(tx, [id], movedToId);
	await closeDates(tx, [id]);
	await endBefore(tx, periodId, trainingDate);
}

interface BackMove {
	/** The first date, cancelled so far. */
	origin: DateRow;
	/** Where the training is, with its period. */
	moved: DateRow;
	period: PeriodDetails;
	reason: Reason;
}

/** Nothing is left of the move: people have their places in the first date again. */
async function moveBack(
	tx: Database,
	change: OpenChange,
	{ origin, moved, period, reason }: BackMove,
): Promise<Outcome> {
	const { periodId, trainingDate: date } = origin;
	await watchOrigin(tx, change, origin);
	await change.watch(tx, period, moved.trainingDate);
	const days = daysBetween(moved.trainingDate, date);
	change.moved({ from: period.id, to: periodId, days, first: date, last: date });
	change.because(reason);
	await reopenWaits(tx, [moved.id]);
	await moveDate(
		tx,
		{ ...moved, cancelled: false, cancelReason: null, cancelNoteEng: null, closingId: null },
		periodId,
		date,
	);
	await endMoved(tx, moved, null);
	return { movedTo: { periodId, date } };
}

/** Like `moveBack`, but starts from where the training is. */
async function moveToOrigin(tx: Database, change: OpenChange, actorId: number, back: BackMove): Promise<Outcome> {
	const { periodId, trainingDate } = back.origin;
	const before = (await readEntry(tx, periodId, trainingDate)) as Entry;
	const outcome = await moveBack(tx, change, back);
	await bumpVersions(tx, [periodId]);
	const after = (await readEntry(tx, periodId, trainingDate)) as Entry;
	const record = { entity: "period", entityId: periodId, before, after } as const;
	await writeAudit(tx, { at: change.clock.now(), actorId, action: "period.restored", ...record });
	return outcome;
}

/** Like `moveBack`, but starts from the date that shows where its training was moved; null if it shows none. */
export async function returnToDate(tx: Database, change: OpenChange, origin: DateRow): Promise<Outcome | null> {
	const moved = origin.movedToId === null ? undefined : await selectDate(tx, origin.movedToId);
	const period = moved && (await selectPeriod(tx, moved.periodId));
	if (!period) return null;
	if (hasStarted({ trainingDate: moved.trainingDate, time: period.time }, change.clock.now()))
		throw new Refusal("ERR_TRAINING_PASSED");
	const outcome = await moveBack(tx, change, { origin, moved, period, reason: reasonOf({ reason: "new-plan" }) });
	await bumpVersions(tx, [period.id]);
	return outcome;
}
