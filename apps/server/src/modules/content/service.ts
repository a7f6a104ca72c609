import { compareEvents, type EventTime, hasEnded } from "@kvart/contract/event-time";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { photosOf } from "../media/service.ts";
import * as queries from "./queries.ts";

function found<T>(row: T | undefined): T {
	if (row === undefined) throw new Refusal("ERR_NOT_FOUND");
	return row;
}

/** Adds the details of uploaded pictures. */
async function withPhotos<R extends { photo_url: string; home_photo_url?: string }>(db: Database, rows: readonly R[]) {
	const photoOf = await photosOf(
		db,
		rows.flatMap(({ photo_url, home_photo_url = "" }) => [photo_url, home_photo_url]),
	);
	return rows.map((row) => ({
		...row,
		photo: photoOf(row.photo_url),
		home_photo: photoOf(row.home_photo_url ?? ""),
	}));
}

export async function listTrainings(db: Database) {
	return withPhotos(db, await queries.selectTrainings(db));
}

export async function listTrainers(db: Database) {
	return withPhotos(db, await queries.selectTrainers(db));
}

function withEnd<R extends EventTime>(rows: readonly R[], now: Date) {
	return rows.map((row) => ({ ...row, ended: hasEnded(row, now) }));
}

export async function listEvents(db: Database, clock: Clock) {
	const now = clock.now();
	return withPhotos(db, withEnd(await queries.selectEvents(db, now), now).toSorted(compareEvents));
}

export async function listHomeEvents(db: Database, clock: Clock) {
	const now = clock.now();
	const events = withEnd(await queries.selectHomeEvents(db, now), now);
	return withPhotos(
		db,
		events.filter(({ ended }) => !ended),
	);
}

export async function getEvent(db: Database, clock: Clock, id: number) {
	const now = clock.now();
	const [event] = await withPhotos(db, withEnd([found(await queries.selectEvent(db, now, id))], now));
	return found(event);
}

export async function listBlogPosts(db: Database, clock: Clock) {
	return withPhotos(db, await queries.selectBlogPosts(db, clock.now()));
}

export async function getBlogPost(db: Database, clock: Clock, id: number) {
	const [post] = await withPhotos(db, [found(await queries.selectBlogPost(db, clock.now(), id))]);
	return found(post);
}

/** The groups of the price list of a day; empty before the first list. */
export async function priceGroupsOn(db: Database, day: CalendarDate) {
	return (await queries.selectPriceList(db, day))?.groups ?? [];
}

export function listPriceGroups(db: Database, clock: Clock) {
	return priceGroupsOn(db, wallTime(clock.now()).date);
}

export async function listQuestions(db: Database) {
	return queries.selectQuestions(db);
}

export async function listTermsBlocks(db: Database) {
	return queries.selectTermsBlocks(db);
}

export async function getPadel(db: Database) {
	return found(await queries.selectPadel(db));
}
