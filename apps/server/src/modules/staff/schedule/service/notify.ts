import { hasStarted } from "@kvart/contract/booking";
import { addDays, type CalendarDate, type Day, dateInWeek, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { queueMail } from "../../../mail/service.ts";
import { insertCalls } from "../queries/calls.ts";
import { type BookedRow, type DateRow, lockDatesFrom, selectBooked } from "../queries/dates.ts";
import type { PeriodDetails } from "../queries/periods.ts";
import { takesPlace } from "./checks.ts";
import type { Reason } from "./entry.ts";
import type { OpenChange } from "./make-change.ts";

type Mail = Parameters<typeof queueMail>[2];

/** Guests who have to be called are recorded with the change. */
export interface Notified {
	mailed: number;
}

export const noneNotified: Notified = { mailed: 0 };

interface Names {
	name: string;
	name_eng: string;
}

export type Notice =
	| { kind: "cancelled"; reason: Reason }
	| { kind: "moved"; reason: Reason; date: CalendarDate; time: number; training: Names }
	| { kind: "restored" };

interface NoticeContext {
	change: OpenChange;
	/** Of the period before the change. */
	time: number;
}

type MailBody = Pick<Extract<Mail, { template: `training-${string}` }>, "template" | "data">;

function bodyOf(notice: Notice, bookingId: number, firstName: string): MailBody {
	const data = { firstName, bookingId };
	if (notice.kind === "restored") return { template: "training-restored", data };
	const { code: reason, note, note_eng: noteEng } = notice.reason;
	const withReason = { ...data, reason, note, noteEng };
	if (notice.kind === "cancelled") return { template: "training-cancelled", data: withReason };
	const { date, time, training } = notice;
	const names = { training: training.name, trainingEng: training.name_eng };
	return { template: "training-moved", data: { ...withReason, ...names, date, time } };
}

function mailOf(notice: Notice, row: BookedRow, changeId: number): Mail | null {
	if (row.email === null || row.firstName === null || row.language === null) return null;
	const body = bodyOf(notice, row.bookingId, row.firstName);
	const uniqueKey = `${body.template}:${row.bookingId}:${changeId}`;
	return { ...body, recipient: row.email, language: row.language, uniqueKey } as Mail;
}

/** Queues mails to members and records the guests that staff has to call. Returns the number of mails. */
export async function notify(
	tx: Database,
	dates: readonly DateRow[],
	notice: Notice,
	{ change, time }: NoticeContext,
): Promise<number> {
	const days = new Map(dates.map(({ id, trainingDate }) => [id, trainingDate]));
	const rows = await selectBooked(tx, [...days.keys()]);
	let mailed = 0;
	for (const row of rows) {
		const mail = mailOf(notice, row, change.id);
		if (mail && (await queueMail(tx, change.clock, mail))) mailed += 1;
	}
	const guests = rows.filter(({ guestPhone }) => guestPhone !== null);
	await insertCalls(
		tx,
		guests.map(({ bookingId, occurrenceId }) => ({
			changeId: change.id,
			bookingId,
			news: notice.kind,
			trainingDate: days.get(occurrenceId) ?? "",
			time,
		})),
	);
	return mailed;
}

/** Dates that may be booked right now: this week's, and around midnight next week's. */
function bookableDates(period: PeriodDetails, from: CalendarDate, now: Date) {
	const today = wallTime(now).date;
	const dates = period.trainingDate
		? [period.trainingDate]
		: [today, addDays(today, 7)].map((date) => dateInWeek(date, period.day as Day));
	return dates
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

/** Of one period, without dates on which it does not take place. */
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
