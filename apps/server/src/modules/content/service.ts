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
import * as mapper from "./mapper.ts";
import * as queries from "./queries.ts";

function found<T>(row: T | undefined): T {
	if (row === undefined) throw new Refusal("ERR_NOT_FOUND");
	return row;
}

export async function listTrainings(db: Database): Promise<Training[]> {
	return (await queries.selectTrainings(db)).map(mapper.toTraining);
}

export async function listTrainers(db: Database): Promise<Trainer[]> {
	const [rows, gyms, trainings] = await Promise.all([
		queries.selectTrainers(db),
		queries.selectTrainerGyms(db),
		queries.selectTrainerTrainings(db),
	]);
	const gymsOf = Map.groupBy(gyms, ({ trainerId }) => trainerId);
	const trainingsOf = Map.groupBy(trainings, ({ trainerId }) => trainerId);
	return rows.map((row) =>
		mapper.toTrainer(
			row,
			(gymsOf.get(row.id) ?? []).map(({ gymId }) => gymId),
			(trainingsOf.get(row.id) ?? []).map(({ trainingId }) => trainingId),
		),
	);
}

export async function listEvents(db: Database, clock: Clock): Promise<Event[]> {
	return (await queries.selectEvents(db, clock.now())).map(mapper.toEvent);
}

export async function listHomeEvents(db: Database, clock: Clock): Promise<Event[]> {
	return (await queries.selectHomeEvents(db, clock.now())).map(mapper.toEvent);
}

export async function getEvent(db: Database, clock: Clock, id: number): Promise<Event> {
	return mapper.toEvent(found(await queries.selectEvent(db, clock.now(), id)));
}

export async function listBlogPosts(db: Database, clock: Clock): Promise<BlogPost[]> {
	return (await queries.selectBlogPosts(db, clock.now())).map(mapper.toBlogPost);
}

export async function getBlogPost(db: Database, clock: Clock, id: number): Promise<BlogPost> {
	return mapper.toBlogPost(found(await queries.selectBlogPost(db, clock.now(), id)));
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
