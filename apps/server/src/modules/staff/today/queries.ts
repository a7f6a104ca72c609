import type { PersonQuery } from "@kvart/contract/staff/person-search";
import { type CalendarDate, dayOf } from "@kvart/contract/time";
import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { bookings, waits } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { occurrences, periods, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";
import { isKnownIn } from "../../../platform/office/club-members.ts";
import type { Member } from "../../../platform/session.ts";

const staff = alias(users, "staff");

type Scope = Pick<Member, "clubs">;

function takesPlaceOn(date: CalendarDate): SQL | undefined {
	const weekly = and(
		isNull(periods.trainingDate),
		eq(periods.day, dayOf(date)),
		lte(periods.validFrom, date),
		or(isNull(periods.validUntil), gte(periods.validUntil, date)),
	);
	const promoted = and(
		eq(periods.trainingDate, date),
		lte(promotions.activeFrom, date),
		gte(promotions.activeUntil, date),
	);
	return or(weekly, promoted);
}

function selectTrainings(db: Database, date: CalendarDate, condition: SQL | undefined) {
	return db
		.select({
			period_id: periods.id,
			date: sql<CalendarDate>`${date}::text`,
			time: periods.time,
			duration: trainings.duration,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			gym: { id: gyms.id, name: gyms.name, slug: gyms.slug },
			room: { id: gymRooms.id, name: gymRooms.name, name_eng: gymRooms.nameEng },
			coach: { id: trainers.id, name: trainers.name },
			substitute: sql<boolean>`${occurrences.substituteId} is not null`,
			promotion: sql<boolean>`${periods.promotionId} is not null`,
			capacity: sql<number>`coalesce(${occurrences.capacity}, ${periods.capacity})`,
			taken: sql<number>`coalesce(${occurrences.taken}, 0)`,
			// With the table's name, because a bare `id` would be that of the subquery.
			checked_in: sql<number>`(select count(*)::integer from bookings
				where bookings.occurrence_id = occurrences.id and cancelled_at is null and checked_in_at is not null)`,
			waiting_count: sql<number>`(select count(*)::integer from waits
				where waits.occurrence_id = occurrences.id and ended_at is null)`,
			cancelled: sql<boolean>`coalesce(${occurrences.cancelled}, false) or coalesce(${periods.cancelledFrom} <= ${date}::date, false)`,
			cancel_reason: occurrences.cancelReason,
		})
		.from(periods)
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.leftJoin(promotions, eq(promotions.id, periods.promotionId))
		.leftJoin(occurrences, and(eq(occurrences.periodId, periods.id), eq(occurrences.trainingDate, date)))
		.leftJoin(trainers, eq(trainers.id, sql`coalesce(${occurrences.substituteId}, ${periods.trainerId})`))
		.where(condition)
		.orderBy(asc(periods.time), asc(gyms.name), asc(gymRooms.id), asc(periods.id));
}

type TrainingRow = Awaited<ReturnType<typeof selectTrainings>>[number];

/** The trainings of a day; null means all clubs. */
export function selectDay(db: Database, date: CalendarDate, clubs: readonly number[] | null): Promise<TrainingRow[]> {
	return selectTrainings(db, date, and(takesPlaceOn(date), clubs ? inArray(gyms.id, [...clubs]) : undefined));
}

/** A period on a date, also if it was removed from the schedule while it had bookings. */
export async function selectTraining(
	db: Database,
	periodId: number,
	date: CalendarDate,
): Promise<TrainingRow | undefined> {
	const here = and(eq(periods.id, periodId), or(takesPlaceOn(date), isNotNull(occurrences.id)));
	const [row] = await selectTrainings(db, date, here);
	return row;
}

function selectEntries(db: Database, condition: SQL | undefined) {
	return db
		.select({
			booking_id: bookings.id,
			member_id: bookings.userId,
			first_name: sql<string>`coalesce(${users.firstName}, ${bookings.guestFirstName}, '')`,
			last_name: sql<string>`coalesce(${users.lastName}, ${bookings.guestLastName}, '')`,
			phone: sql<string>`coalesce(${users.phone}, ${bookings.guestPhone}, '')`,
			card_id: users.cardId,
			injuries: sql<string[]>`array(select text from member_notes
				where member_notes.user_id = ${users.id} and kind = 'injury' order by member_notes.id)`,
			booked_at: bookings.createdAt,
			booked_by: sql<string | null>`nullif(trim(${staff.firstName} || ' ' || ${staff.lastName}), '')`,
			walk_in: bookings.walkIn,
			trial: sql<boolean>`${bookings.enquiryId} is not null`,
			checked_in_at: bookings.checkedInAt,
			confirm_until:
				sql<Date | null>`case when ${bookings.checkedInAt} is null then ${bookings.confirmUntil} end`.mapWith(
					bookings.confirmUntil,
				),
			cancelledAt: bookings.cancelledAt,
			periodId: occurrences.periodId,
			date: occurrences.trainingDate,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.leftJoin(users, eq(users.id, bookings.userId))
		.leftJoin(staff, eq(staff.id, bookings.bookedBy))
		.where(condition);
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export function selectPeople(db: Database, periodId: number, date: CalendarDate): Promise<EntryRow[]> {
	return selectEntries(
		db,
		and(eq(occurrences.periodId, periodId), eq(occurrences.trainingDate, date), isNull(bookings.cancelledAt)),
	);
}

/** Also a cancelled booking. */
export async function selectEntry(db: Database, bookingId: number): Promise<EntryRow | undefined> {
	const [row] = await selectEntries(db, eq(bookings.id, bookingId));
	return row;
}

/** Bookings of a member on a day, by the card. */
export function selectEntriesOfCard(db: Database, card: string, date: CalendarDate): Promise<EntryRow[]> {
	return selectEntries(
		db,
		and(isCard(card.toLowerCase()), isOpen, eq(occurrences.trainingDate, date), isNull(bookings.cancelledAt)),
	);
}

export async function isCardOfMember(db: Database, card: string): Promise<boolean> {
	return (await db.$count(users, and(isCard(card.toLowerCase()), isOpen))) > 0;
}

/** In their order. */
export function selectWaitingList(db: Database, periodId: number, date: CalendarDate) {
	return db
		.select({
			wait_id: waits.id,
			member_id: waits.userId,
			first_name: users.firstName,
			last_name: users.lastName,
			phone: users.phone,
			card_id: users.cardId,
			waiting_since: waits.createdAt,
		})
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.innerJoin(users, eq(users.id, waits.userId))
		.where(and(eq(occurrences.periodId, periodId), eq(occurrences.trainingDate, date), isNull(waits.endedAt)))
		.orderBy(asc(waits.id));
}

/** Also one that has ended. */
export async function selectWait(db: Database, waitId: number) {
	const [row] = await db
		.select({
			occurrenceId: waits.occurrenceId,
			userId: waits.userId,
			periodId: occurrences.periodId,
			date: occurrences.trainingDate,
		})
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.where(eq(waits.id, waitId));
	return row;
}

/** False if nothing changed: already done, or the booking was cancelled meanwhile. */
export async function updateCheckIn(db: Database, bookingId: number, at: Date | null): Promise<boolean> {
	const other = at ? isNull(bookings.checkedInAt) : isNotNull(bookings.checkedInAt);
	const rows = await db
		.update(bookings)
		.set({ checkedInAt: at })
		.where(and(eq(bookings.id, bookingId), isNull(bookings.cancelledAt), other))
		.returning({ id: bookings.id });
	return rows.length > 0;
}

/** A free trial that was checked in, or not after all, decides what became of its enquiry, unless staff knows more. */
export async function updateTrialOutcome(db: Database, bookingId: number, arrived: boolean): Promise<void> {
	const [outcome, open] = arrived
		? [sql`'came'`, sql`(outcome is null or outcome = 'not_reached')`]
		: [sql`null`, sql`outcome = 'came'`];
	await db.execute(sql`
		update enquiries set outcome = ${outcome}, version = version + 1
		where ${open} and id = (
			select coalesce(sent.merged_into_id, sent.id)
			from bookings join enquiries as sent on sent.id = bookings.enquiry_id
			where bookings.id = ${bookingId}
		)`);
}

// Like `searchForm` for the letters of Serbian names. Translated first, because `lower` needs a locale for Č.
const nameForm = sql`' ' || replace(lower(translate(${users.firstName} || ' ' || ${users.lastName}, 'ČĆŠŽĐčćšžđ', 'CCSZDccszd')), 'dj', 'd')`;

/** The whole number, with or without the country code. */
function isPhone(phone: string | null): SQL | undefined {
	return phone === null ? undefined : inArray(users.phoneDigits, [phone, `381${phone}`]);
}

const isCard = (card: string) => eq(sql`lower(${users.cardId})`, card);

const isOpen = and(isNull(users.erasedAt), isNull(users.blockedAt));

/** Members who can be booked: of the clubs by every word of the name, by phone or by card, of others by the whole number. */
export function selectMembers(db: Database, actor: Scope, { terms, phone, card }: PersonQuery, limit: number) {
	const named = phone === null && terms.length > 0 ? terms.map((term) => like(nameForm, `% ${term}%`)) : [];
	const parts = or(phone === null ? undefined : like(users.phoneDigits, `%${phone}%`), and(...named));
	return db
		.select({
			id: users.id,
			first_name: users.firstName,
			last_name: users.lastName,
			phone: users.phone,
			card_id: users.cardId,
			own: isKnownIn(actor),
		})
		.from(users)
		.where(and(isOpen, or(isCard(card), isPhone(phone), and(isKnownIn(actor), parts))))
		.orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
		.limit(limit);
}

interface TrainingKey {
	periodId: number;
	date: CalendarDate;
}

const waitsFor = ({ periodId, date }: TrainingKey) => sql`exists (select from waits
	join occurrences on occurrences.id = waits.occurrence_id
	where waits.user_id = users.id and waits.ended_at is null
		and occurrences.period_id = ${periodId} and occurrences.training_date = ${date})`;

/**
 * Whether the staff may book the member: one of the clubs, one who waits for this training, or a person whose whole
 * phone or card they know.
 */
export async function canBook(
	db: Database,
	actor: Scope,
	id: number,
	training: TrainingKey,
	shown: PersonQuery | null,
): Promise<boolean> {
	const own = or(isKnownIn(actor), waitsFor(training));
	const known = shown ? or(isCard(shown.card), isPhone(shown.phone), own) : own;
	return (await db.$count(users, and(eq(users.id, id), isOpen, known))) > 0;
}
