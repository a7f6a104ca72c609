import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../problem.ts";
import { type AuditNote, type AuditRecord, writeAudit } from "./audit.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";

export type VersionedTable = PgTable & { version: PgColumn };

export interface Change<R extends { version: number }> {
	table: VersionedTable;
	/** The column that identifies the record. */
	key: PgColumn;
	id: number | string;
	/** The version that the change is based on. */
	version: number;
	actorId: number;
	action: AuditNote["action"];
	entity: string;
	/** The record as the call returns it. */
	read: (tx: Database) => Promise<R | undefined>;
	/** Checks and writes; the version is incremented afterwards. */
	write: (tx: Database, before: R) => Promise<void>;
	/** The part of the record in the audit entry; by default all of it. */
	noted?: (record: R) => AuditRecord;
}

/** `no key update`, so that rows that only reference the record, such as bookings, need not wait. */
async function lockRecord(tx: Database, { table, key, id }: Pick<Change<never>, "table" | "key" | "id">) {
	await tx.select({ version: table.version }).from(table).where(eq(key, id)).for("no key update");
}

/**
 * Checks the version and writes the change and its audit entry in one transaction.
 * With an outdated version it refuses and returns the current record.
 */
export async function changeRecord<R extends { version: number }>(
	{ db, clock }: { db: Database; clock: Clock },
	change: Change<R>,
): Promise<R> {
	return db.transaction((tx) => changeRecordIn(tx, clock, change));
}

/** For several changes in one transaction. */
export async function changeRecordIn<R extends { version: number }>(
	tx: Database,
	clock: Clock,
	change: Change<R>,
): Promise<R> {
	const { table, key, id, actorId, action, entity, read, write, noted = (record) => record } = change;
	await lockRecord(tx, change);
	const before = await read(tx);
	if (!before) throw new Refusal("ERR_NOT_FOUND");
	if (before.version !== change.version) throw await changedMeanwhile(tx, { entity, id, current: before });
	await write(tx, before);
	await tx
		.update(table)
		.set({ version: sql`${table.version} + 1` })
		.where(eq(key, id));
	const after = (await read(tx)) as R;
	const records = { before: noted(before), after: noted(after) };
	await writeAudit(tx, { at: clock.now(), actorId, action, entity, entityId: id, ...records });
	return after;
}
