import { asc, count, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
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
