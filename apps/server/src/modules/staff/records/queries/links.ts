import { asc, count, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import type { Part } from "./kept.ts";

interface LinkTable {
	field: string;
	table: PgTable;
	/** Which record it is about, and the other one that it names; with the names of the columns in the code. */
	own: [name: string, column: PgColumn];
	other: [name: string, column: PgColumn];
}

/** Other records that a record names, kept in a table of pairs. */
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
			return new Map([...byRecord].map(([id, named]) => [id, named.map((row) => row.other)]));
		},
		write: async (tx, id, value) => {
			const named = value as number[];
			await tx.delete(table).where(eq(own, id));
			if (named.length > 0) await tx.insert(table).values(named.map((one) => ({ [ownName]: id, [otherName]: one })));
		},
	};
}

/** How many rows of another table name the record. */
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
