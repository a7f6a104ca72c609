import { comingSoonAddress } from "@kvart/contract/clubs";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import type { KindName } from "@kvart/contract/staff/records/calls";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Values } from "../queries/kept.ts";
import { kept } from "../queries/kinds.ts";
import { allThere } from "../queries/records.ts";
import * as use from "../queries/use.ts";

/** What is to be written, and the record as it was; null for a new one. */
export interface Draft {
	fields: Values;
	before: Values | null;
}

export interface Rules {
	/** Refuses what no schema can see. */
	check?: (tx: Database, draft: Draft) => Promise<void>;
	/** Where it stands that others need; without it nothing needs it. */
	use?: (tx: Database, id: number, now: Date) => Promise<use.Use>;
}

export function refuseField(field: string, code: StaffFieldCode): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code }] });
}

async function requireThere(tx: Database, kind: KindName, field: string, ids: readonly number[]): Promise<void> {
	if (!(await allThere(tx, kept[kind], ids))) refuseField(field, "invalid-value");
}

function idOf({ before }: Draft): number | null {
	return (before?.["id"] as number | undefined) ?? null;
}

function inOneOrder(addresses: unknown): string {
	return (addresses as string[]).toSorted().join("\n");
}

/** The same pictures as before, each once: their order is what can be changed. */
function checkGallery({ fields, before }: Draft): void {
	if (before && inOneOrder(fields["gallery"]) !== inOneOrder(before["gallery"]))
		refuseField("gallery", "invalid-value");
}

async function checkPromotion(tx: Database, draft: Draft): Promise<void> {
	const {
		active_from: from,
		active_until: until,
		gym_ids: gymIds,
	} = draft.fields as {
		active_from: CalendarDate;
		active_until: CalendarDate;
		gym_ids: number[];
	};
	const id = idOf(draft);
	if (until < from) refuseField("active_until", "invalid-value");
	await requireThere(tx, "Club", "gym_ids", gymIds);
	// The site shows one promotion at a time.
	if (await use.promotionOverlaps(tx, id, from, until)) refuseField("active_from", "overlapping-dates");
	if (id !== null && (await use.promotionTrainingsOutside(tx, id, from, until))) refuseField("active_until", "in-use");
}

async function checkCode(tx: Database, draft: Draft): Promise<void> {
	const { code, group_id: group, valid_from: from, valid_until: until } = draft.fields;
	if (String(until) < String(from)) refuseField("valid_until", "invalid-value");
	await requireThere(tx, "VideoGroup", "group_id", [group as number]);
	if (await use.codeIsTaken(tx, String(code), idOf(draft))) refuseField("code", "taken");
}

/** Films are files of our own or addresses on the web; one that is still being made says that it comes soon. */
function isFilm(url: string): boolean {
	return (
		url === comingSoonAddress || /^\/videos\/[\w.-]+$/.test(url) || (url.startsWith("https://") && URL.canParse(url))
	);
}

export const rules: Partial<Record<KindName, Rules>> = {
	Training: { use: (tx, id, now) => use.useOfTraining(tx, id, wallTime(now).date) },
	Coach: {
		use: (tx, id, now) => use.useOfCoach(tx, id, wallTime(now).date),
		check: async (tx, { fields }) => {
			await requireThere(tx, "Club", "gym_ids", fields["gym_ids"] as number[]);
			await requireThere(tx, "Training", "training_ids", fields["training_ids"] as number[]);
		},
	},
	Club: {
		check: async (_tx, draft) => {
			const { coming_soon: soon, address } = draft.fields;
			if (!soon && address === "") refuseField("address", "required-field");
			checkGallery(draft);
		},
	},
	Promotion: { check: checkPromotion, use: (tx, id) => use.useOfPromotion(tx, id) },
	VideoGroup: { use: (tx, id) => use.useOfVideoGroup(tx, id) },
	GroupCode: { check: checkCode },
	Video: {
		check: async (tx, { fields }) => {
			if (!isFilm(fields["url"] as string)) refuseField("url", "invalid-value");
			await requireThere(tx, "VideoGroup", "group_id", [fields["group_id"] as number]);
		},
	},
};
