import type { MemberState } from "@kvart/contract/staff/member-rules";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings, waits } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { memberNotes, sessions, users } from "../../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../platform/database/schema/trainings.ts";
import { isKnownIn } from "../../../platform/office/club-members.ts";
import { isNoShow } from "../../../platform/office/no-shows.ts";
import type { Member } from "../../../platform/session.ts";

export const memberRecord = { table: users, key: users.id };

/** Without staff accounts, which only administrators see. */
export const isMember = and(eq(users.role, "member"), isNull(users.erasedAt));

export const summary = {
	id: users.id,
	first_name: users.firstName,
	last_name: users.lastName,
	email: users.email,
	phone: users.phone,
	card_id: users.cardId,
	state: sql<MemberState>`case when ${users.blockedAt} is not null then 'blocked'
		when ${users.emailVerifiedAt} is not null then 'active' else 'unconfirmed' end`,
	created_at: users.createdAt,
};

export async function selectMember(db: Database, id: number) {
	const [row] = await db
		.select({
			...summary,
			language: users.language,
			version: users.version,
			confirmed_at: users.emailVerifiedAt,
			terms_accepted_at: users.termsAcceptedAt,
			has_password: sql<boolean>`${users.passwordHash} is not null`,
			providers: sql<
				("google" | "facebook")[]
			>`array_remove(array[case when ${users.googleId} is not null then 'google' end,
				case when ${users.facebookId} is not null then 'facebook' end], null)`,
			has_national_id: sql<boolean>`${users.jmbgCipher} is not null`,
			blocked_at: users.blockedAt,
			booking_paused_until: users.bookingPauseUntil,
		})
		.from(users)
		.where(and(eq(users.id, id), isMember));
	return row;
}

export async function isMemberOf(db: Database, actor: Pick<Member, "clubs">, id: number): Promise<boolean> {
	return (await db.$count(users, and(eq(users.id, id), isKnownIn(actor)))) > 0;
}

export async function selectNationalId(db: Database, id: number) {
	const [row] = await db
		.select({ cipher: users.jmbgCipher })
		.from(users)
		.where(and(eq(users.id, id), isMember));
	return row;
}

const inClubs = ({ clubs }: Pick<Member, "clubs">) => (clubs === null ? undefined : inArray(gyms.id, [...clubs]));

/** Bookings in the caller's clubs. */
export function selectBookings(
	db: Database,
	userId: number,
	{ actor, now, limit }: { actor: Pick<Member, "clubs">; now: Date; limit: number },
) {
	return db
		.select({
			id: bookings.id,
			training: trainings.name,
			training_eng: trainings.nameEng,
			gym: gyms.name,
			training_date: occurrences.trainingDate,
			time: periods.time,
			booked_at: bookings.createdAt,
			cancelled_at: bookings.cancelledAt,
			cancelled_late: bookings.cancelledLate,
			checked_in_at: bookings.checkedInAt,
			training_cancelled: occurrences.cancelled,
			missed: isNoShow(now),
			forgiven: sql<boolean>`${bookings.forgivenAt} is not null`,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(and(eq(bookings.userId, userId), inClubs(actor)))
		.orderBy(desc(occurrences.trainingDate), desc(periods.time), desc(bookings.id))
		.limit(limit);
}

/** Waits in the caller's clubs, for trainings after `local`. */
export function selectWaits(
	db: Database,
	userId: number,
	actor: Pick<Member, "clubs">,
	local: { date: CalendarDate; time: number },
) {
	const upcoming = sql`(${occurrences.trainingDate}, ${periods.time}) > (${local.date}::date, ${local.time}::integer)`;
	return db
		.select({
			id: waits.id,
			training: trainings.name,
			training_eng: trainings.nameEng,
			gym: gyms.name,
			training_date: occurrences.trainingDate,
			time: periods.time,
			waiting_since: waits.createdAt,
			position: sql<number>`(select count(*)::integer from waits as line
				where line.occurrence_id = ${waits.occurrenceId} and line.ended_at is null and line.id <= ${waits.id})`,
		})
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(and(eq(waits.userId, userId), isNull(waits.endedAt), upcoming, inClubs(actor)))
		.orderBy(asc(occurrences.trainingDate), asc(periods.time), asc(waits.id));
}

/** Counts bookings in the clubs of the staff. */
export async function countLateCancellations(
	db: Database,
	userId: number,
	actor: Pick<Member, "clubs">,
	since: Date,
): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(
			and(
				eq(bookings.userId, userId),
				eq(bookings.cancelledLate, true),
				isNull(bookings.forgivenAt),
				gte(bookings.cancelledAt, since),
				inClubs(actor),
			),
		);
	return row?.count ?? 0;
}

/** Without their contents, which are private. */
export function selectMails(db: Database, email: string, limit: number) {
	return db
		.select({
			id: mails.id,
			template: mails.template,
			created_at: mails.createdAt,
			sent_at: mails.sentAt,
			failed_at: mails.failedAt,
		})
		.from(mails)
		.where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()))
		.orderBy(desc(mails.id))
		.limit(limit);
}

export function selectOpenSessions(db: Database, userId: number, now: Date) {
	return db
		.select({
			id: sessions.id,
			device: sessions.device,
			created_at: sessions.createdAt,
			expires_at: sessions.expiresAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** The reason of the last block. */
export async function selectBlockReason(db: Database, userId: number): Promise<string | null> {
	const [row] = await db
		.select({ reason: sql<string | null>`${auditLog.after} ->> 'reason'` })
		.from(auditLog)
		.where(
			and(eq(auditLog.entity, "member"), eq(auditLog.entityId, String(userId)), eq(auditLog.action, "member.blocked")),
		)
		.orderBy(desc(auditLog.id))
		.limit(1);
	return row?.reason ?? null;
}

export async function setBlocked(db: Database, id: number, blockedAt: Date | null): Promise<void> {
	await db.update(users).set({ blockedAt }).where(eq(users.id, id));
}

/** Injuries first, then the latest. */
export function selectNotes(db: Database, userId: number) {
	return db
		.select({
			id: memberNotes.id,
			kind: memberNotes.kind,
			text: memberNotes.text,
			author: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
			created_at: memberNotes.createdAt,
		})
		.from(memberNotes)
		.innerJoin(users, eq(users.id, memberNotes.authorId))
		.where(eq(memberNotes.userId, userId))
		.orderBy(asc(memberNotes.kind), desc(memberNotes.id));
}

export async function insertNote(db: Database, row: typeof memberNotes.$inferInsert): Promise<void> {
	await db.insert(memberNotes).values(row);
}

export async function selectNoteOwner(db: Database, noteId: number): Promise<number | undefined> {
	const [row] = await db.select({ userId: memberNotes.userId }).from(memberNotes).where(eq(memberNotes.id, noteId));
	return row?.userId;
}

export async function deleteNote(db: Database, noteId: number): Promise<void> {
	await db.delete(memberNotes).where(eq(memberNotes.id, noteId));
}

export async function updateContact(
	db: Database,
	id: number,
	contact: Pick<typeof users.$inferInsert, "phone" | "phoneDigits" | "cardId">,
): Promise<void> {
	await db.update(users).set(contact).where(eq(users.id, id));
}

export async function isPhoneTaken(db: Database, phoneDigits: string, id: number): Promise<boolean> {
	return (await db.$count(users, and(eq(users.phoneDigits, phoneDigits), ne(users.id, id)))) > 0;
}

/** The member and the club of a booking; undefined for guests. */
export async function selectBookingOwner(db: Database, bookingId: number) {
	const [row] = await db
		.select({ userId: bookings.userId, gymId: gymRooms.gymId })
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.where(and(eq(bookings.id, bookingId), isNotNull(bookings.userId)));
	return row as { userId: number; gymId: number } | undefined;
}

/** False if nothing changed. */
export async function updateForgiveness(db: Database, bookingId: number, at: Date | null): Promise<boolean> {
	const other = at ? isNull(bookings.forgivenAt) : isNotNull(bookings.forgivenAt);
	const rows = await db
		.update(bookings)
		.set({ forgivenAt: at })
		.where(and(eq(bookings.id, bookingId), other))
		.returning({ id: bookings.id });
	return rows.length > 0;
}
