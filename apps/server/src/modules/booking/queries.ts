import type { CalendarDate, Day } from "@kvart/contract/time";
import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/database.ts";
import { bookings, idempotencyKeys } from "../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../platform/database/schema/clubs.ts";
import { occurrences, periods } from "../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../platform/database/schema/trainings.ts";
import { statement } from "../../platform/database/statement.ts";

const value = sql.placeholder;

export interface SlotRow {
	day: Day;
	time: number;
	/** The one date of a promotion training; null for a weekly slot. */
	ownDate: CalendarDate | null;
	/** Whether the period takes place on the date at all. */
	takesPlace: boolean;
	cancelled: boolean;
	freePlaces: number;
	booked: boolean;
}

/** A period on its date, or on its day of the week that starts with `monday`, as one person sees it. */
export const selectSlot = statement<SlotRow>(
	"booking_slot",
	sql`
	select periods.day, periods.time, to_char(periods.training_date, 'YYYY-MM-DD') as "ownDate",
		periods.valid_from <= slot.date and coalesce(periods.valid_until >= slot.date, true)
			and (promotions.id is null or ${value("today")}::date between promotions.active_from and promotions.active_until)
			as "takesPlace",
		coalesce(occurrences.cancelled, false) or coalesce(periods.cancelled_from <= slot.date, false) as cancelled,
		coalesce(occurrences.capacity, periods.capacity) - coalesce(occurrences.taken, 0) as "freePlaces",
		exists (
			select from bookings
			where occurrence_id = occurrences.id and person = ${value("person")} and cancelled_at is null
		) as booked
	from periods
	cross join lateral (select coalesce(periods.training_date, ${value("monday")}::date + periods.day - 1) as date) as slot
	left join promotions on promotions.id = periods.promotion_id
	left join occurrences on occurrences.period_id = periods.id and occurrences.training_date = slot.date
	where periods.id = ${value("periodId")}`,
);

/**
 * The whole booking in one statement and one round trip: the place, the booking, its audit row, the member's mail and
 * the answer to the idempotency key are kept together or not at all. `caller` says who books, and for whom when the front
 * desk does; without a row of it nothing happens. Who has arrived already is checked in and needs no mail.
 *
 * The row of the occurrence is the lock. Whoever comes second waits for it and then meets the condition on the newest
 * row, so `taken` never passes the capacity. The period must still be what the booking rule was asked about: same
 * day, hour and date.
 */
const bookingBy = (caller: SQL) => sql`
	with caller as (${caller}), slot as (
		select periods.id, periods.capacity, caller.*
		from caller cross join periods
		left join promotions on promotions.id = periods.promotion_id
		where periods.id = ${value("periodId")} and periods.day = ${value("day")} and periods.time = ${value("time")}
			and periods.training_date is not distinct from ${value("ownDate")}::date
			and periods.valid_from <= ${value("date")}::date and coalesce(periods.valid_until >= ${value("date")}::date, true)
			and not coalesce(periods.cancelled_from <= ${value("date")}::date, false)
			and (promotions.id is null or ${value("today")}::date between promotions.active_from and promotions.active_until)
	), place as (
		insert into occurrences as known (period_id, training_date, taken)
		select slot.id, ${value("date")}::date, 1 from slot
		on conflict (period_id, training_date) do update set taken = known.taken + 1
		where not known.cancelled and known.taken < coalesce(known.capacity, (select slot.capacity from slot))
		returning known.id
	), booking as (
		insert into bookings (occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, created_at,
			booked_by, walk_in, checked_in_at)
		select place.id, slot.user_id, ${value("firstName")}, ${value("lastName")}, ${value("phone")},
			slot.person, ${value("now")}::timestamptz, slot.booked_by, slot.arrived_at is not null, slot.arrived_at
		from place, slot
		returning id, occurrence_id, user_id, person, created_at, booked_by, walk_in
	), noted as (
		insert into audit_log (at, actor_id, action, entity, entity_id, after)
		select created_at, coalesce(booked_by, user_id), case when walk_in then 'booking.walk_in' else 'booking.created' end,
			'booking', id::text, jsonb_build_object('occurrence_id', occurrence_id, 'guest', user_id is null)
		from booking
	), mailed as (
		insert into mails (recipient, template, language, data, unique_key, created_at, next_attempt_at)
		select users.email, 'booking-confirmed', users.language,
			jsonb_build_object('firstName', users.first_name, 'bookingId', booking.id),
			'booking-confirmed:' || booking.id, booking.created_at, booking.created_at
		from booking join users on users.id = booking.user_id
		where not booking.walk_in
	), remembered as (
		insert into idempotency_keys (scope, key, fingerprint, status, body, created_at)
		select person, ${value("key")}::text, ${value("fingerprint")}, 201, jsonb_build_object('id', id), created_at
		from booking where ${value("key")}::text is not null
	)
	select id from booking`;

export const insertBooking = statement<{ id: number }>(
	"booking_insert",
	bookingBy(sql`
		select ${value("userId")}::integer as user_id, ${value("person")}::text as person,
			${value("bookedBy")}::integer as booked_by, ${value("arrivedAt")}::timestamptz as arrived_at`),
);

/** Books for the member whose session this is, if it is valid. */
export const insertBookingBySession = statement<{ id: number }>(
	"booking_insert_by_session",
	bookingBy(sql`
		select users.id as user_id, 'user:' || users.id as person, null::integer as booked_by, null::timestamptz as arrived_at
		from sessions join users on users.id = sessions.user_id
		where sessions.token_hash = ${value("tokenHash")} and sessions.ended_at is null and users.blocked_at is null
			and sessions.expires_at > ${value("now")}::timestamptz`),
);

/**
 * Cancels and gives the place back. It locks the occurrence first, as booking does: the two never wait in a circle.
 * `which` names the booking, `actor` whoever cancels it.
 */
const cancelling = (which: SQL, actor: SQL) => sql`
	with held as (
		select occurrences.id, bookings.id as booking_id
		from occurrences join bookings on bookings.occurrence_id = occurrences.id
		where ${which} and bookings.cancelled_at is null
		for update of occurrences
	), booking as (
		update bookings set cancelled_at = ${value("now")}::timestamptz
		from held
		where bookings.id = held.booking_id and bookings.cancelled_at is null
		returning bookings.id, bookings.occurrence_id, bookings.user_id, bookings.person, bookings.cancelled_at
	), freed as (
		update occurrences set taken = taken - 1 from booking where occurrences.id = booking.occurrence_id
	), noted as (
		insert into audit_log (at, actor_id, action, entity, entity_id, before)
		select cancelled_at, ${actor}, 'booking.cancelled', 'booking', id::text,
			jsonb_build_object('occurrence_id', occurrence_id)
		from booking
	), remembered as (
		insert into idempotency_keys (scope, key, fingerprint, status, body, created_at)
		select person, ${value("key")}::text, ${value("fingerprint")}, 200, jsonb_build_object('id', id), cancelled_at
		from booking where ${value("key")}::text is not null
	)
	select id from booking`;

export const cancelBooking = statement<{ id: number }>(
	"booking_cancel",
	cancelling(
		sql`occurrences.period_id = ${value("periodId")} and occurrences.training_date = ${value("date")}::date
			and bookings.person = ${value("person")}`,
		sql`user_id`,
	),
);

export const cancelBookingAtDesk = statement<{ id: number }>(
	"booking_cancel_at_desk",
	cancelling(sql`bookings.id = ${value("bookingId")}`, sql`${value("staffId")}::integer`),
);

type KeyRow = typeof idempotencyKeys.$inferInsert;

export async function selectKey(db: Database, scope: string, key: string) {
	const [row] = await db
		.select()
		.from(idempotencyKeys)
		.where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
	return row;
}

/** False when somebody was faster: then their answer counts. */
export async function insertKey(db: Database, row: KeyRow): Promise<boolean> {
	const kept = await db
		.insert(idempotencyKeys)
		.values(row)
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key });
	return kept.length > 0;
}

export async function deleteKeysBefore(db: Database, instant: Date): Promise<void> {
	await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, instant));
}

const substitutes = alias(trainers, "substitutes");

function selectDetails(db: Database) {
	return db
		.select({
			id: bookings.id,
			userId: bookings.userId,
			createdAt: bookings.createdAt,
			cancelledAt: bookings.cancelledAt,
			periodId: periods.id,
			trainingDate: occurrences.trainingDate,
			time: periods.time,
			duration: trainings.duration,
			trainingId: trainings.id,
			trainingName: trainings.name,
			trainingNameEng: trainings.nameEng,
			gymId: gyms.id,
			gymName: gyms.name,
			gymSlug: gyms.slug,
			gymAddress: gyms.address,
			gymPhone: gyms.phone,
			latitude: gyms.latitude,
			longitude: gyms.longitude,
			roomId: gymRooms.id,
			roomName: gymRooms.name,
			roomNameEng: gymRooms.nameEng,
			coachId: sql<number | null>`coalesce(${substitutes.id}, ${trainers.id})`,
			coachName: sql<string | null>`coalesce(${substitutes.name}, ${trainers.name})`,
			promotion: sql<boolean>`${periods.promotionId} is not null`,
			cancelled: sql<boolean>`${occurrences.cancelled} or coalesce(${periods.cancelledFrom} <= ${occurrences.trainingDate}, false)`,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(trainers, eq(trainers.id, periods.trainerId))
		.leftJoin(substitutes, eq(substitutes.id, occurrences.substituteId))
		.$dynamic();
}

/** What a person is told about a booking: in the account, in mails and in calendars. */
export type BookingDetails = Awaited<ReturnType<typeof selectDetails>>[number];

export async function selectBooking(db: Database, bookingId: number): Promise<BookingDetails | undefined> {
	const [row] = await selectDetails(db).where(eq(bookings.id, bookingId));
	return row;
}

/** The bookings a member has and had, the latest training first; what was cancelled is not among them. */
export function selectBookingsOf(db: Database, userId: number, limit: number) {
	return selectDetails(db)
		.where(and(eq(bookings.userId, userId), isNull(bookings.cancelledAt)))
		.orderBy(desc(occurrences.trainingDate), desc(periods.time), desc(bookings.id))
		.limit(limit);
}
