import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { idempotencyKeys } from "../../../platform/database/schema/booking.ts";
import {
	groupMembers,
	mailTokens,
	sessions,
	staffGyms,
	users,
	videoViews,
} from "../../../platform/database/schema/members.ts";
import { enquiries, enquiryNotes, mails } from "../../../platform/database/schema/office.ts";
import { passkeyChallenges, passkeys, recoveryCodes } from "../../../platform/database/schema/second-factors.ts";

/** In its own statement, so that it is gone even if a later step fails. */
export async function wipeNationalId(db: Database, userId: number): Promise<void> {
	await db.update(users).set({ jmbgCipher: null, jmbgDigest: null }).where(eq(users.id, userId));
}

/** Cancels the bookings after `local`. Locks occurrences first, in the same order as booking does. */
export async function cancelUpcomingBookings(
	db: Database,
	userId: number,
	now: Date,
	local: { date: string; time: number },
): Promise<void> {
	await db.execute(sql`
		with upcoming as (
			select bookings.id as booking_id, occurrences.id
			from bookings
			join occurrences on occurrences.id = bookings.occurrence_id
			join periods on periods.id = occurrences.period_id
			where bookings.user_id = ${userId} and bookings.cancelled_at is null
				and (occurrences.training_date, periods.time) > (${local.date}::date, ${local.time}::integer)
			order by occurrences.id
			for update of occurrences
		), cancelled as (
			update bookings set cancelled_at = ${now.toISOString()}::timestamptz
			from upcoming
			where bookings.id = upcoming.booking_id and bookings.cancelled_at is null
			returning upcoming.id
		)
		update occurrences set taken = taken - 1 from cancelled where occurrences.id = cancelled.id`);
}

/** Bookings stay for the reports, without the person. */
export async function eraseBookings(db: Database, userId: number): Promise<void> {
	await db.execute(
		sql`update bookings set user_id = null, person = 'erased:' || id, phone_digits = null where user_id = ${userId}`,
	);
}

export async function eraseTraces(db: Database, userId: number, email: string): Promise<void> {
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
	await db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `user:${userId}`));
	const ownEnquiries = eq(sql`lower(${enquiries.email})`, email);
	const enquiryIds = db.select({ id: enquiries.id }).from(enquiries).where(ownEnquiries);
	// Notes and replies by staff are about the person too.
	await db.delete(enquiryNotes).where(inArray(enquiryNotes.enquiryId, enquiryIds));
	await db.update(enquiries).set({ name: "", email: "", phone: "", phoneDigits: "", form: {} }).where(ownEnquiries);
	await db.delete(mails).where(eq(sql`lower(${mails.recipient})`, email));
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
			role: "member",
			termsAcceptedAt: null,
			emailVerifiedAt: null,
			blockedAt: now,
			erasedAt: now,
		})
		.where(and(eq(users.id, userId), sql`${users.erasedAt} is null`))
		.returning({ id: users.id });
	return rows.length > 0;
}
