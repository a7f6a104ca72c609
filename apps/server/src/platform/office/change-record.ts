import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Clock } from "../clock.ts";
import { announceContentChange } from "../database/content-changes.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../problem.ts";
import { type AuditNote, type AuditRecord, writeAudit } from "./audit.ts";

/** A table whose records are edited by people: each counts its changes. */
export type VersionedTable = PgTable & { version: PgColumn };

export interface Change<R extends { version: number }> {
	table: VersionedTable;
	/** The column that names the record, and its value. */
	key: PgColumn;
	id: number | string;
	/** Of the record that the change was made from. */
	version: number;
	actorId: number;
	action: AuditNote["action"];
	entity: string;
	/** The record as the call answers with it; undefined when there is none. */
	read: (tx: Database) => Promise<R | undefined>;
	/** Refuses what may not be done, and writes what is to be written; the version counts up by itself. */
	write: (tx: Database, before: R) => Promise<void>;
	/** What of the record the log keeps; all of it unless told otherwise. */
	noted?: (record: R) => AuditRecord;
	/** Whether visitors read it: what the servers keep for them is then made anew. */
	content?: boolean;
}

/**
 * Takes the record for this transaction: whoever wants to change it as well waits, and then sees what became of it. Rows
 * that only refer to it (a booking, a session) need not wait: its key stays.
 */
async function lockRecord(tx: Database, { table, key, id }: Pick<Change<never>, "table" | "key" | "id">) {
	await tx.select({ version: table.version }).from(table).where(eq(key, id)).for("no key update");
}

/**
 * A change of one record by a person: the version is checked, the change, its audit row and the word to the other
 * servers are kept together or not at all. Whoever comes second is told what the record is now, and loses nothing.
 */
export async function changeRecord<R extends { version: number }>(
	{ db, clock }: { db: Database; clock: Clock },
	change: Change<R>,
): Promise<R> {
	const { table, key, id, actorId, action, entity, read, write, noted = (record) => record, content } = change;
	return db.transaction(async (tx) => {
		await lockRecord(tx, change);
		const before = await read(tx);
		if (!before) throw new Refusal("ERR_NOT_FOUND");
		if (before.version !== change.version) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: before });
		await write(tx, before);
		await tx
			.update(table)
			.set({ version: sql`${table.version} + 1` })
			.where(eq(key, id));
		const after = (await read(tx)) as R;
		const records = { before: noted(before), after: noted(after) };
		await writeAudit(tx, { at: clock.now(), actorId, action, entity, entityId: id, ...records });
		if (content) await announceContentChange(tx);
		return after;
	});
}
