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

/** The national id goes first and by itself: whatever fails afterwards, it is gone. */
export async function wipeNationalId(db: Database, userId: number): Promise<void> {
	await db.update(users).set({ jmbgCipher: null, jmbgDigest: null }).where(eq(users.id, userId));
}

/** A moment as the clubs' walls show it: the date, and 930 for 9:30. */
export interface WallMoment {
	date: string;
	time: number;
}

/** Trainings that are still to come get their place back. Occurrences are locked first, as booking does. */
export async function freeComingPlaces(db: Database, userId: number, now: Date, wall: WallMoment): Promise<void> {
	await db.execute(sql`
		with held as (
			select bookings.id as booking_id, occurrences.id
			from bookings
			join occurrences on occurrences.id = bookings.occurrence_id
			join periods on periods.id = occurrences.period_id
			where bookings.user_id = ${userId} and bookings.cancelled_at is null
				and (occurrences.training_date, periods.time) > (${wall.date}::date, ${wall.time}::integer)
			order by occurrences.id
			for update of occurrences
		), freed as (
			update bookings set cancelled_at = ${now.toISOString()}::timestamptz
			from held
			where bookings.id = held.booking_id and bookings.cancelled_at is null
			returning held.id
		)
		update occurrences set taken = taken - 1 from freed where occurrences.id = freed.id`);
}

/** Bookings stay for the statistics, without the person. */
export async function eraseBookings(db: Database, userId: number): Promise<void> {
	await db.execute(
		sql`update bookings set user_id = null, person = 'erased:' || id, phone_digits = null where user_id = ${userId}`,
	);
}

export async function eraseTraces(db: Database, userId: number, email: string): Promise<void> {
	await db.update(videoViews).set({ userId: null, device: "" }).where(eq(videoViews.userId, userId));
	await db.delete(groupMembers).where(eq(groupMembers.userId, userId));
	await db.delete(staffGyms).where(eq(staffGyms.userId, userId));
	await db.delete(mailTokens).where(eq(mailTokens.userId, userId));
	await db.delete(sessions).where(eq(sessions.userId, userId));
	await db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `user:${userId}`));
	const asked = eq(sql`lower(${enquiries.email})`, email);
	const askedIds = db.select({ id: enquiries.id }).from(enquiries).where(asked);
	// What staff wrote about the enquiry, or in reply to it, is about the person as well.
	await db.delete(enquiryNotes).where(inArray(enquiryNotes.enquiryId, askedIds));
	await db.update(enquiries).set({ name: "", email: "", phone: "", phoneDigits: "", form: {} }).where(asked);
	await db.delete(mails).where(eq(sql`lower(${mails.recipient})`, email));
}

/** What stays of the member counts one person and names nobody. */
export async function eraseUser(db: Database, userId: number, now: Date): Promise<boolean> {
	const nobody = `erased-${userId}`;
	const rows = await db
		.update(users)
		.set({
			email: `${nobody}@erased.invalid`,
			firstName: "",
			lastName: "",
			phone: "",
			phoneDigits: nobody,
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
