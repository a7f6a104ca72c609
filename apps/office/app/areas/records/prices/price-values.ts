import type { RecordFields, RecordOf } from "@kvart/contract/staff/records/kinds";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import { m } from "../../../paraglide/messages.js";
import type { FieldCodes } from "../../../parts/record-form/field-codes.ts";

export type PriceList = RecordOf<"PriceList">;
type StoredList = RecordFields<"PriceList">;
type StoredGroup = StoredList["groups"][number];
type StoredItem = StoredGroup["items"][number];

/** Numbers are null while nothing is typed. */
type Counted = "price" | "months" | "visits" | "freeze_days";
export type PriceItem = Omit<StoredItem, Counted> & Record<Counted, number | null>;
export type PriceGroup = Omit<StoredGroup, "items"> & { items: PriceItem[] };

export interface PriceValues {
	valid_from: CalendarDate | null;
	groups: PriceGroup[];
}

const texts = { title: "", title_eng: "", note: "", note_eng: "" };

export function blankItem(): PriceItem {
	return {
		...texts,
		unit: "",
		unit_eng: "",
		price: null,
		months: 0,
		visits: 0,
		covers: [],
		hours: "all",
		clubs: "one",
		gym_ids: [],
		freeze_days: 0,
	};
}

export function blankGroup(): PriceGroup {
	return { ...texts, most_chosen: false, items: [blankItem()] };
}

function isWhole({ title, price, months, visits, freeze_days }: PriceItem): boolean {
	return title.trim() !== "" && [price, months, visits, freeze_days].every((value) => value !== null);
}

export function isWholeGroup({ title, items }: PriceGroup): boolean {
	return title.trim() !== "" && items.every(isWhole);
}

export function checkPrices({ valid_from, groups }: PriceValues): FieldCodes<PriceValues> {
	const whole = groups.every(isWholeGroup);
	return {
		...(valid_from === null && { valid_from: "required-field" as const }),
		...(!whole && { groups: "required-field" as const }),
	};
}

/** The fields to send, after `checkPrices` has found no problem. */
export function fieldsOf({ valid_from, groups }: PriceValues): Pick<StoredList, "groups"> & Partial<StoredList> {
	return {
		...(valid_from !== null && { valid_from }),
		groups: groups.map((group) => ({
			...group,
			items: group.items.map(({ price, months, visits, freeze_days, ...rest }) => ({
				...rest,
				price: price ?? 0,
				months: months ?? 0,
				visits: visits ?? 0,
				freeze_days: freeze_days ?? 0,
			})),
		})),
	};
}

/** By this computer's clock; the server decides. */
export function currentDay(): CalendarDate {
	return wallTime(new Date()).date;
}

export type PriceListState = "past" | "current" | "next";

/** The current list is the last one that has begun. */
export function stateOf(
	list: Pick<PriceList, "valid_from">,
	all: readonly Pick<PriceList, "valid_from">[],
	today: CalendarDate,
): PriceListState {
	if (list.valid_from > today) return "next";
	const later = all.some(({ valid_from }) => valid_from > list.valid_from && valid_from <= today);
	return later ? "past" : "current";
}

interface PriceChanges {
	changed: number;
	added: number;
	removed: number;
}

/** How the prices of a list differ from those of the list before it. */
export function changesOf(groups: PriceList["groups"], before: PriceList["groups"]): PriceChanges {
	const pricesOf = (list: PriceList["groups"]) =>
		new Map(list.flatMap(({ items }) => items.map(({ id, price }) => [id, price])));
	const [now, then] = [pricesOf(groups), pricesOf(before)];
	const shared = [...now.keys()].filter((id) => then.has(id));
	return {
		changed: shared.filter((id) => now.get(id) !== then.get(id)).length,
		added: now.size - shared.length,
		removed: then.size - shared.length,
	};
}

export const stateLabels: Record<PriceListState, () => string> = {
	past: m.records_price_list_past,
	current: m.records_price_list_current,
	next: m.records_price_list_next,
};

export const stateColors: Record<PriceListState, string> = { past: "gray", current: "booked", next: "ink" };
