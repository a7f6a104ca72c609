import type { KindName } from "@kvart/contract/staff/records/calls";
import type { RecordDraft, RecordOf } from "@kvart/contract/staff/records/kinds";
import { and, asc, count, desc, eq, inArray, isNull, max, type SQL } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { videoViews } from "../../../../platform/database/schema/members.ts";
import type { RecordStore } from "./store.ts";

export async function selectRecords<K extends KindName>(
	db: Database,
	{ table, orderBy, archivedAt, read }: RecordStore<K>,
	condition?: SQL,
): Promise<RecordOf<K>[]> {
	const rows = await db
		.select()
		.from(table)
		.where(and(archivedAt && isNull(archivedAt), condition))
		.orderBy(...orderBy.map((column) => asc(column)), asc(table.id));
	return rows.length === 0 ? [] : read(db, rows);
}

export async function selectRecord<K extends KindName>(
	db: Database,
	store: RecordStore<K>,
	id: number,
): Promise<RecordOf<K> | undefined> {
	const [record] = await selectRecords(db, store, eq(store.table.id, id));
	return record;
}

interface Written<K extends KindName> {
	fields: RecordDraft<K>;
	now: Date;
}

/** The position at the end of the group. */
async function lastPosition<K extends KindName>(
	tx: Database,
	{ table, order }: RecordStore<K>,
	fields: RecordDraft<K>,
): Promise<{ position?: number }> {
	if (!order) return {};
	const group = order.group && eq(order.group.column, fields[order.group.field]);
	const [row] = await tx
		.select({ last: max(order.position) })
		.from(table)
		.where(group);
	return { position: Number(row?.last ?? 0) + 1 };
}

export async function insertRecord<K extends KindName>(
	tx: Database,
	store: RecordStore<K>,
	{ fields, now }: Written<K>,
): Promise<number> {
	const row = { ...(await store.toRow(tx, fields)), ...(await lastPosition(tx, store, fields)) };
	const [added] = await tx.insert(store.table).values(row).returning({ id: store.table.id });
	const id = Number(added?.id);
	for (const { write } of store.parts) await write?.(tx, id, fields, now);
	return id;
}

/** Writes all fields. A record that moves to another group goes to its end. */
export async function updateRecord<K extends KindName>(
	tx: Database,
	store: RecordStore<K>,
	{ fields, before, now }: Written<K> & { before: RecordOf<K> },
): Promise<void> {
	const group = store.order?.group?.field;
	const moves = group !== undefined && fields[group] !== before[group];
	const row = { ...(await store.toRow(tx, fields)), ...(moves && (await lastPosition(tx, store, fields))) };
	await tx.update(store.table).set(row).where(eq(store.table.id, before.id));
	for (const { write } of store.parts) await write?.(tx, before.id, fields, now);
}

type AnyStore = Pick<RecordStore<never>, "table" | "archivedAt">;

export async function deleteRecord<K extends KindName>(
	tx: Database,
	{ table, parts }: RecordStore<K>,
	id: number,
): Promise<void> {
	for (const { remove } of parts) await remove?.(tx, id);
	await tx.delete(table).where(eq(table.id, id));
}

export async function archiveRecord(tx: Database, { table }: AnyStore, id: number, now: Date): Promise<void> {
	await tx.update(table).set({ archivedAt: now }).where(eq(table.id, id));
}

/** Locks in the order of ids, to avoid deadlocks. */
export async function lockRecords(tx: Database, { table }: AnyStore, ids: readonly number[]): Promise<void> {
	await tx
		.select({ id: table.id })
		.from(table)
		.where(inArray(table.id, [...ids]))
		.orderBy(asc(table.id))
		.for("update");
}

export async function setPositions(tx: Database, { table }: AnyStore, ids: readonly number[]): Promise<void> {
	for (const [index, id] of ids.entries()) {
		await tx
			.update(table)
			.set({ position: index + 1 })
			.where(eq(table.id, id));
	}
}

export async function allExist(
	db: Database,
	{ table, archivedAt }: AnyStore,
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
