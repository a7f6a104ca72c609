import type { EnquiryFilter } from "@kvart/contract/staff/enquiries";
import type { EnquiryStatus } from "@kvart/contract/staff/enquiry-rules";
import { rights } from "@kvart/contract/staff/rights";
import type { CalendarDate } from "@kvart/contract/time";
import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNotNull,
	isNull,
	lte,
	ne,
	notInArray,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { enquiries, enquiryNotes } from "../../../platform/database/schema/office.ts";
import { foundBy } from "../../../platform/database/search-words.ts";

export const enquiryRecord = { table: enquiries, key: enquiries.id };

const assignees = alias(users, "assignees");
const members = alias(users, "members");
const fullName = (person: typeof users | typeof assignees | typeof members) =>
	sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;

/** Waiting for a reply, then answered, then closed or spam, then what a robot has filled in. */
const rank = sql<number>`case when ${enquiries.marks} @> array['trap'] then 3 when ${enquiries.status} = 'answered' then 1 when ${enquiries.status} in ('closed', 'spam') then 2 else 0 end`;
/** Deadlines count from the last mail of the person. */
const waitingSince = sql<Date>`coalesce(${enquiries.lastMailAt}, ${enquiries.createdAt})`.mapWith(enquiries.createdAt);
const milliseconds = sql`(extract(epoch from ${waitingSince}) * 1000)::bigint`;
/** Oldest first, but closed ones newest first. */
const place = sql<string>`case when ${enquiries.status} in ('closed', 'spam') then -${milliseconds} else ${milliseconds} end`;

const waitingStatuses: EnquiryStatus[] = ["new", "open"];
const waiting = inArray(enquiries.status, waitingStatuses);

/** Clubs whose enquiries a person sees, besides those of no club. Null means all clubs. */
export type Clubs = readonly number[] | null;

function seenBy(clubs: Clubs): SQL | undefined {
	return clubs === null ? undefined : or(isNull(enquiries.gymId), inArray(enquiries.gymId, [...clubs]));
}

export interface EnquiryCondition extends Omit<EnquiryFilter, "age"> {
	clubs: Clubs;
	/** Received at this instant or before. */
	until?: Date | undefined;
	since?: Date | undefined;
	/** Waiting for a reply since this instant or before. */
	lateSince?: Date | undefined;
	overdue?: Overdue | undefined;
	/** In the clubs' zone. */
	today: CalendarDate;
}

/** Enquiries from before these instants are overdue: not answered, or not closed. */
interface Overdue {
	reply: Date;
	settle: Date;
}

function isOverdue({ reply, settle }: Overdue): SQL | undefined {
	return or(and(waiting, lte(waitingSince, reply)), and(eq(enquiries.status, "answered"), lte(waitingSince, settle)));
}

function isLate(since: Date): SQL | undefined {
	return and(waiting, lte(waitingSince, since));
}

function statusIs(status: EnquiryFilter["status"]): SQL | undefined {
	if (status === undefined) return ne(enquiries.status, "spam");
	return status === "waiting" ? waiting : eq(enquiries.status, status);
}

function isOrNone(column: typeof enquiries.gymId | typeof enquiries.assigneeId, wanted: number | "none" | undefined) {
	if (wanted === undefined) return undefined;
	return wanted === "none" ? isNull(column) : eq(column, wanted);
}

function markIs(mark: EnquiryFilter["mark"]): SQL | undefined {
	if (mark === undefined) return undefined;
	return mark === "none" ? sql`cardinality(${enquiries.marks}) = 0` : sql`${enquiries.marks} @> array[${mark}]::text[]`;
}

function outcomeIs(outcome: EnquiryFilter["outcome"]): SQL | undefined {
	if (outcome === undefined) return undefined;
	return outcome === "none" ? isNull(enquiries.outcome) : eq(enquiries.outcome, outcome);
}

/** In any status: a closed one may be followed up, too. */
function followedUp(wanted: EnquiryFilter["follow_up"], today: CalendarDate): SQL | undefined {
	if (wanted === undefined) return undefined;
	return wanted === "due" ? lte(enquiries.followUpOn, today) : isNotNull(enquiries.followUpOn);
}

function fits(condition: EnquiryCondition): SQL | undefined {
	const { clubs, kind, gym, status, assignee, mark, text, since, until, lateSince, overdue } = condition;
	return and(
		isNull(enquiries.mergedIntoId),
		seenBy(clubs),
		kind && eq(enquiries.kind, kind),
		isOrNone(enquiries.gymId, gym),
		statusIs(status),
		isOrNone(enquiries.assigneeId, assignee),
		markIs(mark),
		foundBy(enquiries.words, text),
		since && gt(enquiries.createdAt, since),
		until && lte(enquiries.createdAt, until),
		lateSince && isLate(lateSince),
		overdue && isOverdue(overdue),
		outcomeIs(condition.outcome),
		followedUp(condition.follow_up, condition.today),
	);
}

const summary = {
	id: enquiries.id,
	kind: enquiries.kind,
	name: enquiries.name,
	email: enquiries.email,
	phone: enquiries.phone,
	gymId: enquiries.gymId,
	gymName: gyms.name,
	status: enquiries.status,
	marks: enquiries.marks,
	assigneeId: enquiries.assigneeId,
	assigneeName: fullName(assignees),
	createdAt: enquiries.createdAt,
	answeredAt: enquiries.answeredAt,
	newMail: enquiries.newMail,
	waitingSince,
	outcome: enquiries.outcome,
	followUpOn: enquiries.followUpOn,
	message: sql<string>`coalesce(${enquiries.form} ->> 'additional', '')`,
	partCount: sql<number>`(select count(*)::integer from enquiries as parts where parts.merged_into_id = ${enquiries.id})`,
	version: enquiries.version,
	rank,
	place: sql<number>`${place}`.mapWith(Number),
};

function selectSummaries(db: Database) {
	return db
		.select(summary)
		.from(enquiries)
		.leftJoin(gyms, eq(gyms.id, enquiries.gymId))
		.leftJoin(assignees, eq(assignees.id, enquiries.assigneeId))
		.$dynamic();
}

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** A page starts after the enquiry at this position. */
export interface Place {
	rank: number;
	place: number;
	id: number;
}

export function selectPage(
	db: Database,
	condition: EnquiryCondition,
	limit: number,
	after?: Place,
): Promise<SummaryRow[]> {
	const behind =
		after &&
		sql`(${rank}, ${place}, ${enquiries.id}) > (${after.rank}::integer, ${after.place}::bigint, ${after.id}::integer)`;
	return selectSummaries(db)
		.where(and(fits(condition), behind))
		.orderBy(asc(rank), asc(place), asc(enquiries.id))
		.limit(limit);
}

export function countMatching(db: Database, condition: EnquiryCondition): Promise<number> {
	return db.$count(enquiries, fits(condition));
}

function count(condition: SQL | undefined): SQL<number> {
	return sql<number>`count(*) filter (where ${condition})::integer`;
}

interface CountTimes {
	lateSince: Date;
	overdue: Overdue;
	today: CalendarDate;
}

export async function selectCounts(
	db: Database,
	clubs: Clubs,
	userId: number,
	{ lateSince, overdue, today }: CountTimes,
) {
	const own = and(isNull(enquiries.mergedIntoId), seenBy(clubs));
	const followUps = await db.$count(
		enquiries,
		and(own, ne(enquiries.status, "spam"), lte(enquiries.followUpOn, today)),
	);
	const [counts] = await db
		.select({
			unread: count(or(eq(enquiries.status, "new"), enquiries.newMail)),
			waiting: count(waiting),
			late: count(isLate(lateSince)),
			overdue: count(isOverdue(overdue)),
			unassigned: count(and(waiting, isNull(enquiries.assigneeId))),
			mine: count(and(waiting, eq(enquiries.assigneeId, userId))),
		})
		.from(enquiries)
		.where(and(own, notInArray(enquiries.status, ["closed", "spam"])));
	return { ...(counts as NonNullable<typeof counts>), followUps };
}

export async function selectEnquiry(db: Database, id: number) {
	const [row] = await db
		.select({
			...summary,
			language: enquiries.language,
			form: enquiries.form,
			phoneDigits: enquiries.phoneDigits,
			mergedIntoId: enquiries.mergedIntoId,
			memberId: enquiries.memberId,
			memberName: fullName(members),
		})
		.from(enquiries)
		.leftJoin(gyms, eq(gyms.id, enquiries.gymId))
		.leftJoin(assignees, eq(assignees.id, enquiries.assigneeId))
		.leftJoin(members, eq(members.id, enquiries.memberId))
		.where(eq(enquiries.id, id));
	return row;
}

export type EnquiryRow = NonNullable<Awaited<ReturnType<typeof selectEnquiry>>>;

/** Notes of an enquiry and of its parts. */
export function selectNotes(db: Database, id: number) {
	return db
		.select({
			id: enquiryNotes.id,
			enquiryId: enquiryNotes.enquiryId,
			kind: enquiryNotes.kind,
			text: enquiryNotes.text,
			createdAt: enquiryNotes.createdAt,
			authorId: enquiryNotes.authorId,
			authorName: fullName(users),
			mail: enquiryNotes.mail,
			enquiryEmail: enquiries.email,
		})
		.from(enquiryNotes)
		.innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
		.leftJoin(users, eq(users.id, enquiryNotes.authorId))
		.where(or(eq(enquiries.id, id), eq(enquiries.mergedIntoId, id)))
		.orderBy(asc(enquiryNotes.createdAt), asc(enquiryNotes.id));
}

/** Enquiries of the same phone that are not merged into another one. */
export function selectSamePhone(db: Database, { id, phoneDigits }: EnquiryRow, clubs: Clubs) {
	return db
		.select({
			id: enquiries.id,
			kind: enquiries.kind,
			gymId: enquiries.gymId,
			gymName: gyms.name,
			status: enquiries.status,
			createdAt: enquiries.createdAt,
			form: enquiries.form,
			mergedIntoId: enquiries.mergedIntoId,
		})
		.from(enquiries)
		.leftJoin(gyms, eq(gyms.id, enquiries.gymId))
		.where(
			and(
				// Erased people have no phone.
				ne(enquiries.phoneDigits, ""),
				eq(enquiries.phoneDigits, phoneDigits),
				ne(enquiries.id, id),
				or(isNull(enquiries.mergedIntoId), eq(enquiries.mergedIntoId, id)),
				seenBy(clubs),
			),
		)
		.orderBy(desc(enquiries.createdAt), desc(enquiries.id));
}

/** Accounts of members with the phone or e-mail address of an enquiry, also those that other clubs have. */
export function selectSameMembers(db: Database, enquiryId: number) {
	const sameEmail = sql`(${enquiries.email} <> '' and lower(${users.email}) = lower(${enquiries.email}))`;
	const samePhone = sql`(${enquiries.phoneDigits} <> '' and ${users.phoneDigits} = ${enquiries.phoneDigits})`;
	return db
		.select({
			id: users.id,
			name: fullName(users),
			createdAt: users.createdAt,
			sameEmail: sql<boolean>`${sameEmail}`,
			samePhone: sql<boolean>`${samePhone}`,
		})
		.from(enquiries)
		.innerJoin(users, or(sameEmail, samePhone))
		.where(and(eq(enquiries.id, enquiryId), isNull(users.erasedAt)))
		.orderBy(desc(sameEmail), asc(users.id));
}

export type RelativeRow = Awaited<ReturnType<typeof selectSamePhone>>[number];

export async function updateEnquiry(
	db: Database,
	id: number,
	change: Partial<typeof enquiries.$inferInsert>,
): Promise<void> {
	await db.update(enquiries).set(change).where(eq(enquiries.id, id));
}

export async function insertNote(db: Database, row: typeof enquiryNotes.$inferInsert): Promise<number> {
	const [note] = await db.insert(enquiryNotes).values(row).returning({ id: enquiryNotes.id });
	return (note as { id: number }).id;
}

const countUp = { version: sql`${enquiries.version} + 1` };

/** Merges `parts`, with their own parts, into the enquiry, and splits off the other relatives. */
export async function replaceParts(
	db: Database,
	id: number,
	{ parts, relatives }: { parts: readonly number[]; relatives: readonly number[] },
): Promise<void> {
	const freed = and(eq(enquiries.mergedIntoId, id), inArray(enquiries.id, [...relatives]));
	await db
		.update(enquiries)
		.set({ mergedIntoId: null, ...countUp })
		.where(and(freed, parts.length > 0 ? notInArray(enquiries.id, [...parts]) : undefined));
	if (parts.length === 0) return;
	await db
		.update(enquiries)
		.set({ mergedIntoId: id, ...countUp })
		.where(or(inArray(enquiries.id, [...parts]), inArray(enquiries.mergedIntoId, [...parts])));
}

export async function clubExists(db: Database, id: number): Promise<boolean> {
	return (await db.$count(gyms, eq(gyms.id, id))) > 0;
}

export function selectAssignees(db: Database) {
	return db
		.select({
			id: users.id,
			name: fullName(users),
			allClubs: sql<boolean>`(${users.role} = 'admin' or ${users.allClubs})`,
			gymIds: sql<number[]>`array(select gym_id from staff_gyms where user_id = ${users.id} order by gym_id)`,
		})
		.from(users)
		.where(and(inArray(users.role, [...rights.enquiries]), isNull(users.blockedAt), isNull(users.erasedAt)))
		.orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}
