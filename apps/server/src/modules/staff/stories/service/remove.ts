import type { Deps } from "../../../../platform/api.ts";
import { announceContentChange } from "../../../../platform/database/content-changes.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";

interface Removal<R> {
	id: number;
	/** Of the record that whoever removes it has seen. */
	version: number;
	actorId: number;
	entity: AuditNote["entity"];
	read: (tx: Database) => Promise<R | undefined>;
	remove: (tx: Database) => Promise<void>;
}

/** Takes a text away for good; the log keeps it. One that was changed since it was looked at stays. */
export async function removeStory<R extends { version: number }>(
	{ db, clock }: Pick<Deps, "db" | "clock">,
	{ id, version, actorId, entity, read, remove }: Removal<R>,
): Promise<R> {
	return db.transaction(async (tx) => {
		const record = await read(tx);
		if (!record) throw new Refusal("ERR_NOT_FOUND");
		if (record.version !== version) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: record });
		await remove(tx);
		const note = { actorId, action: `${entity}.removed`, entity, entityId: id } as const;
		await writeAudit(tx, { at: clock.now(), ...note, before: record });
		await announceContentChange(tx);
		return record;
	});
}
