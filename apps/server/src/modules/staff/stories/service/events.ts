import type { EventChange, ListedEvent, NewEvent, StaffEvent } from "@kvart/contract/staff/stories";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { choicesOf } from "../../../media/service.ts";
import { toListedEvent, toStaffEvent } from "../mapper.ts";
import * as queries from "../queries.ts";
import { addStory } from "./add.ts";
import { removeStory } from "./remove.ts";
import { eventColumns } from "./write.ts";

type StoryDeps = Pick<Deps, "db" | "clock">;

const entity = "event";

async function readEvent(db: Database, id: number, now: Date): Promise<StaffEvent | undefined> {
	const row = await queries.selectEvent(db, id);
	return row && toStaffEvent(row, await choicesOf(db, [row.photoUrl, row.homePhotoUrl]), now);
}

/** Behind the others, or out of the banner. The banner has to be locked. */
async function placeInBanner(tx: Database, id: number, inBanner: boolean): Promise<void> {
	const place = inBanner ? (await queries.lastBannerPosition(tx)) + 1 : null;
	await queries.setBannerPosition(tx, id, place);
	await queries.countBannerChange(tx);
}

export async function listEvents({ db, clock }: StoryDeps): Promise<ListedEvent[]> {
	const now = clock.now();
	return (await queries.selectEvents(db)).map((row) => toListedEvent(row, now));
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
		// First the banner, then the event: like those who order the banner, so that nobody waits for each other.
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
				content: true,
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
