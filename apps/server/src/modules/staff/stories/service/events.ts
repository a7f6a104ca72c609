import type { EventChange, NewEvent } from "@kvart/contract/staff/stories";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { choicesOf } from "../../../media/service.ts";
import * as queries from "../queries.ts";
import { addStory, editedEvent, eventColumns, listedEvent, removeStory, type StoryDeps } from "./story.ts";

const entity = "event";

async function readEvent(db: Database, id: number, now: Date) {
	const row = await queries.selectEvent(db, id);
	return row && editedEvent(row, await choicesOf(db, [row.photo_url, row.home_photo_url]), now);
}

type StaffEvent = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/** At the end of the banner, or out of it. Needs `lockBanner`. */
async function placeInBanner(tx: Database, id: number, inBanner: boolean): Promise<void> {
	const place = inBanner ? (await queries.lastBannerPosition(tx)) + 1 : null;
	await queries.setBannerPosition(tx, id, place);
	await queries.countBannerChange(tx);
}

export async function listEvents({ db, clock }: StoryDeps) {
	const now = clock.now();
	return (await queries.selectEvents(db)).map((row) => listedEvent(row, now));
}

export async function getEvent({ db, clock }: StoryDeps, id: number): Promise<StaffEvent> {
	const event = await readEvent(db, id, clock.now());
	if (!event) throw new Refusal("ERR_NOT_FOUND");
	return event;
}

export function addEvent(deps: StoryDeps, actorId: number, event: NewEvent): Promise<StaffEvent> {
	return addStory(deps, {
		actorId,
		entity,
		insert: async (tx, now) => {
			await queries.lockBanner(tx);
			const id = await queries.insertEvent(tx, await eventColumns(tx, event, { now, publishedBefore: null }));
			if (event.in_banner) await placeInBanner(tx, id, true);
			return id;
		},
		read: readEvent,
	});
}

export function changeEvent(
	{ db, clock }: StoryDeps,
	actorId: number,
	id: number,
	{ version, ...event }: EventChange,
): Promise<StaffEvent> {
	const now = clock.now();
	return db.transaction(async (outer) => {
		// Locks the banner before the event, like changeBanner, to avoid deadlocks.
		await queries.lockBanner(outer);
		return changeRecord<StaffEvent>(
			{ db: outer, clock },
			{
				...queries.eventRecord,
				id,
				version,
				actorId,
				action: `${entity}.changed`,
				entity,
				read: (tx) => readEvent(tx, id, now),
				write: async (tx, before) => {
					const moment = { now, publishedBefore: before.published_at };
					await queries.updateEvent(tx, id, await eventColumns(tx, event, moment));
					if (event.in_banner !== before.in_banner) await placeInBanner(tx, id, event.in_banner);
				},
			},
		);
	});
}

export function removeEvent(deps: StoryDeps, actorId: number, id: number, version: number): Promise<StaffEvent> {
	return removeStory(deps, {
		id,
		version,
		actorId,
		entity,
		read: async (tx) => {
			await queries.lockBanner(tx);
			await queries.lockEvent(tx, id);
			return readEvent(tx, id, deps.clock.now());
		},
		remove: async (tx) => {
			await queries.deleteEvent(tx, id);
			await queries.countBannerChange(tx);
		},
	});
}
