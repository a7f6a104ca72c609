import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import {
	blogPosts,
	events,
	padelCentre,
	priceGroups,
	priceItems,
	questions,
	termsBlocks,
} from "../../platform/database/schema/content.ts";
import { trainerGyms, trainers, trainerTrainings, trainings } from "../../platform/database/schema/trainings.ts";

export function selectTrainings(db: Database) {
	return db
		.select()
		.from(trainings)
		.where(isNull(trainings.archivedAt))
		.orderBy(asc(trainings.position), asc(trainings.id));
}

export function selectTrainers(db: Database) {
	return db
		.select()
		.from(trainers)
		.where(isNull(trainers.archivedAt))
		.orderBy(asc(trainers.position), asc(trainers.id));
}

export function selectTrainerGyms(db: Database) {
	return db.select().from(trainerGyms).orderBy(asc(trainerGyms.gymId));
}

export function selectTrainerTrainings(db: Database) {
	return db.select().from(trainerTrainings).orderBy(asc(trainerTrainings.trainingId));
}

export function selectEvents(db: Database, now: Date) {
	return db
		.select()
		.from(events)
		.where(lte(events.publishedAt, now))
		.orderBy(desc(events.dateOfCreation), desc(events.id));
}

export function selectHomeEvents(db: Database, now: Date) {
	return db
		.select()
		.from(events)
		.where(and(lte(events.publishedAt, now), isNotNull(events.homePosition)))
		.orderBy(asc(events.homePosition), asc(events.id));
}

export async function selectEvent(db: Database, now: Date, id: number) {
	const [row] = await db
		.select()
		.from(events)
		.where(and(eq(events.id, id), lte(events.publishedAt, now)));
	return row;
}

export function selectBlogPosts(db: Database, now: Date) {
	return db
		.select()
		.from(blogPosts)
		.where(lte(blogPosts.publishedAt, now))
		.orderBy(desc(blogPosts.dateOfCreation), desc(blogPosts.id));
}

export async function selectBlogPost(db: Database, now: Date, id: number) {
	const [row] = await db
		.select()
		.from(blogPosts)
		.where(and(eq(blogPosts.id, id), lte(blogPosts.publishedAt, now)));
	return row;
}

export function selectPriceGroups(db: Database) {
	return db.select().from(priceGroups).orderBy(asc(priceGroups.position), asc(priceGroups.id));
}

export function selectPriceItems(db: Database) {
	return db.select().from(priceItems).orderBy(asc(priceItems.position), asc(priceItems.id));
}

export function selectQuestions(db: Database) {
	return db.select().from(questions).orderBy(asc(questions.topic), asc(questions.position), asc(questions.id));
}

export function selectTermsBlocks(db: Database) {
	return db.select().from(termsBlocks).orderBy(asc(termsBlocks.position), asc(termsBlocks.id));
}

export async function selectPadel(db: Database) {
	const [row] = await db.select().from(padelCentre);
	return row;
}

/** The moment at which the next text that waits for its hour is to be seen. */
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
