import type { HomeBanner, HomeBannerChange } from "@kvart/contract/staff/stories";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { toListedEvent } from "../mapper.ts";
import * as queries from "../queries.ts";

type StoryDeps = Pick<Deps, "db" | "clock">;

const firstVersion = 1;

async function readBanner(db: Database, now: Date): Promise<HomeBanner> {
	const events = await queries.selectBannerEvents(db);
	return {
		events: events.map((row) => toListedEvent(row, now)),
		version: (await queries.selectBannerVersion(db)) ?? firstVersion,
	};
}

const idsOf = ({ events }: HomeBanner) => events.map(({ id }) => id);

export function getBanner({ db, clock }: StoryDeps): Promise<HomeBanner> {
	return readBanner(db, clock.now());
}

/** Exactly these events, in this order. */
async function place(tx: Database, wanted: readonly number[], before: readonly number[]): Promise<void> {
	const left = before.filter((id) => !wanted.includes(id));
	for (const id of left) await queries.setBannerPosition(tx, id, null);
	for (const [index, id] of wanted.entries()) await queries.setBannerPosition(tx, id, index + 1);
	await queries.countEventChanges(tx, [...left, ...wanted.filter((id) => !before.includes(id))]);
}

export function changeBanner(
	{ db, clock }: StoryDeps,
	actorId: number,
	{ event_ids: wanted, version }: HomeBannerChange,
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
				content: true,
				noted: (banner) => ({ event_ids: idsOf(banner) }),
				read: (tx) => readBanner(tx, now),
				write: async (tx, before) => {
					const known = await queries.countEvents(tx, wanted);
					if (known !== wanted.length) {
						throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "event_ids", code: "invalid-value" }] });
					}
					await place(tx, wanted, idsOf(before));
				},
			},
		);
	});
}
