import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { columnsByName } from "../../platform/database/schema/columns.ts";
import {
	blogPosts,
	events,
	padelCentre,
	priceGroups,
	priceItems,
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

export function selectTrainers(db: Database) {
	return db
		.select({
			...columnsByName(trainers),
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

export function selectPriceGroups(db: Database) {
	return db
		.select(columnsByName(priceGroups))
		.from(priceGroups)
		.orderBy(asc(priceGroups.position), asc(priceGroups.id));
}

export function selectPriceItems(db: Database) {
	return db.select(columnsByName(priceItems)).from(priceItems).orderBy(asc(priceItems.position), asc(priceItems.id));
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

/** When the next scheduled story becomes public. */
/** Of the published events that end today or later. */
export function selectComingEnds(db: Database, now: Date, today: CalendarDate) {
	const { fromDate: from_date, fromTime: from_time, toDate: to_date, toTime: to_time } = events;
	return db
		.select({ from_date, from_time, to_date, to_time })
		.from(events)
		.where(and(lte(events.publishedAt, now), gte(events.toDate, today)));
}

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
	return next.flat().toSorted((a, b) => a.getTime() - b.getTime())[0];
}
