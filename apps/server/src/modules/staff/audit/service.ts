import { type AuditFilter, auditPageSize } from "@kvart/contract/staff/audit";
import { addDays, instantOf } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { selectEntities, selectEntries, selectStaffActors } from "./queries/entries.ts";
import { type Subjects, subjectQueries } from "./queries/subjects.ts";

interface Recorded {
	entity: string;
	entity_id: string;
}

/** Names of the people and trainings that the entries are about, by kind and id. */
async function subjectsOf(db: Database, entries: readonly Recorded[]): Promise<Map<string, Subjects>> {
	const byEntity = Map.groupBy(entries, ({ entity }) => entity);
	const found = [...byEntity].flatMap(([entity, list]) => {
		const select = subjectQueries[entity];
		const ids = [...new Set(list.map(({ entity_id }) => Number(entity_id)).filter(Number.isSafeInteger))];
		return select && ids.length > 0 ? [select(db, ids).then((subjects) => [entity, subjects] as const)] : [];
	});
	return new Map(await Promise.all(found));
}

function placeOf(cursor: string): { at: Date; id: number } {
	const [at = 0, id = 0] = cursor.split("_").map(Number);
	return { at: new Date(at), id };
}

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
			place: filter.cursor === undefined ? undefined : placeOf(filter.cursor),
		},
		auditPageSize + 1,
	);
	const page = rows.slice(0, auditPageSize);
	const last = page.at(-1);
	const subjects = await subjectsOf(db, page);
	return {
		entries: page.map(({ actorId, actorName, ...entry }) => ({
			...entry,
			subject: subjects.get(entry.entity)?.get(Number(entry.entity_id)) ?? null,
			actor: actorId === null ? null : { id: actorId, name: actorName },
		})),
		next_cursor: last && rows.length > page.length ? `${last.at.getTime()}_${last.id}` : null,
	};
}

export async function auditChoices(db: Database) {
	return { entities: await selectEntities(db), actors: await selectStaffActors(db) };
}
