import { hasStarted } from "@kvart/contract/booking";
import type {
	PeriodCancellation,
	PeriodRemoval,
	PeriodRestoring,
	ScheduleChanged,
} from "@kvart/contract/staff/schedule";
import { type Day, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Actor } from "../../../../platform/session.ts";
import { type Reason, reasonText } from "../mapper.ts";
import { cancelBooked, closeDates, type DateRow, openDates } from "../queries/people.ts";
import { endBefore, type KnownPeriod, setDate, updatePeriod } from "../queries/periods.ts";
import type { ScheduleDeps } from "./board.ts";
import { changePeriod, type Outcome } from "./change.ts";
import { refuseField, requireComing, requireFree } from "./checks.ts";
import { holdDate, holdDates, isAwaited, tell } from "./people.ts";

const idsOf = (rows: readonly DateRow[]) => rows.map(({ id }) => id);

export function reasonOf({ reason, note = "" }: { reason: Reason["code"]; note?: string | undefined }): Reason {
	return { code: reason, note };
}

/**
 * Calls off one date, or the series from it on. Places stay in people's accounts, struck through: it is the training that
 * is off, not their booking.
 */
export function cancelPeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, scope, ...because }: PeriodCancellation,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const reason = reasonOf(because);
	const write = async (tx: Database, period: KnownPeriod, { cancelled }: { cancelled: boolean }): Promise<Outcome> => {
		const now = clock.now();
		requireComing(period, date, now);
		const whole = scope === "series" && period.trainingDate === null;
		if (cancelled && !whole) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		if (period.cancelledFrom !== null && period.cancelledFrom <= date)
			throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		const rows = whole ? await holdDates(tx, period, date, now) : [await holdDate(tx, id, date)];
		const told = await tell(
			tx,
			rows.filter(isAwaited(period, now)),
			{ kind: "cancelled", reason },
			{ clock, ...period },
		);
		if (whole) {
			await closeDates(tx, idsOf(rows));
			await updatePeriod(tx, id, { cancelledFrom: date });
		} else await setDate(tx, id, date, { cancelled: true, cancelReason: reasonText(reason) });
		return { told };
	};
	return changePeriod(deps, actor, id, { action: "period.cancelled", version, date, write });
}

/** What is to take place again, as it was before it was called off. */
async function reopen(
	tx: Database,
	period: KnownPeriod,
	{ date, scope }: Pick<PeriodRestoring, "date" | "scope">,
	now: Date,
): Promise<DateRow[]> {
	const from = period.cancelledFrom;
	if (scope === "date" || from === null) {
		// A date that went with its series comes back with it.
		if (from !== null && from <= date) refuseField("scope");
		requireComing(period, date, now);
		const row = await holdDate(tx, period.id, date);
		if (!row.cancelled) refuseField("date");
		await setDate(tx, period.id, date, { cancelled: false, cancelReason: null });
		return [row];
	}
	const rows = await holdDates(tx, period, from, now);
	await updatePeriod(tx, period.id, { cancelledFrom: null });
	await openDates(tx, idsOf(rows));
	return rows.filter(({ cancelReason }) => cancelReason === null);
}

/**
 * Takes a cancellation back. Those who had a place made other plans: nobody is booked again behind their back, everybody
 * is told that there are places.
 */
export function restorePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, scope }: PeriodRestoring,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const write = async (tx: Database, period: KnownPeriod): Promise<Outcome> => {
		const now = clock.now();
		const rows = await reopen(tx, period, { date, scope }, now);
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
		const coming = rows.filter(({ trainingDate }) => !hasStarted({ trainingDate, time: period.time }, now));
		const told = await tell(tx, coming, { kind: "restored" }, { clock, ...period });
		await cancelBooked(tx, idsOf(coming), now);
		return { told };
	};
	return changePeriod(deps, actor, id, { action: "period.restored", version, date, write });
}

/** Takes the series off the schedule from a date on. Unlike a cancellation nothing of it stays on the board. */
export function removePeriod(
	deps: ScheduleDeps,
	actor: Actor,
	id: number,
	{ version, date, ...because }: PeriodRemoval,
): Promise<ScheduleChanged> {
	const { clock } = deps;
	const write = async (tx: Database, period: KnownPeriod): Promise<Outcome> => {
		const now = clock.now();
		requireComing(period, date, now);
		const rows = await holdDates(tx, period, date, now);
		const news = { kind: "cancelled", reason: reasonOf(because) } as const;
		const told = await tell(tx, rows.filter(isAwaited(period, now)), news, { clock, ...period });
		await cancelBooked(tx, idsOf(rows), now);
		await closeDates(tx, idsOf(rows));
		await endBefore(tx, id, date);
		return { told };
	};
	return changePeriod(deps, actor, id, { action: "period.removed", version, date, write });
}
