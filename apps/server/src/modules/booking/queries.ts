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

/** A place that somebody wants, in the words of the statement below. */
export interface PlaceWish {
	period_id: number;
	/** What the booking rule was asked about; the period must still be that. */
	day: Day;
	time: number;
	own_date: CalendarDate | null;
	date: CalendarDate;
	today: CalendarDate;
	now: string;
	/** Who books: whoever has this session, or the person named. */
	token_hash: string | null;
	person: string | null;
	user_id: number | null;
	guest_first_name: string | null;
	guest_last_name: string | null;
	guest_phone: string | null;
	/** Whoever gave the place at the desk, and when the person went in; who is in needs no mail. */
	booked_by: number | null;
	arrived_at: string | null;
	key: string | null;
	fingerprint: string | null;
}

/**
 * The whole booking in one statement and one round trip: the place, the booking, its audit row, the member's mail and
 * the answer to the idempotency key are kept together or not at all. It takes any number of wishes, each for another
 * period; which of them got no place is seen from what is missing.
 *
 * The row of the occurrence is the lock. Whoever comes second waits for it and then meets the condition on the newest
 * row, so `taken` never passes the capacity. Rows are locked in one order everywhere, so nobody waits in a circle.
 *
 * `offset 0` keeps the planner, which takes the wishes for a hundred, from reading a whole table instead of one row.
 */
export const placeStatement = statement<{ id: number; periodId: number }>(
	"booking_places",
	sql`
	with slot as (
		select wish.*, periods.capacity, member.id as member_id, coalesce(wish.person, 'user:' || member.id) as booker,
			coalesce(member.phone_digits, ltrim(wish.guest_phone, '+')) as phone_digits, member.email, member.language, member.first_name
		from json_to_recordset(${value("wishes")}::json) as wish (
			period_id integer, day integer, time integer, own_date date, date date, today date, now timestamptz,
			token_hash text, person text, user_id integer, guest_first_name text, guest_last_name text, guest_phone text,
			booked_by integer, arrived_at timestamptz, key text, fingerprint text
		)
		join lateral (select * from periods where id = wish.period_id offset 0) as periods on true
		left join promotions on promotions.id = periods.promotion_id
		left join lateral (
			select user_id from sessions
			where token_hash = wish.token_hash and ended_at is null and expires_at > wish.now offset 0
		) as session on true
		left join lateral (
			select * from users where id = coalesce(session.user_id, wish.user_id) offset 0
		) as member on true
		where (wish.token_hash is null or (session.user_id is not null and member.blocked_at is null))
			and periods.day = wish.day and periods.time = wish.time
			and periods.training_date is not distinct from wish.own_date
			and periods.valid_from <= wish.date and coalesce(periods.valid_until >= wish.date, true)
			and not coalesce(periods.cancelled_from <= wish.date, false)
			and (promotions.id is null or wish.today between promotions.active_from and promotions.active_until)
	), place as (
		insert into occurrences as known (period_id, training_date, taken)
		select period_id, date, 1 from slot order by period_id
		on conflict (period_id, training_date) do update set taken = known.taken + 1
		where not known.cancelled and known.taken < coalesce(known.capacity, (select capacity from slot where slot.period_id = known.period_id))
		returning id, period_id
	), booking as (
		insert into bookings (occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, phone_digits,
			created_at, booked_by, walk_in, checked_in_at)
		select place.id, member_id, guest_first_name, guest_last_name, guest_phone, booker, phone_digits, now, booked_by, arrived_at is not null, arrived_at
		from place join slot using (period_id)
		returning id, occurrence_id
	), booked as (
		select booking.id, booking.occurrence_id, slot.*
		from booking join place on place.id = booking.occurrence_id join slot using (period_id)
	), noted as (
		insert into audit_log (at, actor_id, action, entity, entity_id, after)
		select now, coalesce(booked_by, member_id), case when arrived_at is null then 'booking.created' else 'booking.walk_in' end,
			'booking', id::text, jsonb_build_object('occurrence_id', occurrence_id, 'guest', member_id is null)
		from booked
	), mailed as (
		insert into mails (recipient, template, language, data, unique_key, created_at, next_attempt_at)
		select email, 'booking-confirmed', language, jsonb_build_object('firstName', first_name, 'bookingId', id),
			'booking-confirmed:' || id, now, now
		from booked where member_id is not null and arrived_at is null
	), remembered as (
		insert into idempotency_keys (scope, key, fingerprint, status, body, created_at)
		select booker, key, fingerprint, 201, jsonb_build_object('id', id), now
		from booked where key is not null
	)
	select id, period_id as "periodId" from booked`,
);

/** Books the places that are still free; the answers stand in the order of the wishes. */
export async function insertBookings(db: Database, wishes: PlaceWish[]): Promise<(number | undefined)[]> {
	const rows = await placeStatement.run(db, { wishes: JSON.stringify(wishes) });
	const booked = new Map(rows.map(({ periodId, id }) => [periodId, id]));
	return wishes.map(({ period_id }) => booked.get(period_id));
}

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
