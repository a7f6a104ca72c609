import type { CalendarDate } from "@kvart/contract/time";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings } from "../../../../platform/database/schema/booking.ts";
import { classMessages, classNews, type KnownClass } from "../../../../platform/database/schema/class-news.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { trainers, trainings } from "../../../../platform/database/schema/trainings.ts";

/** Guests have no address, and some coaches no account: they have to be called. Erased people have no phone. */
export const isCalled = sql`(
	exists (select from bookings where bookings.id = class_news.booking_id and bookings.guest_phone is not null)
	or class_news.coach_id is not null and not exists (
		select from users where users.trainer_id = class_news.coach_id and blocked_at is null and erased_at is null
	)
)`;

export interface Which {
	ids?: readonly number[];
	changeId?: number;
	/** Null means all clubs. */
	gymIds?: readonly number[] | null;
	/** News of classes from this date on, as people know them. */
	from?: CalendarDate;
}

function chosen({ ids, changeId, gymIds, from }: Which): SQL | undefined {
	return and(
		isCalled,
		ids && inArray(classNews.id, [...ids]),
		changeId === undefined ? undefined : eq(classNews.changeId, changeId),
		gymIds ? inArray(gymRooms.gymId, [...gymIds]) : undefined,
		from === undefined ? undefined : sql`(${classNews.known} ->> 'date') >= ${from}`,
	);
}

export interface FoundCall {
	id: number;
	gymId: number;
	known: KnownClass;
	firstName: string | null;
	lastName: string | null;
	guestPhone: string | null;
	active: boolean | null;
	coachId: number | null;
	coachName: string | null;
	coachPhone: string | null;
	training: { id: number; name: string; name_eng: string };
	called_at: Date | null;
	called_by: string | null;
	tried_at: Date | null;
	message: { text: string; text_eng: string } | null;
	nowPeriod: number;
	nowDate: CalendarDate;
}

const present = {
	periodId: sql<number>`coalesce(${classNews.periodId}, occurrences.period_id)`,
	date: sql<CalendarDate>`to_char(coalesce(${classNews.trainingDate}, occurrences.training_date), 'YYYY-MM-DD')`,
};

/** Calls grouped by class; people who were called already come last. */
export function selectCalls(db: Database, which: Which): Promise<FoundCall[]> {
	return db
		.select({
			id: classNews.id,
			gymId: gymRooms.gymId,
			known: classNews.known,
			firstName: bookings.guestFirstName,
			lastName: bookings.guestLastName,
			guestPhone: bookings.guestPhone,
			active: sql<boolean | null>`${bookings.cancelledAt} is null`,
			coachId: classNews.coachId,
			coachName: trainers.name,
			coachPhone: trainers.phone,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			called_at: classNews.toldAt,
			called_by: sql<string | null>`callers.first_name || ' ' || callers.last_name`,
			tried_at: classNews.triedAt,
			message: { text: classMessages.text, text_eng: classMessages.textEng },
			nowPeriod: present.periodId,
			nowDate: present.date,
		})
		.from(classNews)
		.innerJoin(trainings, sql`${trainings.id} = (${classNews.known} ->> 'trainingId')::integer`)
		.innerJoin(gymRooms, sql`${gymRooms.id} = (${classNews.known} ->> 'roomId')::integer`)
		.leftJoin(bookings, eq(bookings.id, classNews.bookingId))
		.leftJoin(sql`occurrences`, sql`occurrences.id = ${bookings.occurrenceId}`)
		.leftJoin(classMessages, eq(classMessages.id, classNews.messageId))
		.leftJoin(trainers, eq(trainers.id, classNews.coachId))
		.leftJoin(sql`users as callers`, sql`callers.id = ${classNews.toldBy}`)
		.where(chosen(which))
		.orderBy(
			sql`${classNews.toldAt} is not null`,
			sql`${classNews.known} ->> 'date'`,
			sql`(${classNews.known} ->> 'time')::integer`,
			sql`(${classNews.known} ->> 'periodId')::integer`,
			classNews.id,
		);
}

type Outcome = { toldAt: Date; toldBy: number } | { triedAt: Date } | null;

/** Reached, called in vain, or neither. */
export async function updateCalls(db: Database, ids: readonly number[], outcome: Outcome): Promise<void> {
	if (ids.length === 0) return;
	await db
		.update(classNews)
		.set({ toldAt: null, toldBy: null, triedAt: null, ...outcome })
		.where(inArray(classNews.id, [...ids]));
}

/** The owners of these mailboxes, in order. */
export async function selectNames(db: Database, emails: readonly string[]) {
	if (emails.length === 0) return [];
	return db
		.select({
			name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
			role: sql<"member" | "coach">`case when ${users.role} = 'coach' then 'coach' else 'member' end`,
		})
		.from(users)
		.where(inArray(users.email, [...emails]))
		.orderBy(users.lastName, users.firstName);
}
