import type { Deps } from "../../../../platform/api.ts";
import { announceContentChange } from "../../../../platform/database/content-changes.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { type AuditNote, type AuditRecord, writeAudit } from "../../../../platform/office/audit.ts";

interface Addition<R> {
	actorId: number;
	entity: AuditNote["entity"];
	/** Writes the text and answers with its id. */
	insert: (tx: Database, now: Date) => Promise<number>;
	read: (tx: Database, id: number, now: Date) => Promise<R | undefined>;
}

/** Puts a new text down; the log keeps it as it was at first. */
export async function addStory<R extends AuditRecord>(
	{ db, clock }: Pick<Deps, "db" | "clock">,
	{ actorId, entity, insert, read }: Addition<R>,
): Promise<R> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		const id = await insert(tx, now);
		const after = (await read(tx, id, now)) as R;
		await writeAudit(tx, { at: now, actorId, action: `${entity}.created`, entity, entityId: id, after });
		await announceContentChange(tx);
		return after;
	});
}
