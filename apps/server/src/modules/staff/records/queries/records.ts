import { and, asc, eq, inArray, isNull, max, type SQL } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import type { Kept, Part, Row, Values } from "./kept.ts";

/** `name_eng` as `nameEng`, `phone_2` as `phone2`. */
function columnName(field: string): string {
	return field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toRow({ columns, toRow: convert }: Kept, fields: Values): Row {
	return { ...Object.fromEntries(columns.map((field) => [columnName(field), fields[field]])), ...convert?.(fields) };
}

function toRecord({ columns, toRecord: convert }: Kept, row: Row): Values & { id: number; version: number } {
	return {
		...Object.fromEntries(columns.map((field) => [field, row[columnName(field)]])),
		...convert?.(row),
		id: row["id"] as number,
		version: row["version"] as number,
	};
}

export async function selectRecords(db: Database, kept: Kept, condition?: SQL): Promise<Values[]> {
	const { table, orderBy, archivedAt, parts = [] } = kept;
	const rows = await db
		.select()
		.from(table)
		.where(and(archivedAt && isNull(archivedAt), condition))
		.orderBy(...orderBy.map((column) => asc(column)), asc(table.id));
	const records = rows.map((row) => toRecord(kept, row));
	if (records.length === 0) return [];
	const ids = records.map(({ id }) => id);
	// One after the other: a transaction has one connection, and that takes one statement at a time.
	const read: Awaited<ReturnType<Part["read"]>>[] = [];
	for (const part of parts) read.push(await part.read(db, ids));
	return records.map((record) => ({
		...record,
		...Object.fromEntries(parts.map(({ field, empty }, index) => [field, read[index]?.get(record.id) ?? empty])),
	}));
}

export async function selectRecord(db: Database, kept: Kept, id: number): Promise<Values | undefined> {
	const [record] = await selectRecords(db, kept, eq(kept.table.id, id));
	return record;
}

async function writeParts(tx: Database, { parts = [] }: Kept, id: number, fields: Values): Promise<void> {
	for (const { field, write } of parts) {
		await write?.(tx, id, fields[field]);
	}
}

/** The place behind all others of the shelf. */
async function lastPlace(tx: Database, { table, places }: Kept, fields: Values): Promise<Row> {
	if (!places) return {};
	const shelf = places.shelf && eq(places.shelf.column, fields[places.shelf.field]);
	const [row] = await tx
		.select({ last: max(places.position) })
		.from(table)
		.where(shelf);
	return { position: Number(row?.last ?? 0) + 1 };
}

export async function insertRecord(tx: Database, kept: Kept, fields: Values): Promise<number> {
	const row = { ...toRow(kept, fields), ...(await lastPlace(tx, kept, fields)) };
	const [added] = await tx.insert(kept.table).values(row).returning({ id: kept.table.id });
	const id = added?.id as number;
	await writeParts(tx, kept, id, fields);
	return id;
}

/** Writes all fields. A record that moves to another shelf goes to its end. */
export async function updateRecord(tx: Database, kept: Kept, before: Values, fields: Values): Promise<void> {
	const id = before["id"] as number;
	const shelf = kept.places?.shelf?.field;
	const moves = shelf !== undefined && fields[shelf] !== before[shelf];
	const row = { ...toRow(kept, fields), ...(moves && (await lastPlace(tx, kept, fields))) };
	await tx.update(kept.table).set(row).where(eq(kept.table.id, id));
	await writeParts(tx, kept, id, fields);
}

export async function deleteRecord(tx: Database, { table }: Kept, id: number): Promise<void> {
	await tx.delete(table).where(eq(table.id, id));
}

export async function archiveRecord(tx: Database, { table }: Kept, id: number, now: Date): Promise<void> {
	await tx.update(table).set({ archivedAt: now }).where(eq(table.id, id));
}

/** Takes the records for this transaction, in one order for everybody. */
export async function lockRecords(tx: Database, { table }: Kept, ids: readonly number[]): Promise<void> {
	await tx
		.select({ id: table.id })
		.from(table)
		.where(inArray(table.id, [...ids]))
		.orderBy(asc(table.id))
		.for("update");
}

export async function placeRecords(tx: Database, { table }: Kept, ids: readonly number[]): Promise<void> {
	for (const [index, id] of ids.entries()) {
		await tx
			.update(table)
			.set({ position: index + 1 })
			.where(eq(table.id, id));
	}
}

/** Whether every one of these is there. */
export async function allThere(db: Database, { table, archivedAt }: Kept, ids: readonly number[]): Promise<boolean> {
	if (ids.length === 0) return true;
	return (await db.$count(table, and(inArray(table.id, [...ids]), archivedAt && isNull(archivedAt)))) === ids.length;
}
