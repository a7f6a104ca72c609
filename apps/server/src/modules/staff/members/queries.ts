import type { MemberState } from "@kvart/contract/staff/members";
import { and, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { sessions, users } from "../../../platform/database/schema/members.ts";
import { auditLog, mails } from "../../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../platform/database/schema/trainings.ts";
import { foundBy } from "../../../platform/database/search-words.ts";

/** The record whose versions are counted. */
export const memberRecord = { table: users, key: users.id };

/** Members alone: accounts of those who work here are the administrators' business. */
const isMember = and(eq(users.role, "member"), isNull(users.erasedAt));

const states: Record<MemberState, SQL | undefined> = {
	active: and(isNull(users.blockedAt), isNotNull(users.emailVerifiedAt)),
	unconfirmed: and(isNull(users.blockedAt), isNull(users.emailVerifiedAt)),
	blocked: isNotNull(users.blockedAt),
};

export interface MemberCondition {
	text: string | undefined;
	state: MemberState | undefined;
	/** Members who came before this one. */
	beforeId: number | undefined;
}

const summary = {
	id: users.id,
	firstName: users.firstName,
	lastName: users.lastName,
	email: users.email,
	phone: users.phone,
	cardId: users.cardId,
	emailVerifiedAt: users.emailVerifiedAt,
	blockedAt: users.blockedAt,
	createdAt: users.createdAt,
};

export function selectMembers(db: Database, { text, state, beforeId }: MemberCondition, limit: number) {
	const before = beforeId === undefined ? undefined : lt(users.id, beforeId);
	const wanted = db
		.select(summary)
		.from(users)
		.where(and(isMember, foundBy(users.words, text), state && states[state], before))
		.orderBy(desc(users.id));
	return wanted.limit(limit);
}

export type SummaryRow = Awaited<ReturnType<typeof selectMembers>>[number];

export async function selectMember(db: Database, id: number) {
	const [row] = await db
		.select({
			...summary,
			language: users.language,
			version: users.version,
			termsAcceptedAt: users.termsAcceptedAt,
			hasPassword: sql<boolean>`${users.passwordHash} is not null`,
			hasGoogle: sql<boolean>`${users.googleId} is not null`,
			hasFacebook: sql<boolean>`${users.facebookId} is not null`,
			jmbgCipher: users.jmbgCipher,
		})
		.from(users)
		.where(and(eq(users.id, id), isMember));
	return row;
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof selectMember>>>;

export function selectBookings(db: Database, userId: number, limit: number) {
	return db
		.select({
			id: bookings.id,
			training: trainings.name,
			trainingEng: trainings.nameEng,
			gym: gyms.name,
			trainingDate: occurrences.trainingDate,
			time: periods.time,
			createdAt: bookings.createdAt,
			cancelledAt: bookings.cancelledAt,
			checkedInAt: bookings.checkedInAt,
			trainingCancelled: occurrences.cancelled,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(bookings.userId, userId))
		.orderBy(desc(occurrences.trainingDate), desc(periods.time), desc(bookings.id))
		.limit(limit);
}

/** What was written to the address; the contents are the person's own. */
export function selectMails(db: Database, email: string, limit: number) {
	return db
		.select({
			id: mails.id,
			template: mails.template,
			createdAt: mails.createdAt,
			sentAt: mails.sentAt,
			failedAt: mails.failedAt,
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
			createdAt: sessions.createdAt,
			expiresAt: sessions.expiresAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** What was given as the reason when the member was blocked last. */
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
