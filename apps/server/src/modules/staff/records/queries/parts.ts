import { and, asc, count, eq, inArray, notInArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { columnsByName } from "../../../../platform/database/schema/columns.ts";
import { priceItems } from "../../../../platform/database/schema/content.ts";
import type { Part } from "./records.ts";

interface LinkTable {
	field: string;
	table: PgTable;
	/** The column of the record itself and that of the other one, with their names in the schema. */
	own: [name: string, column: PgColumn];
	other: [name: string, column: PgColumn];
}

/** Ids of other records, from a join table. */
export function links({ field, table, own: [ownName, own], other: [otherName, other] }: LinkTable): Part {
	return {
		field,
		empty: [],
		read: async (db, ids) => {
			const rows = await db
				.select({ id: own, other })
				.from(table)
				.where(inArray(own, [...ids]))
				.orderBy(asc(other));
			const byRecord = Map.groupBy(rows, ({ id }) => id as number);
			return new Map([...byRecord].map(([id, linked]) => [id, linked.map((row) => row.other)]));
		},
		write: async (tx, id, value) => {
			const ids = value as number[];
			await tx.delete(table).where(eq(own, id));
			if (ids.length > 0)
				await tx.insert(table).values(ids.map((otherId) => ({ [ownName]: id, [otherName]: otherId })));
		},
	};
}

/** The number of rows in another table that refer to the record. */
export function counted(field: string, table: PgTable, own: PgColumn): Part {
	return {
		field,
		empty: 0,
		read: async (db: Database, ids) => {
			const rows = await db
				.select({ id: own, count: count() })
				.from(table)
				.where(inArray(own, [...ids]))
				.groupBy(own);
			return new Map(rows.map((row) => [row.id as number, row.count]));
		},
	};
}

interface Item {
	id?: number | undefined;
	title: string;
	title_eng: string;
	note: string;
	note_eng: string;
	unit: string;
	unit_eng: string;
	price: number;
	months: number;
	visits: number;
}

function toRow(item: Item, groupId: number, position: number) {
	const { title, title_eng: titleEng, note, note_eng: noteEng, unit, unit_eng: unitEng, ...rest } = item;
	const { price, months, visits } = rest;
	return { groupId, position, title, titleEng, note, noteEng, unit, unitEng, price, months, visits };
}

/** Existing items keep their ids; an unknown id makes a new item. */
export const priceItemsOfGroup: Part = {
	field: "items",
	empty: [],
	read: async (db, ids) => {
		const rows = await db
			.select(columnsByName(priceItems))
			.from(priceItems)
			.where(inArray(priceItems.groupId, [...ids]))
			.orderBy(asc(priceItems.position), asc(priceItems.id));
		const byGroup = Map.groupBy(rows, (row) => row.group_id);
		const itemOf = ({ group_id: _, position: __, version: ___, ...item }: (typeof rows)[number]) => item;
		return new Map([...byGroup].map(([id, items]) => [id, items.map(itemOf)]));
	},
	write: async (tx, groupId, value) => {
		const items = value as Item[];
		const own = await tx.select({ id: priceItems.id }).from(priceItems).where(eq(priceItems.groupId, groupId));
		const isOwn = new Set(own.map(({ id }) => id));
		const existing = items.flatMap(({ id }) => (id !== undefined && isOwn.has(id) ? [id] : []));
		await tx
			.delete(priceItems)
			.where(
				and(eq(priceItems.groupId, groupId), existing.length > 0 ? notInArray(priceItems.id, existing) : undefined),
			);
		for (const [index, item] of items.entries()) {
			const row = toRow(item, groupId, index + 1);
			// A repeated id makes a new item.
			if (item.id !== undefined && isOwn.delete(item.id)) {
				await tx.update(priceItems).set(row).where(eq(priceItems.id, item.id));
			} else await tx.insert(priceItems).values(row);
		}
	},
};
