import { and, asc, eq, isNull, like, notLike, or } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { enquiries, phoneReviews } from "../../../platform/database/schema/office.ts";

type Entity = "member" | "booking" | "enquiry";

const reviewOf = (entity: Entity) => eq(phoneReviews.entity, entity);

/** Accounts whose number is still the one that the migration could not normalise. */
export function selectMemberReviews(db: Database) {
	return db
		.select({ id: users.id, who: users.email, phone: users.phone, reason: phoneReviews.reason })
		.from(phoneReviews)
		.innerJoin(users, and(reviewOf("member"), eq(users.id, phoneReviews.entityId)))
		.where(and(isNull(users.erasedAt), or(like(users.phoneDigits, "%#%"), notLike(users.phone, "+%"))))
		.orderBy(asc(users.id));
}

export function selectBookingReviews(db: Database) {
	return db
		.select({ id: bookings.id, who: bookings.guestLastName, phone: bookings.guestPhone, reason: phoneReviews.reason })
		.from(phoneReviews)
		.innerJoin(bookings, and(reviewOf("booking"), eq(bookings.id, phoneReviews.entityId)))
		.where(isNull(bookings.cancelledAt))
		.orderBy(asc(bookings.id));
}

export function selectEnquiryReviews(db: Database) {
	return db
		.select({ id: enquiries.id, who: enquiries.email, phone: enquiries.phone, reason: phoneReviews.reason })
		.from(phoneReviews)
		.innerJoin(enquiries, and(reviewOf("enquiry"), eq(enquiries.id, phoneReviews.entityId)))
		.where(and(notLike(enquiries.phone, "+%"), notLike(enquiries.phone, "")))
		.orderBy(asc(enquiries.id));
}
