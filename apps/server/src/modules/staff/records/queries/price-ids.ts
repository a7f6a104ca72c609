import type { RecordFields } from "@kvart/contract/staff/records/kinds";
import type { StoredPriceGroup } from "../../../../platform/database/schema/content.ts";

type Groups = RecordFields<"PriceList">["groups"];

/** Gives new rows, and rows that were copied within the list, the next free ids. */
function numbered<T extends { id?: number | undefined }>(rows: readonly T[]): (T & { id: number })[] {
	const used = new Set<number>();
	let last = Math.max(0, ...rows.map(({ id = 0 }) => id));
	return rows.map((row) => {
		const id = row.id === undefined || used.has(row.id) ? (last += 1) : row.id;
		used.add(id);
		return { ...row, id };
	});
}

/** An item keeps its id in another group, and in the list that follows. */
export function withIds(groups: Groups): StoredPriceGroup[] {
	const items = numbered(groups.flatMap((group) => group.items));
	let place = 0;
	return numbered(groups).map((group) => {
		const own = items.slice(place, place + group.items.length);
		place += own.length;
		return { ...group, items: own };
	});
}
