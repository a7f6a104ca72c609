import type { Locale } from "@kvart/contract/locale";
import type { CalendarDate, Day } from "@kvart/contract/time";
import { and, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { batched } from "../../../platform/database/batched.ts";
import type { Database } from "../../../platform/database/database.ts";
import { isActive, isPaused } from "../../../platform/database/member-rows.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { statement } from "../../../platform/database/statement.ts";
import { insertMails, type MailCap, queueMails } from "../../../platform/mail-gate.ts";
import { mailsFrom } from "../../mail/service.ts";
import { auditBookings } from "./audit.ts";
import { storeKeys } from "./request-keys.ts";

const value = sql.placeholder;

export interface SlotRow {
	day: Day;
	time: number;
	/** The single date of a promotion training; null for a weekly period. */
	ownDate: CalendarDate | null;
	gymId: number;
	/** `ownDate`, or the period's day in the requested week. */
	date: CalendarDate;
	takesPlace: boolean;
	cancelled: boolean;
	/** With the person's own place, if it is held. */
	freePlaces: number;
	booked: boolean;
	/** Checked in with that booking. */
	arrived: boolean;
	/** The member is neither blocked nor erased; always true for guests. */
	active: boolean;
	/** The last day on which the member books only today's trainings. */
	pausedUntil: CalendarDate | null;
}

/** A period in the week that starts with `monday`, as one person sees it. */
interface SlotInput {
	period_id: number;
	person: string;
	user_id: number | null;
	monday: CalendarDate;
	today: CalendarDate;
}

/** The booking takes a place. A person has at most one of these in a training: `bookings_person_key`. */
const takesPlace = sql`(cancelled_at is null or held_until is not null)`;

export const selectSlots = statement<SlotRow & { position: number }>(
	"booking_slots",
	sql`
	select input.position, periods.day, periods.time, to_char(periods.training_date, 'YYYY-MM-DD') as "ownDate",
		to_char(slot.date, 'YYYY-MM-DD') as date,
		(select gym_id from gym_rooms where gym_rooms.id = periods.gym_room_id) as "gymId",
		periods.valid_from <= slot.date and coalesce(periods.valid_until >= slot.date, true)
			and (promotions.id is null or input.today between promotions.active_from and promotions.active_until)
			as "takesPlace",
		coalesce(occurrences.cancelled, false) or coalesce(periods.cancelled_from <= slot.date, false) as cancelled,
		coalesce(occurrences.capacity, periods.capacity) - coalesce(occurrences.taken, 0)
			+ (own.held_until is not null)::integer as "freePlaces",
		coalesce(own.cancelled_at is null and own.id is not null, false) as booked,
		coalesce(own.cancelled_at is null and own.checked_in_at is not null, false) as arrived,
		input.user_id is null or coalesce(${isActive} and users.id is not null, false) as active,
		to_char(users.booking_pause_until, 'YYYY-MM-DD') as "pausedUntil"
	from json_to_recordset(${value("inputs")}::json) as input (
		position integer, period_id integer, person text, user_id integer, monday date, today date
	)
	-- "limit 1": the planner expects a hundred inputs and would otherwise read whole tables.
	cross join lateral (select * from periods where periods.id = input.period_id limit 1) as periods
	cross join lateral (select coalesce(periods.training_date, input.monday + periods.day - 1) as date) as slot
	left join lateral (select * from promotions where promotions.id = periods.promotion_id limit 1) as promotions on true
	left join lateral (
		select * from occurrences where occurrences.period_id = periods.id and occurrences.training_date = slot.date limit 1
	) as occurrences on true
	left join lateral (
		select * from bookings where occurrence_id = occurrences.id and person = input.person and ${takesPlace} limit 1
	) as own on true
	left join lateral (select * from users where users.id = input.user_id limit 1) as users on true`,
);

export const selectSlot = batched<SlotInput, SlotRow | undefined>({
	run: async (db, inputs) => inOrder(inputs, await selectSlots.run(db, { inputs: withPositions(inputs) })),
});

function withPositions(inputs: object[]): string {
	return JSON.stringify(inputs.map((input, position) => ({ ...input, position })));
}

function inOrder<Row extends { position: number }>(inputs: object[], rows: Row[]): (Row | undefined)[] {
	const byPosition = new Map(rows.map((row) => [row.position, row]));
	return inputs.map((_, position) => byPosition.get(position));
}

/** The input of `placeStatement`, named as it reads it. */
export interface NewBooking {
	period_id: number;
	/** When the period takes place according to the booking rule; if staff has moved it since, nothing is booked. */
	day: Day;
	time: number;
	own_date: CalendarDate | null;
	date: CalendarDate;
	today: CalendarDate;
	now: string;
	person: string;
	user_id: number | null;
	guest_first_name: string | null;
	guest_last_name: string | null;
	guest_phone: string | null;
	/** For the mail to a guest: the link to confirm with, or the confirmation. */
	guest_email: string | null;
	guest_cap: MailCap | null;
	guest_language: Locale | null;
	confirm_until: string | null;
	/** The staff member who booked at the desk. */
	booked_by: number | null;
	/** Check-in of a walk-in, who gets no mail. */
	arrived_at: string | null;
	/** The booking that was given up for it: one mail tells of both. */
	instead_of: number | null;
	/** Refuses members who may book only today's trainings. */
	heeds_pause: boolean;
	/** Takes back a cancellation whose place is held, and otherwise does nothing. */
	only_held: boolean;
	key: string | null;
	fingerprint: string | null;
}

const toMember = {
	recipient: sql`email`,
	data: { firstName: sql`first_name`, bookingId: sql`id` },
	at: sql`now`,
};
const toGuest = {
	recipient: sql`guest_email`,
	language: sql`guest_language`,
	data: { bookingId: sql`id` },
	uniqueKey: sql`'guest:' || id`,
	at: sql`now`,
	cap: sql`guest_cap`,
};

/**
 * Books in one statement: places, bookings, audit entries, mails and idempotency keys are written together or not at
 * all. It takes one booking per occurrence.
 *
 * The member's row is shared before anything else, so a member who was blocked, erased or paused in between gets nothing, and the
 * mail goes to the address of now. The row of the occurrence is the lock. The second of two requests waits for it and then checks the condition on the
 * newest row, so `taken` never exceeds the capacity. `member-rows.ts` has the order of all locks.
 *
 * A place that the person holds is taken over: the cancelled booking counts again. If the hold has ended in between,
 * nothing is booked.
 */
export const placeStatement = statement<{ id: number; position: number }>(
	"booking_place",
	sql`
	with slot as (
		select input.*, users.email, users.language, users.first_name, held.id as held_id
		from json_to_recordset(${value("bookings")}::json) as input (
			position integer, period_id integer, day integer, time integer, own_date date, date date, today date,
			now timestamptz, person text, user_id integer, guest_first_name text, guest_last_name text, guest_phone text,
			guest_email text, guest_cap json, guest_language language, confirm_until timestamptz, booked_by integer, arrived_at timestamptz, instead_of integer,
			heeds_pause boolean, only_held boolean, key text, fingerprint text
		)
		cross join lateral (select * from periods where periods.id = input.period_id limit 1) as periods
		left join lateral (select * from promotions where promotions.id = periods.promotion_id limit 1) as promotions on true
		left join lateral (
			select * from users where users.id = input.user_id and ${isActive} limit 1 for share
		) as users on true
		left join lateral (
			select bookings.id from occurrences join bookings on bookings.occurrence_id = occurrences.id
			where occurrences.period_id = periods.id and occurrences.training_date = input.date
				and bookings.person = input.person and bookings.held_until is not null
			limit 1
		) as held on true
		where (held.id is not null or not coalesce(input.only_held, false))
			and (input.user_id is null or users.id is not null)
			and not (coalesce(input.heeds_pause, false) and ${isPaused(sql`input.date`, sql`input.today`)})
			and periods.day = input.day and periods.time = input.time
			and periods.training_date is not distinct from input.own_date
			and periods.valid_from <= input.date and coalesce(periods.valid_until >= input.date, true)
			and not coalesce(periods.cancelled_from <= input.date, false)
			and (promotions.id is null or input.today between promotions.active_from and promotions.active_until)
	), place as (
		insert into occurrences as existing (period_id, training_date, taken)
		select period_id, date, (held_id is null)::integer from slot order by period_id, date
		on conflict (period_id, training_date) do update set taken = existing.taken + excluded.taken
		where not existing.cancelled and (excluded.taken = 0
			or existing.taken < coalesce(existing.capacity, (select capacity from periods where periods.id = existing.period_id)))
		returning id, period_id, training_date
	), placed as (
		select slot.*, place.id as occurrence_id
		from place join slot on slot.period_id = place.period_id and slot.date = place.training_date
	), booking as (
		insert into bookings (occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, created_at,
			confirm_until, booked_by, walk_in, checked_in_at)
		select occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, now, confirm_until, booked_by,
			arrived_at is not null, arrived_at
		from placed where held_id is null
		returning id, occurrence_id
	), restored as (
		update bookings set cancelled_at = null, cancelled_late = false, held_until = null, booked_by = placed.booked_by,
			walk_in = placed.arrived_at is not null, checked_in_at = placed.arrived_at
		from placed where bookings.id = placed.held_id and bookings.held_until is not null
		returning bookings.id, bookings.occurrence_id
	), booked as (
		select done.id, placed.* from (select * from booking union all select * from restored) as done
		join placed using (occurrence_id)
	), audited as (
		${auditBookings(sql`booked`, {
			at: sql`now`,
			actor: sql`coalesce(booked_by, user_id)`,
			action: sql`case when arrived_at is not null then 'booking.walk_in'
				when held_id is null then 'booking.created' else 'booking.restored' end`,
			after: sql`jsonb_build_object('occurrence_id', occurrence_id, 'guest', user_id is null)`,
		})}
	), mail as (
		${mailsFrom(
			sql`booked where user_id is not null and held_id is null and arrived_at is null and instead_of is null`,
			"booking-confirmed",
			{ ...toMember, uniqueKey: sql`'booking-confirmed:' || id` },
		)}
		union all ${mailsFrom(sql`booked where instead_of is not null`, "booking-changed", {
			...toMember,
			data: { ...toMember.data, oldBookingId: sql`instead_of` },
			uniqueKey: sql`'booking-changed:' || id`,
		})}
		union all ${mailsFrom(sql`booked where guest_email is not null and confirm_until is null`, "guest-booked", toGuest)}
		union all ${mailsFrom(sql`booked where guest_email is not null and confirm_until is not null`, "guest-confirmation", toGuest)}
	), ${queueMails(sql`mail`)}, waited as (
		update waits set ended_at = booked.now, outcome = 'booked' from booked
		where waits.occurrence_id = booked.occurrence_id and waits.user_id = booked.user_id and waits.ended_at is null
	), key_stored as (
		${storeKeys(sql`booked`, { key: sql`key`, fingerprint: sql`fingerprint`, status: sql`201`, at: sql`now` })}
	)
	select id, position from booked`,
);

function byMember(a: NewBooking, b: NewBooking): number {
	return (a.user_id ?? 0) - (b.user_id ?? 0);
}

/** Undefined if there was no free place, or period and member are not what the booking rule checked. */
export const insertBooking = batched<NewBooking, { id: number } | undefined>({
	keyOf: ({ period_id, date }) => `${period_id} ${date}`,
	run: async (db, inputs) => {
		const sorted = inputs.toSorted(byMember);
		const rows = inOrder(sorted, await placeStatement.run(db, { bookings: withPositions(sorted) }));
		return inputs.map((input) => rows[sorted.indexOf(input)]);
	},
});

interface Place {
	periodId: number;
	date: CalendarDate;
}

/** Locks the rows of trainings on their dates as `placeStatement` does, in its order; adds what is not stored yet. */
export async function lockPlaces(tx: Database, places: readonly Place[]): Promise<void> {
	const rows = JSON.stringify(places.map(({ periodId, date }) => ({ period_id: periodId, date })));
	await tx.execute(sql`
		insert into occurrences as existing (period_id, training_date, taken)
		select period_id, date, 0 from json_to_recordset(${rows}::json) as input (period_id integer, date date)
		order by period_id, date
		on conflict (period_id, training_date) do update set taken = existing.taken`);
}

/**
 * Shares the member's row and then locks the occurrence, as booking does. With `held_until` the place stays taken until
 * then. Without `mail` another mail tells of it.
 */
const cancelling = (which: SQL, actor: SQL, condition = sql`true`) => sql`
	with owner as (
		select users.id, users.email, users.language, users.first_name
		from occurrences join bookings on bookings.occurrence_id = occurrences.id
		join users on users.id = bookings.user_id
		where ${which} and bookings.cancelled_at is null
		for share of users
	), locked as (
		select occurrences.id, bookings.id as booking_id
		from occurrences join bookings on bookings.occurrence_id = occurrences.id
		-- So that the member comes first.
		left join owner on true
		where ${which} and bookings.cancelled_at is null
		for update of occurrences
	), booking as (
		update bookings set cancelled_at = ${value("now")}::timestamptz, cancelled_late = ${value("late")}::boolean,
			held_until = ${value("heldUntil")}::timestamptz
		from locked
		where bookings.id = locked.booking_id and bookings.cancelled_at is null and ${condition}
		returning bookings.id, bookings.occurrence_id, bookings.user_id, bookings.person, bookings.cancelled_at,
			bookings.held_until, bookings.checked_in_at is not null as arrived
	), freed as (
		update occurrences set taken = taken - 1 from booking
		where occurrences.id = booking.occurrence_id and booking.held_until is null
	), mailed as (
		${insertMails(
			sql`(${mailsFrom(
				sql`booking join owner on owner.id = booking.user_id where held_until is null and ${value("mail")}::boolean`,
				"booking-cancelled",
				{
					recipient: sql`owner.email`,
					data: { firstName: sql`owner.first_name`, bookingId: sql`booking.id` },
					uniqueKey: sql`'booking-cancelled:' || booking.id`,
					at: sql`cancelled_at`,
				},
			)}) as mail`,
		)}
	), audited as (
		${auditBookings(sql`booking`, {
			at: sql`cancelled_at`,
			actor,
			action: sql`'booking.cancelled'`,
			before: sql`jsonb_build_object('occurrence_id', occurrence_id)`,
		})}
	), key_stored as (
		${storeKeys(sql`booking`, {
			key: sql`${value("key")}::text`,
			fingerprint: sql`${value("fingerprint")}`,
			status: sql`200`,
			at: sql`cancelled_at`,
		})}
	)
	select id, occurrence_id as "occurrenceId", user_id as "userId", arrived from booking`;

export interface CancelledRow {
	id: number;
	occurrenceId: number;
	/** Null for a guest. */
	userId: number | null;
	arrived: boolean;
}

export const cancelBooking = statement<CancelledRow>(
	"booking_cancel",
	cancelling(
		sql`occurrences.period_id = ${value("periodId")} and occurrences.training_date = ${value("date")}::date
			and bookings.person = ${value("person")}`,
		sql`user_id`,
	),
);

export const cancelBookingById = statement<CancelledRow>(
	"booking_cancel_by_id",
	cancelling(sql`bookings.id = ${value("bookingId")}`, sql`${value("actorId")}::integer`),
);

/** Null if the place is not held any more. */
export async function selectHeldUntil(db: Database, bookingId: number): Promise<string | null> {
	const [row] = await db.select({ heldUntil: bookings.heldUntil }).from(bookings).where(eq(bookings.id, bookingId));
	return row?.heldUntil?.toISOString() ?? null;
}

/** Empty if the guest confirmed it, or came, in the last moment. */
export const releaseUnconfirmed = statement<CancelledRow>(
	"booking_release",
	cancelling(
		sql`bookings.id = ${value("bookingId")}`,
		sql`null::integer`,
		sql`bookings.confirm_until < ${value("now")}::timestamptz and bookings.checked_in_at is null`,
	),
);

/** Guest bookings whose time to confirm has passed. */
export async function selectUnconfirmed(db: Database, now: Date, limit: number): Promise<number[]> {
	const rows = await db
		.select({ id: bookings.id })
		.from(bookings)
		.where(and(lt(bookings.confirmUntil, now), isNull(bookings.cancelledAt), isNull(bookings.checkedInAt)))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Undefined if the time has passed or the booking is cancelled. Confirming twice is the same as once. */
export async function confirmBooking(db: Database, bookingId: number, now: Date): Promise<{ id: number } | undefined> {
	const [row] = await db
		.update(bookings)
		.set({ confirmUntil: null })
		.where(
			and(
				eq(bookings.id, bookingId),
				isNull(bookings.cancelledAt),
				or(isNull(bookings.confirmUntil), gte(bookings.confirmUntil, now)),
			),
		)
		.returning({ id: bookings.id });
	return row;
}

/** Marks a booking as a free trial. */
export async function linkEnquiry(db: Database, bookingId: number, enquiryId: number): Promise<void> {
	await db.update(bookings).set({ enquiryId }).where(eq(bookings.id, bookingId));
}
