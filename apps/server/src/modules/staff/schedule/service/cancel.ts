import type { PeriodCancellation, PeriodRemoval, PeriodRestoring } from "@kvart/contract/staff/schedule";
import { type Day, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Actor } from "../../../../platform/session.ts";
import { passOnPlaces } from "../../../booking/service/pass-on.ts";
import { closeWaits, reopenWaits } from "../../../booking/service/waiting.ts";
import { cancelBookings, closeDates, type DateRow, openDates, redirectMoves } from "../queries/dates.ts";
import { endBefore, type PeriodDetails, setDate, updatePeriod } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { changePeriod, type Outcome, type ScheduleChanged } from "./change.ts";
import { refuseField, requireFree, requireUpcoming } from "./checks.ts";
import { reasonOf, reasonText } from "./entry.ts";
import { returnToDate } from "./move-date.ts";
import { isPlanned, isUpcoming, lockDate, lockDates, notify, withWaiting } from "./notify.ts";

const idsOf = (rows: readonly DateRow[]) => rows.map(({ id }) => id);

/** Cancels one date, or the series from it on. Bookings stay, because accounts show the cancelled training. */
export function cancelPeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, scope, ...reasonInput }: PeriodCancellation,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const reason = reasonOf(reasonInput);
	const write = async (
		tx: Database,
		period: PeriodDetails,
		{ cancelled }: { cancelled: boolean },
	): Promise<Outcome> => {
		const now = clock.now();
		requireUpcoming(period, date, now);
		const whole = scope === "series" && period.trainingDate === null;
		if (cancelled && !whole) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		if (period.cancelledFrom !== null && period.cancelledFrom <= date)
			throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		const rows = whole ? await lockDates(tx, period, date, now) : [await lockDate(tx, id, date)];
		const notified = await notify(
			tx,
			rows.filter(isPlanned(period, now)),
			{ kind: "cancelled", reason },
			{ clock, ...period },
		);
		if (whole) {
			await closeDates(tx, idsOf(rows));
			await updatePeriod(tx, id, { cancelledFrom: date });
		} else await setDate(tx, id, date, { cancelled: true, cancelReason: reasonText(reason) });
		const waiting = await closeWaits(tx, idsOf(rows), now);
		return { notified: withWaiting(notified, waiting) };
	};
	return changePeriod(deps, actor, id, { action: "period.cancelled", version, date, write });
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
		await setDate(tx, period.id, date, { cancelled: false, cancelReason: null, movedToId: null });
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
	{ version, date, scope }: PeriodRestoring,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const write = async (tx: Database, period: PeriodDetails): Promise<Outcome> => {
		const now = clock.now();
		const returned = await returnToDate(tx, deps, await lockDate(tx, id, date));
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
		const notified = await notify(tx, upcoming, { kind: "restored" }, { clock, ...period });
		await reopenWaits(tx, idsOf(upcoming));
		await passOnPlaces(tx, deps, idsOf(upcoming));
		return { notified };
	};
	return changePeriod(deps, actor, id, { action: "period.restored", version, date, write });
}

/** Removes the series from the schedule from a date on; unlike a cancelled one it is not shown any more. */
export function removePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, ...reasonInput }: PeriodRemoval,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const write = async (tx: Database, period: PeriodDetails): Promise<Outcome> => {
		const now = clock.now();
		requireUpcoming(period, date, now);
		const rows = await lockDates(tx, period, date, now);
		const notice = { kind: "cancelled", reason: reasonOf(reasonInput) } as const;
		const notified = await notify(tx, rows.filter(isPlanned(period, now)), notice, { clock, ...period });
		await cancelBookings(tx, idsOf(rows), now);
		await redirectMoves(tx, idsOf(rows), null);
		await closeDates(tx, idsOf(rows));
		const waiting = await closeWaits(tx, idsOf(rows), now);
		await endBefore(tx, id, date);
		return { notified: withWaiting(notified, waiting) };
	};
	return changePeriod(deps, actor, id, { action: "period.removed", version, date, write });
}
