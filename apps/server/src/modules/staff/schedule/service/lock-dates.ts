import { hasStarted } from "@kvart/contract/booking";
import { addDays, type CalendarDate, type Day, dateInWeek, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { type DateRow, lockDatesFrom } from "../queries/dates.ts";
import type { PeriodDetails } from "../queries/periods.ts";
import { takesPlace } from "./checks.ts";

/** The first date that changes, and those that may be booked right now: this week's, and around midnight next week's. */
function bookableDates(period: PeriodDetails, from: CalendarDate, now: Date) {
	const today = wallTime(now).date;
	const dates = period.trainingDate
		? [period.trainingDate]
		: [from, ...[today, addDays(today, 7)].map((date) => dateInWeek(date, period.day as Day))];
	return [...new Set(dates)]
		.filter((date) => date >= from && takesPlace(period, date))
		.map((trainingDate) => ({ periodId: period.id, trainingDate }));
}

/** A period that changes from a date on. */
export interface ChangedPeriod {
	period: PeriodDetails;
	from: CalendarDate;
}

/** Locks the dates of all these periods, so that concurrent bookings wait and then see the change. */
export async function lockAllDates(tx: Database, changed: readonly ChangedPeriod[], now: Date): Promise<DateRow[]> {
	return lockDatesFrom(
		tx,
		changed.map(({ period, from }) => ({ periodId: period.id, from })),
		changed.flatMap(({ period, from }) => bookableDates(period, from, now)),
	);
}

/** The dates of one period on which it takes place. */
export async function lockDates(
	tx: Database,
	period: PeriodDetails,
	from: CalendarDate,
	now: Date,
): Promise<DateRow[]> {
	const rows = await lockAllDates(tx, [{ period, from }], now);
	return rows.filter(({ trainingDate }) => takesPlace(period, trainingDate));
}

export async function lockDate(tx: Database, periodId: number, date: CalendarDate): Promise<DateRow> {
	const rows = await lockDatesFrom(tx, [{ periodId, from: date }], [{ periodId, trainingDate: date }]);
	return rows.find(({ trainingDate }) => trainingDate === date) as DateRow;
}

export function isUpcoming({ time }: PeriodDetails, now: Date) {
	return ({ trainingDate }: DateRow): boolean => !hasStarted({ trainingDate, time }, now);
}

/** Not started and not cancelled, so people have to be notified. */
export function isPlanned(period: PeriodDetails, now: Date) {
	const { cancelledFrom } = period;
	const upcoming = isUpcoming(period, now);
	return (row: DateRow): boolean =>
		upcoming(row) && !row.cancelled && !(cancelledFrom !== null && cancelledFrom <= row.trainingDate);
}
