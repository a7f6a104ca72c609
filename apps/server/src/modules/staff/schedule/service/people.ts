import { hasStarted } from "@kvart/contract/booking";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatPhone } from "@kvart/contract/phone";
import type { GuestToCall } from "@kvart/contract/staff/schedule";
import { addDays, type CalendarDate, type Day, dateInWeek, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { queueMail } from "../../../mail/service.ts";
import type { Reason } from "../mapper.ts";
import { type BookedRow, type DateRow, lockDatesFrom, makeDates, selectBooked } from "../queries/people.ts";
import type { KnownPeriod } from "../queries/periods.ts";
import { takesPlace } from "./checks.ts";

type Mail = Parameters<typeof queueMail>[2];

export interface Told {
	mailed: number;
	to_call: GuestToCall[];
}

export const nobody: Told = { mailed: 0, to_call: [] };

export function together(all: readonly Told[]): Told {
	return { mailed: all.reduce((sum, { mailed }) => sum + mailed, 0), to_call: all.flatMap(({ to_call }) => to_call) };
}

interface Names {
	name: string;
	name_eng: string;
}

/** What people are told: the place is gone, it moved along, or the training takes place after all. */
export type News =
	| { kind: "cancelled"; reason: Reason }
	| { kind: "moved"; reason: Reason; date: CalendarDate; time: number; training: Names }
	| { kind: "restored" };

interface Post {
	clock: Clock;
	/** Of the record before the change: with it two mails about the same change are one. */
	version: number;
	/** The hour that guests are told about. */
	time: number;
}

type MailBody = Pick<Extract<Mail, { template: `training-${string}` }>, "template" | "data">;

function bodyOf(news: News, bookingId: number, firstName: string, language: Locale): MailBody {
	const data = { firstName, bookingId };
	if (news.kind === "restored") return { template: "training-restored", data };
	const because = { ...data, reason: news.reason.code, note: news.reason.note };
	if (news.kind === "cancelled") return { template: "training-cancelled", data: because };
	const { date, time, training } = news;
	const name = inLocale(language, training.name, training.name_eng);
	return { template: "training-moved", data: { ...because, training: name, date, time } };
}

function mailOf(news: News, row: BookedRow, version: number): Mail | null {
	if (row.email === null || row.firstName === null || row.language === null) return null;
	const body = bodyOf(news, row.bookingId, row.firstName, row.language);
	const uniqueKey = `${body.template}:${row.bookingId}:${version}`;
	return { ...body, recipient: row.email, language: row.language, uniqueKey } as Mail;
}

/** Members get a mail with the transaction, guests have only a phone: somebody is asked to call them. */
export async function tell(tx: Database, dates: readonly DateRow[], news: News, post: Post): Promise<Told> {
	const days = new Map(dates.map(({ id, trainingDate }) => [id, trainingDate]));
	const rows = await selectBooked(tx, [...days.keys()]);
	const mails = rows.map((row) => mailOf(news, row, post.version)).filter((mail) => mail !== null);
	for (const mail of mails) await queueMail(tx, post.clock, mail);
	const guests = rows.filter(({ guestPhone }) => guestPhone !== null);
	return {
		mailed: mails.length,
		to_call: guests.map((guest) => ({
			booking_id: guest.bookingId,
			name: `${guest.guestFirstName ?? ""} ${guest.guestLastName ?? ""}`.trim(),
			phone: formatPhone(guest.guestPhone ?? ""),
			training_date: days.get(guest.occurrenceId) ?? "",
			time: post.time,
			moved: news.kind === "moved",
		})),
	};
}

/** The dates on which somebody may be booking at this very moment: this week's, and next week's at midnight. */
function bookableDates(period: KnownPeriod, from: CalendarDate, now: Date): CalendarDate[] {
	const today = wallTime(now).date;
	const dates = period.trainingDate
		? [period.trainingDate]
		: [today, addDays(today, 7)].map((date) => dateInWeek(date, period.day as Day));
	return dates.filter((date) => date >= from && takesPlace(period, date));
}

/**
 * The period's dates from that one on, held until the transaction ends. A booking that was looking at the old plan waits
 * for one of these rows, and finds it closed.
 */
export async function holdDates(tx: Database, period: KnownPeriod, from: CalendarDate, now: Date): Promise<DateRow[]> {
	await makeDates(tx, period.id, bookableDates(period, from, now));
	const rows = await lockDatesFrom(tx, period.id, from);
	return rows.filter(({ trainingDate }) => takesPlace(period, trainingDate));
}

/** One date, held. */
export async function holdDate(tx: Database, periodId: number, date: CalendarDate): Promise<DateRow> {
	await makeDates(tx, periodId, [date]);
	const rows = await lockDatesFrom(tx, periodId, date);
	return rows.find(({ trainingDate }) => trainingDate === date) as DateRow;
}

/** Whether people still count on this date: it is to come and nobody called it off before. */
export function isAwaited({ time, cancelledFrom }: KnownPeriod, now: Date) {
	return ({ trainingDate, cancelled }: DateRow): boolean =>
		!cancelled &&
		!(cancelledFrom !== null && cancelledFrom <= trainingDate) &&
		!hasStarted({ trainingDate, time }, now);
}
