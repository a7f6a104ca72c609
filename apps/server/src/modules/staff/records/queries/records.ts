import { and, asc, count, desc, eq, inArray, isNull, max, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { videoViews } from "../../../../platform/database/schema/members.ts";
import type { VersionedTable } from "../../../../platform/office/change-record.ts";

/** A record's fields, as the contract spells them. */
export type Values = Record<string, unknown>;
/** A row, as the schema spells its columns. */
export type Row = Record<string, unknown>;

type RecordTable = VersionedTable & { id: PgColumn };

/** A field of a record that is stored in another table. */
export interface Part {
	field: string;
	/** By the record's id. */
	read: (db: Database, ids: readonly number[]) => Promise<Map<number, unknown>>;
	empty: unknown;
	/** Missing for read-only fields. */
	write?: (tx: Database, id: number, value: unknown, now: Date) => Promise<void>;
	/** Before the record itself is deleted; missing where the database does it. */
	remove?: (tx: Database, id: number) => Promise<void>;
}

/** The order of records, within a group such as the topic of questions if there is one. */
interface Order {
	position: PgColumn;
	group?: { column: PgColumn; field: string };
}

/** How a kind of record is stored. */
export interface RecordStore {
	table: RecordTable;
	/** Fields that are columns of the table. */
	columns: readonly string[];
	/** As the site shows them. */
	orderBy: readonly PgColumn[];
	order?: Order;
	parts?: readonly Part[];
	/** Set for records that only past schedules use. */
	archivedAt?: PgColumn;
	/** For columns that differ from their fields. */
	toRecord?: (row: Row) => Values;
	toRow?: (fields: Values) => Row;
}

/** `nameEng` for `name_eng`, `phone2` for `phone_2`. */
function columnName(field: string): string {
	return field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toRow({ columns, toRow: convert }: RecordStore, fields: Values): Row {
	return { ...Object.fromEntries(columns.map((field) => [columnName(field), fields[field]])), ...convert?.(fields) };
}

function toRecord({ columns, toRecord: convert }: RecordStore, row: Row): Values & { id: number; version: number } {
	return {
		...Object.fromEntries(columns.map((field) => [field, row[columnName(field)]])),
		...convert?.(row),
		id: row["id"] as number,
		version: row["version"] as number,
	};
}

export async function selectRecords(db: Database, store: RecordStore, condition?: SQL): Promise<Values[]> {
	const { table, orderBy, archivedAt, parts = [] } = store;
	const rows = await db
		.select()
		.from(table)
		.where(and(archivedAt && isNull(archivedAt), condition))
		.orderBy(...orderBy.map((column) => asc(column)), asc(table.id));
	const records = rows.map((row) => toRecord(store, row));
	if (records.length === 0) return [];
	const ids = records.map(({ id }) => id);
	// In sequence, because a transaction has one connection.
	const read: Awaited<ReturnType<Part["read"]>>[] = [];
	for (const part of parts) read.push(await part.read(db, ids));
	return records.map((record) => ({
		...record,
		...Object.fromEntries(parts.map(({ field, empty }, index) => [field, read[index]?.get(record.id) ?? empty])),
	}));
}

export async function selectRecord(db: Database, store: RecordStore, id: number): Promise<Values | undefined> {
	const [record] = await selectRecords(db, store, eq(store.table.id, id));
	return record;
}

interface Written {
	fields: Values;
	now: Date;
}

async function writeParts(
	tx: Database,
	{ parts = [] }: RecordStore,
	id: number,
	{ fields, now }: Written,
): Promise<void> {
	for (const { field, write } of parts) {
		await write?.(tx, id, fields[field], now);
	}
}

/** The position at the end of the group. */
async function lastPosition(tx: Database, { table, order }: RecordStore, fields: Values): Promise<Row> {
	if (!order) return {};
	const group = order.group && eq(order.group.column, fields[order.group.field]);
	const [row] = await tx
		.select({ last: max(order.position) })
		.from(table)
		.where(group);
	return { position: Number(row?.last ?? 0) + 1 };
}

export async function insertRecord(tx: Database, store: RecordStore, written: Written): Promise<number> {
	const { fields } = written;
	const row = { ...toRow(store, fields), ...(await lastPosition(tx, store, fields)) };
	const [added] = await tx.insert(store.table).values(row).returning({ id: store.table.id });
	const id = added?.id as number;
	await writeParts(tx, store, id, written);
	return id;
}

/** Writes all fields. A record that moves to another group goes to its end. */
export async function updateRecord(tx: Database, store: RecordStore, before: Values, written: Written): Promise<void> {
	const { fields } = written;
	const id = before["id"] as number;
	const group = store.order?.group?.field;
	const moves = group !== undefined && fields[group] !== before[group];
	const row = { ...toRow(store, fields), ...(moves && (await lastPosition(tx, store, fields))) };
	await tx.update(store.table).set(row).where(eq(store.table.id, id));
	await writeParts(tx, store, id, written);
}

export async function deleteRecord(tx: Database, { table, parts = [] }: RecordStore, id: number): Promise<void> {
	for (const { remove } of parts) await remove?.(tx, id);
	await tx.delete(table).where(eq(table.id, id));
}

export async function archiveRecord(tx: Database, { table }: RecordStore, id: number, now: Date): Promise<void> {
	await tx.update(table).set({ archivedAt: now }).where(eq(table.id, id));
}

/** Locks in the order of ids, to avoid deadlocks. */
export async function lockRecords(tx: Database, { table }: RecordStore, ids: readonly number[]): Promise<void> {
	await tx
		.select({ id: table.id })
		.from(table)
		.where(inArray(table.id, [...ids]))
		.orderBy(asc(table.id))
		.for("update");
}

export async function setPositions(tx: Database, { table }: RecordStore, ids: readonly number[]): Promise<void> {
	for (const [index, id] of ids.entries()) {
		await tx
			.update(table)
			.set({ position: index + 1 })
			.where(eq(table.id, id));
	}
}

export async function allExist(
	db: Database,
	{ table, archivedAt }: RecordStore,
	ids: readonly number[],
): Promise<boolean> {
	if (ids.length === 0) return true;
	return (await db.$count(table, and(inArray(table.id, [...ids]), archivedAt && isNull(archivedAt)))) === ids.length;
}

export function selectVideoViews(db: Database) {
	const views = count();
	return db
		.select({
			video_id: videoViews.videoId,
			device: videoViews.device,
			views,
			last_viewed_at: max(videoViews.viewedAt).mapWith(videoViews.viewedAt),
		})
		.from(videoViews)
		.groupBy(videoViews.videoId, videoViews.device)
		.orderBy(asc(videoViews.videoId), desc(views), asc(videoViews.device));
}
