import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { priceItems } from "../../../../platform/database/schema/content.ts";
import type { Part } from "./kept.ts";

interface Item {
	id?: number | undefined;
	title: string;
	title_eng: string;
	note: string;
	note_eng: string;
	unit: string;
	unit_eng: string;
	price: number;
}

function toItem(row: typeof priceItems.$inferSelect): Item {
	const { id, title, titleEng, note, noteEng, unit, unitEng, price } = row;
	return { id, title, title_eng: titleEng, note, note_eng: noteEng, unit, unit_eng: unitEng, price };
}

function toRow(item: Item, groupId: number, position: number) {
	const { title, title_eng: titleEng, note, note_eng: noteEng, unit, unit_eng: unitEng, price } = item;
	return { groupId, position, title, titleEng, note, noteEng, unit, unitEng, price };
}

/** The items of a group in their order. Those that stay keep their ids; an id of another group is a new item here. */
export const priceItemsOfGroup: Part = {
	field: "items",
	empty: [],
	read: async (db, ids) => {
		const rows = await db
			.select()
			.from(priceItems)
			.where(inArray(priceItems.groupId, [...ids]))
			.orderBy(asc(priceItems.position), asc(priceItems.id));
		const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
		return new Map([...byGroup].map(([id, items]) => [id, items.map(toItem)]));
	},
	write: async (tx, groupId, value) => {
		const items = value as Item[];
		const own = await tx.select({ id: priceItems.id }).from(priceItems).where(eq(priceItems.groupId, groupId));
		const isOwn = new Set(own.map(({ id }) => id));
		const stay = items.flatMap(({ id }) => (id !== undefined && isOwn.has(id) ? [id] : []));
		await tx
			.delete(priceItems)
			.where(and(eq(priceItems.groupId, groupId), stay.length > 0 ? notInArray(priceItems.id, stay) : undefined));
		for (const [index, item] of items.entries()) {
			const row = toRow(item, groupId, index + 1);
			// An id that comes twice is its item once, and another item the second time.
			if (item.id !== undefined && isOwn.delete(item.id)) {
				await tx.update(priceItems).set(row).where(eq(priceItems.id, item.id));
			} else await tx.insert(priceItems).values(row);
		}
	},
};
