import { type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { columnsByName } from "../../platform/database/schema/columns.ts";
import {
	blogPosts,
	events,
	padelCentre,
	priceLists,
	questions,
	termsBlocks,
} from "../../platform/database/schema/content.ts";
import { trainers, trainings } from "../../platform/database/schema/trainings.ts";

export function selectTrainings(db: Database) {
	return db
		.select(columnsByName(trainings))
		.from(trainings)
		.where(isNull(trainings.archivedAt))
		.orderBy(asc(trainings.position), asc(trainings.id));
}

/** Without the phone, which is for staff. */
const { phone: _, ...publicTrainer } = columnsByName(trainers);

export function selectTrainers(db: Database) {
	return db
		.select({
			...publicTrainer,
			// With the table's name, because a bare `id` would be that of the subquery.
			gym_ids: sql<number[]>`array(select gym_id from trainer_gyms where trainer_id = trainers.id order by gym_id)`,
			training_ids: sql<
				number[]
			>`array(select training_id from trainer_trainings where trainer_id = trainers.id order by training_id)`,
		})
		.from(trainers)
		.where(isNull(trainers.archivedAt))
		.orderBy(asc(trainers.position), asc(trainers.id));
}

function selectPublishedEvents(db: Database, now: Date, condition?: SQL) {
	return db
		.select(columnsByName(events))
		.from(events)
		.where(and(lte(events.publishedAt, now), condition))
		.$dynamic();
}

export function selectEvents(db: Database, now: Date) {
	return selectPublishedEvents(db, now).orderBy(desc(events.id));
}

export function selectHomeEvents(db: Database, now: Date) {
	return selectPublishedEvents(db, now, isNotNull(events.homePosition)).orderBy(
		asc(events.homePosition),
		asc(events.id),
	);
}

export async function selectEvent(db: Database, now: Date, id: number) {
	const [row] = await selectPublishedEvents(db, now, eq(events.id, id));
	return row;
}

export function selectBlogPosts(db: Database, now: Date) {
	return db
		.select(columnsByName(blogPosts))
		.from(blogPosts)
		.where(lte(blogPosts.publishedAt, now))
		.orderBy(desc(blogPosts.dateOfCreation), desc(blogPosts.id));
}

export async function selectBlogPost(db: Database, now: Date, id: number) {
	const [row] = await db
		.select(columnsByName(blogPosts))
		.from(blogPosts)
		.where(and(eq(blogPosts.id, id), lte(blogPosts.publishedAt, now)));
	return row;
}

/** Undefined before the first list begins. */
export async function selectPriceList(db: Database, today: CalendarDate) {
	const [row] = await db
		.select({ groups: priceLists.groups })
		.from(priceLists)
		.where(lte(priceLists.validFrom, today))
		.orderBy(desc(priceLists.validFrom))
		.limit(1);
	return row;
}

export async function selectPriceListById(db: Database, id: number) {
	const [row] = await db
		.select({ valid_from: priceLists.validFrom, groups: priceLists.groups })
		.from(priceLists)
		.where(eq(priceLists.id, id));
	return row;
}

async function selectNextPriceList(db: Database, today: CalendarDate): Promise<Date[]> {
	const [row] = await db
		.select({ validFrom: priceLists.validFrom })
		.from(priceLists)
		.where(gt(priceLists.validFrom, today))
		.orderBy(asc(priceLists.validFrom))
		.limit(1);
	return row ? [instantOf(row.validFrom, 0)] : [];
}

export function selectQuestions(db: Database) {
	return db
		.select(columnsByName(questions))
		.from(questions)
		.orderBy(asc(questions.topic), asc(questions.position), asc(questions.id));
}

export function selectTermsBlocks(db: Database) {
	return db
		.select(columnsByName(termsBlocks))
		.from(termsBlocks)
		.orderBy(asc(termsBlocks.position), asc(termsBlocks.id));
}

export async function selectPadel(db: Database) {
	const [row] = await db.select(columnsByName(padelCentre)).from(padelCentre);
	return row;
}

/** Published events that end today or later. */
export function selectComingEnds(db: Database, now: Date, today: CalendarDate) {
	const { fromDate: from_date, fromTime: from_time, toDate: to_date, toTime: to_time } = events;
	return db
		.select({ from_date, from_time, to_date, to_time })
		.from(events)
		.where(and(lte(events.publishedAt, now), gte(events.toDate, today)));
}

/** When the next scheduled story becomes public, or the next price list begins. */
export async function selectNextPublication(db: Database, now: Date): Promise<Date | undefined> {
	const next = await Promise.all(
		[blogPosts, events].map(async ({ publishedAt }) => {
			const [row] = await db
				.select({ publishedAt })
				.from(publishedAt.table)
				.where(gt(publishedAt, now))
				.orderBy(asc(publishedAt))
				.limit(1);
			return row?.publishedAt ?? [];
		}),
	);
	const prices = await selectNextPriceList(db, wallTime(now).date);
	return [...next.flat(), ...prices].toSorted((a, b) => a.getTime() - b.getTime())[0];
}
