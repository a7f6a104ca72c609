import { hasStarted } from "@kvart/contract/booking";
import { parseReason } from "@kvart/contract/staff/change-reasons";
import { addDays, type CalendarDate, dayOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { type PassingOn, passOnPlaces } from "../../../booking/service/pass-on.ts";
import { closeWaits, selectWaiting } from "../../../booking/service/waiting.ts";
import { cancelBookings, closeDates, type DateRow, lockDatesFrom, moveDate } from "../queries/dates.ts";
import {
	endBefore,
	insertPeriod,
	insertPromotionPeriod,
	type NewPeriodRow,
	type PeriodDetails,
} from "../queries/periods.ts";
import { allDates } from "./announce.ts";
import { type Reason, recordCreation } from "./entry.ts";
import { lockDates } from "./lock-dates.ts";
import type { OpenChange } from "./make-change.ts";

const dayMilliseconds = 86_400_000;

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
	return (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
}

const shifted = (date: CalendarDate | null, days: number) => date && addDays(date, days);

/** Changes in the rest of a series. */
export type Difference = Partial<
	Pick<NewPeriodRow, "gymRoomId" | "trainingId" | "trainerId" | "time" | "capacity" | "samsungPromotion">
>;

/** The row of the period that continues another one. */
export function continuing(
	{ id: _, version: __, gymId: ___, duration: ____, ...period }: PeriodDetails,
	difference: Difference,
	first: CalendarDate,
	days: number,
): NewPeriodRow {
	return {
		...period,
		...difference,
		day: dayOf(first),
		validFrom: first,
		validUntil: shifted(period.validUntil, days),
		cancelledFrom: shifted(period.cancelledFrom, days),
		trainingDate: shifted(period.trainingDate, days),
	};
}

/** The date, or a week later if it has started. */
export function firstToCome(date: CalendarDate, time: number, now: Date): CalendarDate {
	return hasStarted({ trainingDate: date, time }, now) ? addDays(date, 7) : date;
}

interface Restart extends Pick<PassingOn, "env"> {
	change: OpenChange;
	actorId: number;
	/** The first changed date of the old series. */
	date: CalendarDate;
	/** Its new date. */
	toDate: CalendarDate;
	difference: Difference;
}

type Cancellation = Pick<DateRow, "cancelReason" | "cancelNoteEng" | "closingId">;

/** Dates of the new period that closings have cancelled. */
async function selectClosed(tx: Database, id: number, first: CalendarDate): Promise<Map<CalendarDate, Cancellation>> {
	const rows = (await lockDatesFrom(tx, [{ periodId: id, from: first }])).filter(({ closingId }) => closingId !== null);
	return new Map(
		rows.map(({ trainingDate, cancelReason, cancelNoteEng, closingId }) => [
			trainingDate,
			{ cancelReason, cancelNoteEng, closingId },
		]),
	);
}

function closingReason({ cancelReason, cancelNoteEng }: Cancellation): Reason {
	return { ...parseReason(cancelReason ?? ""), note_eng: cancelNoteEng ?? "" };
}

const hasDetails = ({ taken, capacity, substituteId, cancelled }: DateRow) =>
	taken > 0 || capacity !== null || substituteId !== null || cancelled;

interface CarryOver extends Pick<PassingOn, "env"> {
	change: OpenChange;
	/** The new period, the days from the old dates to its own, and its first date. */
	to: number;
	days: number;
	first: CalendarDate;
}

/** Bookings and waits of these dates of a period that has ended go on in a new one. */
export async function carryOver(
	tx: Database,
	rows: readonly DateRow[],
	{ change, env, to: id, days, first }: CarryOver,
): Promise<void> {
	const { clock } = change;
	const now = clock.now();
	// A member may wait although there are no bookings: their other training overlaps.
	const waiting = await selectWaiting(
		tx,
		rows.map((row) => row.id),
	);
	const isWaitedFor = ({ id: rowId }: DateRow) => waiting.some(({ occurrenceId }) => occurrenceId === rowId);
	const closed = await selectClosed(tx, id, first);
	for (const row of rows.filter((each) => hasDetails(each) || isWaitedFor(each))) {
		const to = addDays(row.trainingDate, days);
		const closing = closed.get(to);
		if (row.closingId !== null) {
			// Its people know that it is cancelled. They stay in it, or move along if it is closed at the new time, too.
			if (closing) await moveDate(tx, { ...row, ...closing }, id, to);
			continue;
		}
		if (closing) change.because(closingReason(closing), { periodId: row.periodId, date: row.trainingDate });
		if (to < first || closing) {
			await cancelBookings(tx, [row.id], now);
			await closeWaits(tx, [row.id], now);
		} else await passOnPlaces(tx, { clock, env }, [await moveDate(tx, row, id, to)]);
	}
}

/**
 * Ends a series and continues it as a new period, so that the past stays unchanged. Bookings of later dates move along;
 * where the new time has passed already, or is closed, they are cancelled. Returns the id of the new period.
 */
export async function restart(tx: Database, period: PeriodDetails, plan: Restart): Promise<number> {
	const { change, date, toDate, difference } = plan;
	const { clock } = change;
	const now = clock.now();
	const days = daysBetween(date, toDate);
	const time = difference.time ?? period.time;
	const first = firstToCome(toDate, time, now);
	const rows = await lockDates(tx, period, date, now);
	await endBefore(tx, period.id, date);
	const next = continuing(period, difference, first, days);
	const { promotionId } = period;
	const id = promotionId === null ? await insertPeriod(tx, next) : await insertPromotionPeriod(tx, next, promotionId);
	change.made(id);
	change.moved({ from: period.id, to: id, days, ...allDates });
	await carryOver(tx, rows, { change, env: plan.env, to: id, days, first });
	await closeDates(
		tx,
		rows.map((row) => row.id),
	);
	await recordCreation(tx, { clock, actorId: plan.actorId }, id, first);
	return id;
}
