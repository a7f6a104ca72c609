import type { Locale } from "@kvart/contract/locale";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookingPauses, calendarFeeds, idempotencyKeys, waits } from "../../../platform/database/schema/booking.ts";
import { favourites } from "../../../platform/database/schema/favourites.ts";
import {
	groupMembers,
	mailTokens,
	memberNotes,
	sessions,
	staffGyms,
	users,
	videoViews,
} from "../../../platform/database/schema/members.ts";
import { auditLog, enquiries, enquiryNotes, mails, phoneReviews } from "../../../platform/database/schema/office.ts";
import { openingRequests } from "../../../platform/database/schema/openings.ts";
import { passkeyChallenges, passkeys, recoveryCodes } from "../../../platform/database/schema/second-factors.ts";

export interface Person {
	id: number;
	email: string;
	phoneDigits: string;
	/** As `fold` writes it. */
	name: string;
	language: Locale;
	/** Whether the address is known to be theirs. */
	verified: boolean;
}

const fold = (text: SQL) => sql<string>`lower(regexp_replace(trim(${text}), '\\s+', ' ', 'g'))`;

export async function lockPerson(db: Database, userId: number): Promise<Person | undefined> {
	const name = fold(sql`${users.firstName} || ' ' || ${users.lastName}`);
	const { id, phoneDigits, language } = users;
	const verified = sql<boolean>`${users.emailVerifiedAt} is not null and ${users.erasedAt} is null`;
	const [person] = await db
		.select({ id, email: sql<string>`lower(${users.email})`, phoneDigits, name, language, verified })
		.from(users)
		.where(eq(users.id, userId))
		// Weaker than "update": who is moved up from a waiting list may be erased at the same time.
		.for("no key update");
	return person;
}

/** In its own statement, so that it is gone even if a later step fails. */
export async function wipeNationalId(db: Database, userId: number): Promise<void> {
	await db.update(users).set({ jmbgCipher: null, jmbgDigest: null }).where(eq(users.id, userId));
}

/**
 * Bookings of the account, and those the person made as a guest. Phones are not verified and families share them, so a
 * guest has to have the name, too; others go when their term ends.
 */
export function bookedBy({ id, phoneDigits, name }: Person): SQL {
	const guestName = fold(sql`bookings.guest_first_name || ' ' || bookings.guest_last_name`);
	return sql`(bookings.user_id = ${id} or bookings.person = ${`guest:${phoneDigits}`} and ${guestName} = ${name})`;
}

/** Of somebody without an account, whom staff has identified. */
export function bookedWith(phoneDigits: string): SQL {
	return sql`(bookings.person = ${`guest:${phoneDigits}`})`;
}

/** Bookings stay for the reports, without the person. The mails to a guest have the address. */
export async function eraseBookings(db: Database, which: SQL): Promise<number> {
	const { rows } = (await db.execute(sql`
		with erased as (
			update bookings set user_id = null, person = 'erased:' || id, phone_digits = null, guest_phone = null,
				guest_first_name = null, guest_last_name = null, enquiry_id = null
			where ${which} returning id
		), mail as (
			delete from mails where template like 'guest-%' and (data ->> 'bookingId')::bigint in (select id from erased)
		)
		select id from erased`)) as { rows: unknown[] };
	return rows.length;
}

/** Clears enquiries by their address, or by `more`, and takes the address off the lists of openings. */
async function eraseEnquiries(db: Database, email: string, more: SQL | undefined): Promise<Erased> {
	const which = or(eq(sql`lower(${enquiries.email})`, email), more);
	await db.delete(openingRequests).where(eq(openingRequests.email, email));
	const ids = db.select({ id: enquiries.id }).from(enquiries).where(which);
	const notes = db.select({ id: enquiryNotes.id }).from(enquiryNotes).where(inArray(enquiryNotes.enquiryId, ids));
	const deleted = await db
		.delete(mails)
		.where(
			or(
				eq(sql`lower(${mails.recipient})`, email),
				inArray(sql`(${mails.data} ->> 'enquiryId')::integer`, ids),
				inArray(sql`(${mails.data} ->> 'noteId')::integer`, notes),
			),
		)
		.returning({ id: mails.id });
	// Notes and replies by staff are about the person too.
	await db.delete(enquiryNotes).where(inArray(enquiryNotes.enquiryId, ids));
	const cleared = await db
		.update(enquiries)
		.set({ name: "", email: "", phone: "", phoneDigits: "", form: {} })
		.where(which)
		.returning({ id: enquiries.id });
	return { enquiries: cleared.length, mailIds: deleted.map(({ id }) => id) };
}

export interface Erased {
	enquiries: number;
	mailIds: number[];
}

/** Of somebody without an account; either may be empty. */
export async function eraseContactTraces(db: Database, email: string, phoneDigits: string): Promise<Erased> {
	await db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `guest:${phoneDigits}`));
	// Erased enquiries have neither.
	return eraseEnquiries(db, email || "none", phoneDigits === "" ? undefined : eq(enquiries.phoneDigits, phoneDigits));
}

export async function contactHasAccount(db: Database, email: string, phoneDigits: string): Promise<boolean> {
	return (await db.$count(users, or(eq(sql`lower(${users.email})`, email), eq(users.phoneDigits, phoneDigits)))) > 0;
}

/** Returns the ids of the mails that were deleted. */
export async function eraseTraces(db: Database, { id: userId, email, phoneDigits, name }: Person): Promise<number[]> {
	await db.update(videoViews).set({ userId: null, device: "" }).where(eq(videoViews.userId, userId));
	await db.delete(groupMembers).where(eq(groupMembers.userId, userId));
	await db.delete(staffGyms).where(eq(staffGyms.userId, userId));
	const newAddresses = db.select({ email: mailTokens.email }).from(mailTokens).where(eq(mailTokens.userId, userId));
	await db.delete(mails).where(inArray(sql`lower(${mails.recipient})`, newAddresses));
	await db.delete(mailTokens).where(eq(mailTokens.userId, userId));
	await db.delete(sessions).where(eq(sessions.userId, userId));
	await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await db.delete(passkeys).where(eq(passkeys.userId, userId));
	await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
	await db.delete(favourites).where(eq(favourites.userId, userId));
	await db.delete(memberNotes).where(eq(memberNotes.userId, userId));
	await db.delete(bookingPauses).where(eq(bookingPauses.userId, userId));
	await db.delete(waits).where(eq(waits.userId, userId));
	await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
	await db.delete(phoneReviews).where(and(eq(phoneReviews.entity, "member"), eq(phoneReviews.entityId, userId)));
	await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, [`user:${userId}`, `guest:${phoneDigits}`]));
	const sameName = eq(fold(sql`${enquiries.name}`), name);
	const { mailIds } = await eraseEnquiries(db, email, and(eq(enquiries.phoneDigits, phoneDigits), sameName));
	// What staff wrote about the person; the entry itself stays as evidence.
	await db
		.update(auditLog)
		.set({ before: sql`${auditLog.before} - 'reason'`, after: sql`${auditLog.after} - 'reason'` })
		.where(and(inArray(auditLog.entity, ["member", "account"]), eq(auditLog.entityId, String(userId))));
	return mailIds;
}

/** Keeps an anonymous row. False if it was erased before. */
export async function eraseUser(db: Database, userId: number, now: Date): Promise<boolean> {
	const placeholder = `erased-${userId}`;
	const rows = await db
		.update(users)
		.set({
			email: `${placeholder}@erased.invalid`,
			firstName: "",
			lastName: "",
			phone: "",
			phoneDigits: placeholder,
			cardId: null,
			passwordHash: null,
			googleId: null,
			facebookId: null,
			totpCipher: null,
			totpPendingCipher: null,
			totpStep: null,
			totpFailures: 0,
			totpFailedAt: null,
			role: "member",
			allClubs: false,
			trainerId: null,
			termsAcceptedAt: null,
			emailVerifiedAt: null,
			lastLoginAt: null,
			inactiveNoticeAt: null,
			bookingPauseUntil: null,
			lastVisitOn: null,
			blockedAt: now,
			erasedAt: now,
		})
		.where(and(eq(users.id, userId), sql`${users.erasedAt} is null`))
		.returning({ id: users.id });
	return rows.length > 0;
}
