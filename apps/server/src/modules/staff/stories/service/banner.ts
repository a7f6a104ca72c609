import type { HomeBannerChange } from "@kvart/contract/staff/stories";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import * as queries from "../queries.ts";
import { listedEvent, type StoryDeps } from "./story.ts";

const firstVersion = 1;

async function readBanner(db: Database, now: Date) {
	const events = await queries.selectBannerEvents(db);
	return {
		events: events.map((row) => listedEvent(row, now)),
		version: (await queries.selectBannerVersion(db)) ?? firstVersion,
	};
}

type HomeBanner = Awaited<ReturnType<typeof readBanner>>;

const idsOf = ({ events }: HomeBanner) => events.map(({ id }) => id);

export function getBanner({ db, clock }: StoryDeps): Promise<HomeBanner> {
	return readBanner(db, clock.now());
}

async function place(tx: Database, ids: readonly number[], before: readonly number[]): Promise<void> {
	const left = before.filter((id) => !ids.includes(id));
	for (const id of left) await queries.setBannerPosition(tx, id, null);
	for (const [index, id] of ids.entries()) await queries.setBannerPosition(tx, id, index + 1);
	await queries.countEventChanges(tx, [...left, ...ids.filter((id) => !before.includes(id))]);
}

export function changeBanner(
	{ db, clock }: StoryDeps,
	actorId: number,
	{ event_ids: ids, version }: HomeBannerChange,
): Promise<HomeBanner> {
	const now = clock.now();
	return db.transaction(async (outer) => {
		await queries.lockBanner(outer);
		return changeRecord<HomeBanner>(
			{ db: outer, clock },
			{
				...queries.bannerRecord,
				version,
				actorId,
				action: "home_banner.changed",
				entity: "home_banner",
				noted: (banner) => ({ event_ids: idsOf(banner) }),
				read: (tx) => readBanner(tx, now),
				write: async (tx, before) => {
					const known = await queries.countEvents(tx, ids);
					if (known !== ids.length) {
						throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "event_ids", code: "invalid-value" }] });
					}
					await place(tx, ids, idsOf(before));
				},
			},
		);
	});
}
