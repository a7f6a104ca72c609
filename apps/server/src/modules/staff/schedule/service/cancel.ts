import type { PeriodCancellation, PeriodRemoval, PeriodRestoring } from "@kvart/contract/staff/schedule";
import { type Day, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Actor } from "../../../../platform/session.ts";
import { passOnPlaces } from "../../../booking/service/pass-on.ts";
import { closeWaits, reopenWaits, selectWaiting } from "../../../booking/service/waiting.ts";
import { cancelBookings, closeDates, type DateRow, hasBooked, openDates, redirectMoves } from "../queries/dates.ts";
import { endBefore, type PeriodDetails, setDate, updatePeriod } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { changePeriod, type Outcome, type ScheduleChanged } from "./change.ts";
import { refuseField, requireFree, requireUpcoming } from "./checks.ts";
import { type Entry, type Reason, reasonColumns, reasonOf } from "./entry.ts";
import { isPlanned, isUpcoming, lockDate, lockDates } from "./lock-dates.ts";
import type { OpenChange } from "./make-change.ts";
import { returnToDate } from "./move-date.ts";

const idsOf = (rows: readonly DateRow[]) => rows.map(({ id }) => id);

/** Cancels one date, or the series from it on. Bookings stay, because accounts show the cancelled training. */
export function cancelPeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	input: PeriodCancellation,
): Promise<ScheduleChanged> {
	const { date, scope } = input;
	const reason = reasonOf(input);
	const write = async (
		tx: Database,
		period: PeriodDetails,
		{ cancelled }: Entry,
		change: OpenChange,
	): Promise<Outcome> => {
		const now = change.clock.now();
		requireUpcoming(period, date, now);
		const whole = scope === "series" && period.trainingDate === null;
		if (cancelled && !whole) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		if (period.cancelledFrom !== null && period.cancelledFrom <= date)
			throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		const rows = whole ? await lockDates(tx, period, date, now) : [await lockDate(tx, id, date)];
		change.because(reason);
		if (whole) {
			await closeDates(tx, idsOf(rows));
			await updatePeriod(tx, id, { cancelledFrom: date });
		} else await setDate(tx, id, date, { cancelled: true, ...reasonColumns(reason) });
		await closeWaits(tx, idsOf(rows), now);
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.cancelled", input, write });
}

/** Returns the reopened dates. */
async function reopen(
	tx: Database,
	period: PeriodDetails,
	{ date, scope }: Pick<PeriodRestoring, "date" | "scope">,
	now: Date,
): Promise<DateRow[]> {
	const from = period.cancelledFrom;
	if (scope === "date" || from === null) {
		// A date that was cancelled with its series is restored with it.
		if (from !== null && from <= date) refuseField("scope");
		requireUpcoming(period, date, now);
		const row = await lockDate(tx, period.id, date);
		if (!row.cancelled) refuseField("date");
		await setDate(tx, period.id, date, { cancelled: false, cancelReason: null, cancelNoteEng: null, movedToId: null });
		return [row];
	}
	const rows = await lockDates(tx, period, from, now);
	await updatePeriod(tx, period.id, { cancelledFrom: null });
	await openDates(tx, idsOf(rows));
	return rows.filter(({ cancelReason }) => cancelReason === null);
}

/** Withdraws a cancellation, or moves a date back. People have their places again, and then those who waited. */
export function restorePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	input: PeriodRestoring,
): Promise<ScheduleChanged> {
	const { date, scope } = input;
	const write = async (tx: Database, period: PeriodDetails, _: Entry, change: OpenChange): Promise<Outcome> => {
		const now = change.clock.now();
		const returned = await returnToDate(tx, change, await lockDate(tx, id, date));
		const rows = returned ? [] : await reopen(tx, period, { date, scope }, now);
		const single = scope === "date" || period.cancelledFrom === null;
		const today = wallTime(now).date;
		const since = period.cancelledFrom !== null && period.cancelledFrom > today ? period.cancelledFrom : today;
		await requireFree(
			tx,
			{
				roomId: period.gymRoomId,
				trainerId: period.trainerId,
				day: period.day as Day,
				time: period.time,
				duration: period.duration,
				from: single ? date : since,
				until: single ? date : period.validUntil,
				exceptPeriodId: id,
			},
			true,
		);
		if (returned) return returned;
		const upcoming = rows.filter(isUpcoming(period, now));
		await reopenWaits(tx, idsOf(upcoming));
		await passOnPlaces(tx, { ...deps, clock: change.clock }, idsOf(upcoming));
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.restored", input, write });
}

/** Needed only if a person has to be notified; a preview shows whether that is so. */
async function removalReason(tx: Database, planned: readonly DateRow[], input: PeriodRemoval): Promise<Reason> {
	const { reason = "new-plan", note, note_eng } = input;
	const concerned = async () =>
		(await hasBooked(tx, idsOf(planned))) || (await selectWaiting(tx, idsOf(planned))).length > 0;
	if (input.reason === undefined && !input.preview && (await concerned())) refuseField("reason", "required-field");
	return reasonOf({ reason, note, note_eng });
}

/** Removes the series from the schedule from a date on; unlike a cancelled one it is not shown any more. */
export function removePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	input: PeriodRemoval,
): Promise<ScheduleChanged> {
	const { date } = input;
	const write = async (tx: Database, period: PeriodDetails, _: Entry, change: OpenChange): Promise<Outcome> => {
		const now = change.clock.now();
		requireUpcoming(period, date, now);
		const rows = await lockDates(tx, period, date, now);
		const planned = rows.filter(isPlanned(period, now));
		change.because(await removalReason(tx, planned, input));
		await cancelBookings(tx, idsOf(rows), now);
		await redirectMoves(tx, idsOf(rows), null);
		await closeDates(tx, idsOf(rows));
		await closeWaits(tx, idsOf(rows), now);
		await endBefore(tx, id, date);
		return {};
	};
	return changePeriod(deps, actor, id, { action: "period.removed", input, write });
}
