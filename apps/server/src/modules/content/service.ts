import type {
	BlogPost,
	Event,
	Padel,
	PriceGroup,
	Question,
	TermsBlock,
	Trainer,
	Training,
} from "@kvart/contract/content";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { photosOf } from "../media/service.ts";
import * as mapper from "./mapper.ts";
import * as queries from "./queries.ts";

function found<T>(row: T | undefined): T {
	if (row === undefined) throw new Refusal("ERR_NOT_FOUND");
	return row;
}

export async function listTrainings(db: Database): Promise<Training[]> {
	const rows = await queries.selectTrainings(db);
	const photoOf = await photosOf(
		db,
		rows.map(({ photoUrl }) => photoUrl),
	);
	return rows.map((row) => mapper.toTraining(row, photoOf));
}

export async function listTrainers(db: Database): Promise<Trainer[]> {
	const [rows, gyms, trainings] = await Promise.all([
		queries.selectTrainers(db),
		queries.selectTrainerGyms(db),
		queries.selectTrainerTrainings(db),
	]);
	const photoOf = await photosOf(
		db,
		rows.map(({ photoUrl }) => photoUrl),
	);
	const gymsOf = Map.groupBy(gyms, ({ trainerId }) => trainerId);
	const trainingsOf = Map.groupBy(trainings, ({ trainerId }) => trainerId);
	return rows.map((row) =>
		mapper.toTrainer(row, {
			gymIds: (gymsOf.get(row.id) ?? []).map(({ gymId }) => gymId),
			trainingIds: (trainingsOf.get(row.id) ?? []).map(({ trainingId }) => trainingId),
			photoOf,
		}),
	);
}

type EventRow = Awaited<ReturnType<typeof queries.selectEvents>>[number];
type BlogPostRow = Awaited<ReturnType<typeof queries.selectBlogPosts>>[number];

async function toEvents(db: Database, rows: EventRow[]): Promise<Event[]> {
	const photoOf = await photosOf(
		db,
		rows.flatMap(({ photoUrl, homePhotoUrl }) => [photoUrl, homePhotoUrl]),
	);
	return rows.map((row) => mapper.toEvent(row, photoOf));
}

async function toBlogPosts(db: Database, rows: BlogPostRow[]): Promise<BlogPost[]> {
	const photoOf = await photosOf(
		db,
		rows.map(({ photoUrl }) => photoUrl),
	);
	return rows.map((row) => mapper.toBlogPost(row, photoOf));
}

export async function listEvents(db: Database, clock: Clock): Promise<Event[]> {
	return toEvents(db, await queries.selectEvents(db, clock.now()));
}

export async function listHomeEvents(db: Database, clock: Clock): Promise<Event[]> {
	return toEvents(db, await queries.selectHomeEvents(db, clock.now()));
}

export async function getEvent(db: Database, clock: Clock, id: number): Promise<Event> {
	const [event] = await toEvents(db, [found(await queries.selectEvent(db, clock.now(), id))]);
	return found(event);
}

export async function listBlogPosts(db: Database, clock: Clock): Promise<BlogPost[]> {
	return toBlogPosts(db, await queries.selectBlogPosts(db, clock.now()));
}

export async function getBlogPost(db: Database, clock: Clock, id: number): Promise<BlogPost> {
	const [post] = await toBlogPosts(db, [found(await queries.selectBlogPost(db, clock.now(), id))]);
	return found(post);
}

export async function listPriceGroups(db: Database): Promise<PriceGroup[]> {
	const [groups, items] = await Promise.all([queries.selectPriceGroups(db), queries.selectPriceItems(db)]);
	const itemsOf = Map.groupBy(items, ({ groupId }) => groupId);
	return groups.map((group) => mapper.toPriceGroup(group, itemsOf.get(group.id) ?? []));
}

export async function listQuestions(db: Database): Promise<Question[]> {
	return (await queries.selectQuestions(db)).map(mapper.toQuestion);
}

export async function listTermsBlocks(db: Database): Promise<TermsBlock[]> {
	return (await queries.selectTermsBlocks(db)).map(mapper.toTermsBlock);
}

export async function getPadel(db: Database): Promise<Padel> {
	return mapper.toPadel(found(await queries.selectPadel(db)));
}
