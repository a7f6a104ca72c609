import { comingSoonAddress } from "@kvart/contract/clubs";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordDraft, RecordOf } from "@kvart/contract/staff/records/kinds";
import { wallTime } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { isFixedPath } from "../../../platform/site/fixed-paths.ts";
import { allExist } from "./queries/records.ts";
import * as usage from "./queries/usage.ts";
import { recordStores } from "./stores.ts";

/** `before` is null for a new record. */
interface Draft<K extends KindName> {
	fields: RecordDraft<K>;
	before: RecordOf<K> | null;
	now: Date;
}

interface Rules<K extends KindName> {
	/** Rules that a schema cannot express. */
	check?: (tx: Database, draft: Draft<K>) => Promise<void>;
	/** Missing if nothing refers to the kind. */
	use?: (tx: Database, id: number, now: Date) => Promise<usage.Usage>;
}

export function refuseField(field: string, code: StaffFieldCode): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code }] });
}

async function requireRecords(tx: Database, kind: KindName, field: string, ids: readonly number[]): Promise<void> {
	if (!(await allExist(tx, recordStores[kind], ids))) refuseField(field, "invalid-value");
}

function sorted(addresses: readonly string[] = []): string {
	return addresses.toSorted().join("\n");
}

/** Only the order of the pictures can change. */
function checkGallery({ fields, before }: Draft<"Club">): void {
	if (sorted(fields.gallery) !== sorted(before?.gallery)) refuseField("gallery", "invalid-value");
}

/** Chosen once, because people and search engines link to it. */
async function checkSlug(tx: Database, { fields: { slug }, before }: Draft<"Club">): Promise<void> {
	if (before && slug !== before.slug) refuseField("slug", "invalid-value");
	if (!before && (isFixedPath(slug) || (await usage.slugIsTaken(tx, slug)))) refuseField("slug", "taken");
}

async function checkRooms(tx: Database, { fields, before, now }: Draft<"Club">): Promise<void> {
	const left = new Set(fields.rooms.map(({ id }) => id));
	const removed = (before?.rooms ?? []).flatMap(({ id }) => (id === undefined || left.has(id) ? [] : [id]));
	if (await usage.roomsAreInUse(tx, removed, wallTime(now).date)) refuseField("rooms", "in-use");
}

async function checkPromotion(tx: Database, { fields, before }: Draft<"Promotion">): Promise<void> {
	const { active_from: from, active_until: until, gym_ids: gymIds } = fields;
	const id = before?.id ?? null;
	if (until < from) refuseField("active_until", "invalid-value");
	await requireRecords(tx, "Club", "gym_ids", gymIds);
	// The page of a club shows one promotion at a time.
	if (await usage.promotionOverlaps(tx, id, { from, until, gymIds })) refuseField("active_from", "overlapping-dates");
	if (id !== null && (await usage.promotionTrainingsOutside(tx, id, from, until)))
		refuseField("active_until", "in-use");
}

async function checkCode(tx: Database, { fields, before }: Draft<"GroupCode">): Promise<void> {
	const { code, group_id: group, valid_from: from, valid_until: until } = fields;
	if (until < from) refuseField("valid_until", "invalid-value");
	await requireRecords(tx, "VideoGroup", "group_id", [group]);
	if (await usage.codeIsTaken(tx, code, before?.id ?? null)) refuseField("code", "taken");
}

/** A file of our own, an address on the web, or a placeholder for a video to come. */
function isVideo(url: string): boolean {
	return (
		url === comingSoonAddress || /^\/videos\/[\w.-]+$/.test(url) || (url.startsWith("https://") && URL.canParse(url))
	);
}

/** Prices that applied once are history; only the days to come can be chosen. */
async function checkPriceList(tx: Database, { fields, before, now }: Draft<"PriceList">): Promise<void> {
	const { valid_from: from } = fields;
	const today = wallTime(now).date;
	if (before && (await usage.isPastPriceList(tx, before.valid_from, today))) refuseField("valid_from", "in-use");
	const isRefused = before && before.valid_from <= today ? from !== before.valid_from : from <= today;
	if (isRefused) refuseField("valid_from", "invalid-value");
	if (await usage.priceDayIsTaken(tx, from, before?.id ?? null)) refuseField("valid_from", "taken");
}

export const rules: { [K in KindName]?: Rules<K> } = {
	Training: { use: (tx, id, now) => usage.usageOfTraining(tx, id, wallTime(now).date) },
	Coach: {
		use: (tx, id, now) => usage.usageOfCoach(tx, id, wallTime(now).date),
		check: async (tx, { fields }) => {
			await requireRecords(tx, "Club", "gym_ids", fields.gym_ids);
			await requireRecords(tx, "Training", "training_ids", fields.training_ids);
		},
	},
	Club: {
		use: (tx, id) => usage.usageOfClub(tx, id),
		check: async (tx, draft) => {
			const { coming_soon: soon, address } = draft.fields;
			if (!soon && address === "") refuseField("address", "required-field");
			checkGallery(draft);
			await checkSlug(tx, draft);
			await checkRooms(tx, draft);
		},
	},
	Promotion: { check: checkPromotion, use: (tx, id) => usage.usageOfPromotion(tx, id) },
	PriceList: { check: checkPriceList, use: (tx, id, now) => usage.usageOfPriceList(tx, id, wallTime(now).date) },
	VideoGroup: { use: (tx, id) => usage.usageOfVideoGroup(tx, id) },
	GroupCode: { check: checkCode },
	Video: {
		check: async (tx, { fields }) => {
			if (!isVideo(fields.url)) refuseField("url", "invalid-value");
			await requireRecords(tx, "VideoGroup", "group_id", [fields.group_id]);
		},
	},
};
