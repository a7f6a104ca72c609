import type { PersonQuery } from "@kvart/contract/staff/person-search";
import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings } from "../../../../platform/database/schema/booking.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { occurrences, periods } from "../../../../platform/database/schema/schedule.ts";
import { trainings } from "../../../../platform/database/schema/trainings.ts";
import { foundBy } from "../../../../platform/database/search-words.ts";
import { isKnownIn } from "../../../../platform/office/club-members.ts";
import type { Member } from "../../../../platform/session.ts";

type Scope = Pick<Member, "clubs">;

const isPerson = and(eq(users.role, "member"), isNull(users.erasedAt));

/** The words have cards in them, too, and an index. */
const hasCard = (text: string) => and(foundBy(users.words, text), eq(sql`lower(${users.cardId})`, text));

const hasPhone = (phone: string | null): SQL | undefined =>
	phone === null ? undefined : inArray(users.phoneDigits, [phone, `381${phone}`]);

const isShown = ({ card, phone }: PersonQuery): SQL | undefined => or(hasCard(card), hasPhone(phone));

const person = {
	id: users.id,
	first_name: users.firstName,
	last_name: users.lastName,
	phone: users.phone,
	card_id: users.cardId,
};

const byName = [asc(users.lastName), asc(users.firstName), asc(users.id)];

/** Finds people by the whole card or phone, in any club. */
export function selectShown(db: Database, query: PersonQuery, limit: number) {
	return db
		.select(person)
		.from(users)
		.where(and(isPerson, isShown(query)))
		.orderBy(...byName)
		.limit(limit);
}

/** Finds people by the beginnings of words, in the clubs of the account. */
export function selectNamed(db: Database, actor: Scope, text: string, limit: number) {
	return db
		.select(person)
		.from(users)
		.where(and(isPerson, foundBy(users.words, text), isKnownIn(actor)))
		.orderBy(...byName)
		.limit(limit);
}

/** `known`: of the clubs of the account, or by the whole card or phone that they showed. */
export async function selectArrival(db: Database, actor: Scope, id: number, shown: PersonQuery | null) {
	const [row] = await db
		.select({
			...person,
			blocked: sql<boolean>`${users.blockedAt} is not null`,
			confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
			injuries: sql<string[]>`array(select text from member_notes
				where member_notes.user_id = ${users.id} and kind = 'injury' order by member_notes.id)`,
			known: sql<boolean>`${shown ? or(isShown(shown), isKnownIn(actor)) : isKnownIn(actor)}`,
		})
		.from(users)
		.where(and(eq(users.id, id), isPerson));
	return row;
}

function selectBookings(db: Database, condition: SQL | undefined) {
	return db
		.select({
			booking_id: bookings.id,
			userId: bookings.userId,
			gymId: gymRooms.gymId,
			first_name: sql<string>`coalesce(${users.firstName}, ${bookings.guestFirstName}, '')`,
			last_name: sql<string>`coalesce(${users.lastName}, ${bookings.guestLastName}, '')`,
			period_id: periods.id,
			date: occurrences.trainingDate,
			time: periods.time,
			duration: trainings.duration,
			training: { id: trainings.id, name: trainings.name, name_eng: trainings.nameEng },
			cancelled: sql<boolean>`${occurrences.cancelled} or coalesce(${periods.cancelledFrom} <= ${occurrences.trainingDate}, false)`,
			trial: sql<boolean>`${bookings.enquiryId} is not null`,
			checked_in_at: bookings.checkedInAt,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.leftJoin(users, eq(users.id, bookings.userId))
		.where(and(condition, isNull(bookings.cancelledAt)))
		.orderBy(asc(periods.time), asc(bookings.id));
}

/** In the order of the day. */
export function selectBookingsOf(
	db: Database,
	{ userId, gymId, date }: { userId: number; gymId: number; date: CalendarDate },
) {
	return selectBookings(
		db,
		and(eq(bookings.userId, userId), eq(gymRooms.gymId, gymId), eq(occurrences.trainingDate, date)),
	);
}

export async function selectBookingOf(db: Database, bookingId: number) {
	const [row] = await selectBookings(db, eq(bookings.id, bookingId));
	return row;
}
