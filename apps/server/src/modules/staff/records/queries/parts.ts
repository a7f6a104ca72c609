import { asc, count, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Part } from "./store.ts";

/** A field that its column holds in another form. */
export function column<V, R, D>(of: (row: R) => V, toRow: (fields: D) => Partial<R>): Part<V, R, D> {
	return { read: (_, rows) => rows.map(of), toRow: (_, fields) => toRow(fields) };
}

interface LinkTable<D> {
	table: PgTable;
	/** The column of the record itself and that of the other one, with their names in the schema. */
	own: [name: string, column: PgColumn];
	other: [name: string, column: PgColumn];
	idsOf: (fields: D) => readonly number[];
}

/** Ids of other records, from a join table. */
export function links<D>({
	table,
	own: [ownName, own],
	other: [otherName, other],
	idsOf,
}: LinkTable<D>): Part<number[], { id: number }, D> {
	return {
		read: async (db, records) => {
			const ids = records.map(({ id }) => id);
			const rows = await db.select({ id: own, other }).from(table).where(inArray(own, ids)).orderBy(asc(other));
			const byRecord = Map.groupBy(rows, ({ id }) => id);
			return ids.map((id) => (byRecord.get(id) ?? []).map((row) => Number(row.other)));
		},
		write: async (tx, id, fields) => {
			const linked = idsOf(fields).map((otherId) => ({ [ownName]: id, [otherName]: otherId }));
			await tx.delete(table).where(eq(own, id));
			if (linked.length > 0) await tx.insert(table).values(linked);
		},
	};
}

/** The number of rows in another table that refer to the record. */
export function counted(table: PgTable, own: PgColumn): Part<number, { id: number }, unknown> {
	return {
		read: async (db, records) => {
			const ids = records.map(({ id }) => id);
			const rows = await db.select({ id: own, count: count() }).from(table).where(inArray(own, ids)).groupBy(own);
			const byRecord = new Map(rows.map((row) => [row.id, row.count]));
			return ids.map((id) => byRecord.get(id) ?? 0);
		},
	};
}
