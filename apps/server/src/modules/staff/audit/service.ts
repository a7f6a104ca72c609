import { type AuditFilter, auditPageSize } from "@kvart/contract/staff/audit";
import { addDays, instantOf } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { selectEntities, selectEntries, selectStaffActors } from "./queries.ts";

/** Reads one entry more than a page, to know whether another page follows. */
export async function listEntries(db: Database, filter: AuditFilter) {
	const rows = await selectEntries(
		db,
		{
			entity: filter.entity,
			entityId: filter.entity_id,
			actorId: filter.actor,
			since: filter.from === undefined ? undefined : instantOf(filter.from, 0),
			before: filter.until === undefined ? undefined : instantOf(addDays(filter.until, 1), 0),
			text: filter.text,
			beforeId: filter.cursor,
		},
		auditPageSize + 1,
	);
	const page = rows.slice(0, auditPageSize);
	return {
		entries: page.map(({ actorId, actorName, ...entry }) => ({
			...entry,
			actor: actorId === null ? null : { id: actorId, name: actorName },
		})),
		next_cursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
	};
}

export async function auditChoices(db: Database) {
	return { entities: await selectEntities(db), actors: await selectStaffActors(db) };
}
