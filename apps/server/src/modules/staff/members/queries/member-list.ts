import type { MemberOrder, MemberState } from "@kvart/contract/staff/member-rules";
import type { StaffMemberFilter } from "@kvart/contract/staff/members";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { and, asc, desc, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { nameOrder } from "../../../../platform/database/name-order.ts";
import { gymRooms } from "../../../../platform/database/schema/clubs.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { foundBy } from "../../../../platform/database/search-words.ts";
import { isKnownIn } from "../../../../platform/office/club-members.ts";
import { isLateCancellation, isNoShow } from "../../../../platform/office/no-shows.ts";
import type { Member } from "../../../../platform/session.ts";
import { isMember, summary } from "../queries.ts";

export interface MemberCondition extends Omit<StaffMemberFilter, "text"> {
	text: Found | undefined;
	/** The staff member whose clubs count. */
	actor: Pick<Member, "clubs">;
	now: Date;
	today: CalendarDate;
	/** The first day of which misses count. */
	since: CalendarDate;
}

/** The ids of the members whom a text finds, if they are few; otherwise the text. */
export type Found = { ids: readonly number[] } | { text: string };

const fewFound = 500;

/**
 * For few it is quickest to read just these, for many to follow the index of the order until the page is full. The
 * planner cannot know: it has no statistics of beginnings of words.
 */
export async function findFew(db: Database, text: string): Promise<Found> {
	const rows = await db.select({ id: users.id }).from(users).where(foundBy(users.words, text)).limit(fewFound);
	return rows.length < fewFound ? { ids: rows.map(({ id }) => id) } : { text };
}

function isFound(found: Found | undefined): SQL | undefined {
	if (!found) return undefined;
	return "ids" in found ? inArray(users.id, [...found.ids]) : foundBy(users.words, found.text);
}

const states: Record<MemberState, SQL | undefined> = {
	active: and(isNull(users.blockedAt), isNotNull(users.emailVerifiedAt)),
	unconfirmed: and(isNull(users.blockedAt), isNull(users.emailVerifiedAt)),
	blocked: isNotNull(users.blockedAt),
};

// As the indexes have it. Members without a visit come first.
const visit = sql`coalesce(users.last_visit_on, '0001-01-01'::date)`;
const lastName = nameOrder(sql`users.last_name`);
const firstName = nameOrder(sql`users.first_name`);

/** The last member of the page before. One value each: a comparison with a row of a subquery would use no index. */
const of = (value: SQL, id: number) => sql`(select ${value} from users where users.id = ${id})`;

const missed = sql`coalesce(missed.count, 0)`;

interface Order {
	by: SQL;
	after: (id: number, condition: MemberCondition) => SQL;
}

const orders: Record<MemberOrder, Order> = {
	newest: { by: desc(users.id), after: (id) => lt(users.id, id) },
	oldest: { by: asc(users.id), after: (id) => gt(users.id, id) },
	name: {
		by: sql`${lastName}, ${firstName}, users.id`,
		after: (id) => sql`(${lastName}, ${firstName}, users.id) > (${of(lastName, id)}, ${of(firstName, id)}, ${id})`,
	},
	last_visit: {
		by: sql`${visit} desc, users.id desc`,
		after: (id) => sql`(${visit}, users.id) < (${of(visit, id)}, ${id})`,
	},
	long_absent: {
		by: sql`${visit}, users.id`,
		after: (id) => sql`(${visit}, users.id) > (${of(visit, id)}, ${id})`,
	},
	most_misses: {
		by: sql`${missed} desc, users.id desc`,
		after: (id, condition) => sql`(${missed}, users.id) < (${missesBy(sql`${id}`, condition)}, ${id})`,
	},
};

/** No-shows and late cancellations in the clubs of the staff, unless the desk forgave them. */
function missesOf({ actor: { clubs }, now, today, since }: MemberCondition): SQL {
	return sql`from bookings
		join occurrences on occurrences.id = bookings.occurrence_id
		join periods on periods.id = occurrences.period_id
		join trainings on trainings.id = periods.training_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		where occurrences.training_date between ${since}::date and ${today}::date and bookings.forgiven_at is null
			and (${isLateCancellation} or ${isNoShow(now)})
			and ${clubs === null ? sql`true` : inArray(gymRooms.gymId, [...clubs])}`;
}

const missesBy = (userId: SQL, condition: MemberCondition) =>
	sql<number>`(select count(*)::integer ${missesOf(condition)} and bookings.user_id = ${userId})`;

const hasNote = (kind: "injury" | "note") =>
	sql<boolean>`exists (select from member_notes where member_notes.user_id = users.id and member_notes.kind = ${kind})`;

function marked(condition: MemberCondition): SQL | undefined {
	const { mark } = condition;
	if (mark === undefined) return undefined;
	return mark === "misses" ? sql`users.id in (select bookings.user_id ${missesOf(condition)})` : hasNote(mark);
}

/** Counted for all at once. */
const missesByMember = (condition: MemberCondition) =>
	sql`(select bookings.user_id, count(*)::integer as count ${missesOf(condition)} group by bookings.user_id) as missed`;

export function selectMembers(db: Database, condition: MemberCondition, limit: number) {
	const { text, state, gym, absent, sort, cursor, actor, today } = condition;
	const { by, after } = orders[sort];
	const query = db
		.select({
			...summary,
			last_visit: users.lastVisitOn,
			injured: hasNote("injury"),
			misses: missesBy(sql`users.id`, condition),
		})
		.from(users)
		.where(
			and(
				isMember,
				isKnownIn(gym === undefined ? actor : { clubs: [gym] }),
				isFound(text),
				state && states[state],
				marked(condition),
				absent && sql`${visit} <= ${addDays(today, -Number(absent))}::date`,
				cursor === undefined ? undefined : after(cursor, condition),
			),
		)
		.orderBy(by)
		.limit(limit)
		.$dynamic();
	return sort === "most_misses" ? query.leftJoin(missesByMember(condition), sql`missed.user_id = users.id`) : query;
}
