import { hasStarted } from "@kvart/contract/booking";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatPhone } from "@kvart/contract/phone";
import type { GuestToCall } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate, type Day, dateInWeek, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { queueMail } from "../../../mail/service.ts";
import { type BookedRow, type DateRow, ensureDates, lockDatesFrom, selectBooked } from "../queries/dates.ts";
import type { PeriodDetails } from "../queries/periods.ts";
import { takesPlace } from "./checks.ts";
import type { Reason } from "./entry.ts";

type Mail = Parameters<typeof queueMail>[2];

export interface Notified {
	mailed: number;
	to_call: GuestToCall[];
}

export const noneNotified: Notified = { mailed: 0, to_call: [] };

export function combined(all: readonly Notified[]): Notified {
	return { mailed: all.reduce((sum, { mailed }) => sum + mailed, 0), to_call: all.flatMap(({ to_call }) => to_call) };
}

/** With the mails to members who wait. */
export function withWaiting(notified: Notified, mailed: number): Notified {
	return { ...notified, mailed: notified.mailed + mailed };
}

interface Names {
	name: string;
	name_eng: string;
}

export type Notice =
	| { kind: "cancelled"; reason: Reason }
	| { kind: "moved"; reason: Reason; date: CalendarDate; time: number; training: Names }
	| { kind: "restored" };

interface NoticeContext {
	clock: Clock;
	/** The period, and its version before the change: together they make the mails of a change unique. */
	id: number;
	version: number;
	/** Before the change. */
	time: number;
}

type MailBody = Pick<Extract<Mail, { template: `training-${string}` }>, "template" | "data">;

function bodyOf(notice: Notice, bookingId: number, firstName: string, language: Locale): MailBody {
	const data = { firstName, bookingId };
	if (notice.kind === "restored") return { template: "training-restored", data };
	const withReason = { ...data, reason: notice.reason.code, note: notice.reason.note };
	if (notice.kind === "cancelled") return { template: "training-cancelled", data: withReason };
	const { date, time, training } = notice;
	const name = inLocale(language, training.name, training.name_eng);
	return { template: "training-moved", data: { ...withReason, training: name, date, time } };
}

function mailOf(notice: Notice, row: BookedRow, { id, version }: NoticeContext): Mail | null {
	if (row.email === null || row.firstName === null || row.language === null) return null;
	const body = bodyOf(notice, row.bookingId, row.firstName, row.language);
	// A booking keeps its id when it moves to another period, whose versions start again.
	const uniqueKey = `${body.template}:${row.bookingId}:${id}:${version}`;
	return { ...body, recipient: row.email, language: row.language, uniqueKey } as Mail;
}

/** Queues mails to members and lists the guests that staff has to call. */
export async function notify(
	tx: Database,
	dates: readonly DateRow[],
	notice: Notice,
	context: NoticeContext,
): Promise<Notified> {
	const days = new Map(dates.map(({ id, trainingDate }) => [id, trainingDate]));
	const rows = await selectBooked(tx, [...days.keys()]);
	let mailed = 0;
	for (const row of rows) {
		const mail = mailOf(notice, row, context);
		if (mail && (await queueMail(tx, context.clock, mail))) mailed += 1;
	}
	const guests = rows.filter(({ guestPhone }) => guestPhone !== null);
	return {
		mailed,
		to_call: guests.map((guest) => ({
			booking_id: guest.bookingId,
			name: `${guest.guestFirstName ?? ""} ${guest.guestLastName ?? ""}`.trim(),
			phone: formatPhone(guest.guestPhone ?? ""),
			training_date: days.get(guest.occurrenceId) ?? "",
			time: context.time,
			moved: notice.kind === "moved",
		})),
	};
}

/** Dates that may be booked right now: this week's, and around midnight next week's. */
function bookableDates(period: PeriodDetails, from: CalendarDate, now: Date): CalendarDate[] {
	const today = wallTime(now).date;
	const dates = period.trainingDate
		? [period.trainingDate]
		: [today, addDays(today, 7)].map((date) => dateInWeek(date, period.day as Day));
	return dates.filter((date) => date >= from && takesPlace(period, date));
}

/** Locks the period's dates from one on, so that concurrent bookings wait and then see the change. */
export async function lockDates(
	tx: Database,
	period: PeriodDetails,
	from: CalendarDate,
	now: Date,
): Promise<DateRow[]> {
	await ensureDates(tx, period.id, bookableDates(period, from, now));
	const rows = await lockDatesFrom(tx, period.id, from);
	return rows.filter(({ trainingDate }) => takesPlace(period, trainingDate));
}

export async function lockDate(tx: Database, periodId: number, date: CalendarDate): Promise<DateRow> {
	await ensureDates(tx, periodId, [date]);
	const rows = await lockDatesFrom(tx, periodId, date);
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
