import type { Locale } from "@kvart/contract/locale";
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { bookings, waits } from "../../../../platform/database/schema/booking.ts";
import { classNews } from "../../../../platform/database/schema/class-news.ts";
import { occurrences } from "../../../../platform/database/schema/schedule.ts";
import { templateName } from "../../../mail/service.ts";
import type { ClassKey } from "./class-states.ts";

export type NewsRow = typeof classNews.$inferSelect;
export type NewNews = typeof classNews.$inferInsert;

/** One of the three. */
export interface Person {
	bookingId: number | null;
	waitId: number | null;
	coachId: number | null;
}

interface People {
	bookingIds: readonly number[];
	waitIds: readonly number[];
	coachIds: readonly number[];
}

const among = (column: SQL, ids: readonly number[]) => (ids.length === 0 ? sql`false` : inArray(column, [...ids]));

const ofPeople = ({ bookingIds, waitIds, coachIds }: People) =>
	or(
		among(sql`class_news.booking_id`, bookingIds),
		among(sql`class_news.wait_id`, waitIds),
		among(sql`class_news.coach_id`, coachIds),
	);

/** News that these people have not been told yet. */
export function selectUntold(tx: Database, people: People): Promise<NewsRow[]> {
	return tx
		.select()
		.from(classNews)
		.where(and(isNull(classNews.toldAt), isNull(classNews.messageId), ofPeople(people)))
		.for("update");
}

export async function insertNews(tx: Database, rows: readonly NewNews[]): Promise<void> {
	if (rows.length > 0) await tx.insert(classNews).values([...rows]);
}

export async function updateNews(tx: Database, id: number, values: Partial<NewNews>): Promise<void> {
	await tx.update(classNews).set(values).where(eq(classNews.id, id));
}

export async function deleteNews(tx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length > 0) await tx.delete(classNews).where(inArray(classNews.id, [...ids]));
}

interface PlaceRow extends ClassKey {
	id: number;
	/** False: it has ended. */
	active: boolean;
}

interface BookingPlace extends PlaceRow {
	guest: boolean;
}

const classOf = {
	periodId: occurrences.periodId,
	date: sql<string>`to_char(${occurrences.trainingDate}, 'YYYY-MM-DD')`,
};

function selectBookings(tx: Database, condition: SQL | undefined): Promise<BookingPlace[]> {
	return tx
		.select({
			id: bookings.id,
			active: sql<boolean>`${bookings.cancelledAt} is null`,
			guest: sql<boolean>`${bookings.userId} is null`,
			...classOf,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.where(condition)
		.orderBy(bookings.id);
}

/** A wait that became a booking, or that its member has left, is left out. */
function selectWaits(tx: Database, condition: SQL | undefined): Promise<PlaceRow[]> {
	return tx
		.select({ id: waits.id, active: sql<boolean>`${waits.endedAt} is null`, ...classOf })
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.where(and(condition, or(isNull(waits.endedAt), eq(waits.outcome, "closed"))))
		.orderBy(waits.id);
}

export interface Places {
	bookings: BookingPlace[];
	waits: PlaceRow[];
}

/** Members with a place in these dates, or on their list, also if it was closed by cancelling them. */
export async function selectPlacesIn(tx: Database, occurrenceIds: readonly number[]): Promise<Places> {
	const booked = and(among(sql`${bookings.occurrenceId}`, occurrenceIds), isNull(bookings.cancelledAt));
	return {
		bookings: await selectBookings(tx, booked),
		waits: await selectWaits(tx, among(sql`${waits.occurrenceId}`, occurrenceIds)),
	};
}

type Ids = readonly { id: number }[];
const idsOf = (rows: Ids) => rows.map(({ id }) => id);

/** Where these are now. */
export async function selectPlacesNow(
	tx: Database,
	{ bookings: booked, waits: waiting }: Record<keyof Places, Ids>,
): Promise<Places> {
	return {
		bookings: await selectBookings(tx, among(sql`${bookings.id}`, idsOf(booked))),
		waits: await selectWaits(tx, among(sql`${waits.id}`, idsOf(waiting))),
	};
}

export interface Addressee {
	userId: number;
	email: string;
	firstName: string;
	language: Locale;
	/** To coaches about what they teach, to members about their places. */
	template: "class-news" | "own-classes";
	newsIds: number[];
	bookingIds: number[];
}

/** The accounts of these people, each with everything that it has not been told. Blocked people get no mail. */
export async function selectAddressees(tx: Database, { bookingIds, waitIds, coachIds }: People): Promise<Addressee[]> {
	const { rows } = (await tx.execute(sql`
		with people as (
			select user_id from bookings where ${among(sql`id`, bookingIds)}
			union select user_id from waits where ${among(sql`id`, waitIds)}
			union select id from users where ${among(sql`trainer_id`, coachIds)}
		), untold as (
			select class_news.id, class_news.booking_id, class_news.coach_id,
				coalesce(bookings.user_id, waits.user_id, coaches.id) as user_id
			from class_news
			left join bookings on bookings.id = class_news.booking_id
			left join waits on waits.id = class_news.wait_id
			left join users as coaches on coaches.trainer_id = class_news.coach_id
			where told_at is null
		)
		select users.id as "userId", email, first_name as "firstName", language,
			case when untold.coach_id is null then ${templateName("class-news")} else ${templateName("own-classes")} end as template,
			array_agg(untold.id order by untold.id) as "newsIds",
			coalesce(array_agg(untold.booking_id::integer order by untold.id)
				filter (where untold.booking_id is not null), '{}') as "bookingIds"
		from users
		join people on people.user_id = users.id
		join untold on untold.user_id = users.id
		where blocked_at is null and erased_at is null
		group by users.id, untold.coach_id is null, template
		order by users.id, template`)) as { rows: Addressee[] };
	return rows;
}

/** Deletes what waits to be mailed to these people and has not been taken: what it says may not be true any more. */
export async function deleteMailsTo(tx: Database, { bookingIds, waitIds, coachIds }: People): Promise<void> {
	await tx.execute(sql`
		delete from mails
		where template in (${templateName("class-news")}, ${templateName("own-classes")}) and sent_at is null and failed_at is null and attempts = 0
			and (data ->> 'userId')::integer in (
				select user_id from bookings where ${among(sql`id`, bookingIds)}
				union select user_id from waits where ${among(sql`id`, waitIds)}
				union select id from users where ${among(sql`trainer_id`, coachIds)}
			)`);
}
