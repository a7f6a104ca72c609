import { type KindName, recordPaths } from "@kvart/contract/staff/records/calls";
import type { RecordDraft, RecordFields, RecordOf } from "@kvart/contract/staff/records/kinds";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../platform/office/audit.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { requireClub, worksFor } from "../../../platform/office/scope.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { Member } from "../../../platform/session.ts";
import * as queries from "./queries/records.ts";
import { refuseField, rules } from "./rules.ts";
import { recordStores } from "./stores.ts";

export type RecordDeps = Pick<Deps, "db" | "clock">;

async function readAll<K extends KindName>(db: Database, kind: K): Promise<RecordOf<K>[]> {
	return queries.selectRecords(db, recordStores[kind]);
}

async function read<K extends KindName>(db: Database, kind: K, id: number): Promise<RecordOf<K> | undefined> {
	return queries.selectRecord(db, recordStores[kind], id);
}

function auditOf(kind: KindName, action: string) {
	const entity = recordPaths[kind].path;
	return { entity, action: `${entity}.${action}` } as const satisfies Partial<AuditNote>;
}

/** Only clubs are filtered; other kinds need the whole chain. */
export async function listRecords<K extends KindName>(
	{ db }: RecordDeps,
	kind: K,
	actor: Member,
): Promise<RecordOf<K>[]> {
	const records = await readAll(db, kind);
	return kind === "Club" ? records.filter(({ id }) => worksFor(actor, id)) : records;
}

export async function getRecord<K extends KindName>(
	{ db }: RecordDeps,
	kind: K,
	actor: Member,
	id: number,
): Promise<RecordOf<K>> {
	if (kind === "Club") requireClub(actor, id);
	const record = await read(db, kind, id);
	if (!record) throw new Refusal("ERR_NOT_FOUND");
	return record;
}

export async function addRecord<K extends KindName>(
	deps: RecordDeps,
	kind: K,
	actor: Member,
	fields: RecordFields<K>,
): Promise<RecordOf<K>> {
	return deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const draft = fields as RecordDraft<K>;
		await rules[kind]?.check?.(tx, { fields: draft, before: null, now });
		const id = await queries.insertRecord(tx, recordStores[kind], { fields: draft, now });
		const after = await getRecord({ db: tx, clock: deps.clock }, kind, actor, id);
		const auditEntry = { at: now, actorId: actor.userId, ...auditOf(kind, "created"), entityId: id };
		await writeAudit(tx, { ...auditEntry, after });
		return after;
	});
}

export async function editRecord<K extends KindName>(
	deps: RecordDeps,
	kind: K,
	actor: Member,
	id: number,
	{ version, ...change }: Partial<RecordFields<K>> & { version: number },
): Promise<RecordOf<K>> {
	if (kind === "Club") requireClub(actor, id);
	const { table } = recordStores[kind];
	return changeRecord<RecordOf<K>>(deps, {
		table,
		key: table.id,
		id,
		version,
		actorId: actor.userId,
		...auditOf(kind, "changed"),
		read: (tx) => read(tx, kind, id),
		write: async (tx, before) => {
			const draft = { fields: { ...before, ...change } as RecordDraft<K>, before, now: deps.clock.now() };
			await rules[kind]?.check?.(tx, draft);
			await queries.updateRecord(tx, recordStores[kind], draft);
		},
	});
}

/** Refused if in use; archived if only past schedules use it. */
export async function removeRecord<K extends KindName>(
	deps: RecordDeps,
	kind: K,
	actor: Member,
	id: number,
	version: number,
): Promise<RecordOf<K>> {
	return deps.db.transaction(async (tx) => {
		await queries.lockRecords(tx, recordStores[kind], [id]);
		const before = await read(tx, kind, id);
		if (!before) throw new Refusal("ERR_NOT_FOUND");
		if (before.version !== version) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: before });
		const at = deps.clock.now();
		const use = (await rules[kind]?.use?.(tx, id, at)) ?? "never";
		if (use === "now") refuseField("id", "in-use");
		if (use === "past") await queries.archiveRecord(tx, recordStores[kind], id, at);
		else await queries.deleteRecord(tx, recordStores[kind], id);
		await writeAudit(tx, { at, actorId: actor.userId, ...auditOf(kind, "removed"), entityId: id, before });
		return before;
	});
}

/** The records of the same group as the first id. */
function groupOf<K extends KindName>(kind: K, records: readonly RecordOf<K>[], ids: readonly number[]): RecordOf<K>[] {
	const field = recordStores[kind].order?.group?.field;
	const first = records.find(({ id }) => id === ids[0]);
	return records.filter((record) => field === undefined || record[field] === first?.[field]);
}

/** `ids` must be all records of a group. */
export async function orderRecords<K extends KindName>(
	deps: RecordDeps,
	kind: K,
	actor: Member,
	ids: readonly number[],
): Promise<RecordOf<K>[]> {
	return deps.db.transaction(async (tx) => {
		await queries.lockRecords(tx, recordStores[kind], ids);
		const records = await readAll(tx, kind);
		const current = groupOf(kind, records, ids).map(({ id }) => id);
		const named = new Set(ids);
		const isWhole = named.size === ids.length && current.length === ids.length && current.every((id) => named.has(id));
		if (!isWhole) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: records });
		await queries.setPositions(tx, recordStores[kind], ids);
		const auditEntry = { at: deps.clock.now(), actorId: actor.userId, ...auditOf(kind, "ordered"), entityId: "" };
		await writeAudit(tx, { ...auditEntry, before: { ids: current }, after: { ids: [...ids] } });
		return readAll(tx, kind);
	});
}

export async function listVideoViews({ db }: RecordDeps) {
	return queries.selectVideoViews(db);
}
