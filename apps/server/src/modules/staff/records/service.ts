import type { PictureChoice } from "@kvart/contract/staff/pictures";
import { type KindName, recordPaths } from "@kvart/contract/staff/records/calls";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../platform/office/audit.ts";
import { changeRecord } from "../../../platform/office/change-record.ts";
import { requireClub, worksFor } from "../../../platform/office/scope.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { Member } from "../../../platform/session.ts";
import { choicesOf, choosePicture } from "../../media/service.ts";
import type { Values } from "./queries/records.ts";
import * as queries from "./queries/records.ts";
import { recordStores } from "./queries/stores.ts";
import { refuseField, rules } from "./rules.ts";

export type RecordDeps = Pick<Deps, "db" | "clock">;
type StoredRecord = Values & { id: number; version: number };

/** Kinds with a picture; their rows have its address. */
const pictured: readonly KindName[] = ["Training", "Coach", "Promotion"];

async function withPhotos(db: Database, kind: KindName, records: readonly Values[]): Promise<Values[]> {
	if (!pictured.includes(kind)) return [...records];
	const choiceOf = await choicesOf(
		db,
		records.map((record) => String(record["photo_url"])),
	);
	return records.map(({ photo_url: url, ...record }) => ({ ...record, photo: choiceOf(String(url)) }));
}

async function withPhotoUrl(tx: Database, kind: KindName, fields: Values): Promise<Values> {
	if (!pictured.includes(kind)) return fields;
	const photo = fields["photo"] as PictureChoice | null;
	return { ...fields, photo_url: photo ? await choosePicture(tx, photo, "photo") : "" };
}

async function readAll(db: Database, kind: KindName): Promise<Values[]> {
	return withPhotos(db, kind, await queries.selectRecords(db, recordStores[kind]));
}

async function read(db: Database, kind: KindName, id: number): Promise<StoredRecord | undefined> {
	const row = await queries.selectRecord(db, recordStores[kind], id);
	const [record] = await withPhotos(db, kind, row ? [row] : []);
	return record as StoredRecord | undefined;
}

function auditOf(kind: KindName, action: string) {
	const entity = recordPaths[kind].path;
	return { entity, action: `${entity}.${action}` } as const satisfies Partial<AuditNote>;
}

/** Only clubs are filtered; other kinds need the whole chain. */
export async function listRecords({ db }: RecordDeps, kind: KindName, actor: Member): Promise<Values[]> {
	const records = await readAll(db, kind);
	return kind === "Club" ? records.filter(({ id }) => worksFor(actor, id as number)) : records;
}

export async function getRecord({ db }: RecordDeps, kind: KindName, actor: Member, id: number): Promise<Values> {
	if (kind === "Club") requireClub(actor, id);
	const record = await read(db, kind, id);
	if (!record) throw new Refusal("ERR_NOT_FOUND");
	return record;
}

export async function addRecord(deps: RecordDeps, kind: KindName, actor: Member, fields: Values): Promise<Values> {
	return deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		await rules[kind]?.check?.(tx, { fields, before: null, now });
		const written = { fields: await withPhotoUrl(tx, kind, fields), now };
		const id = await queries.insertRecord(tx, recordStores[kind], written);
		const after = (await read(tx, kind, id)) as StoredRecord;
		const auditEntry = { at: now, actorId: actor.userId, ...auditOf(kind, "created"), entityId: id };
		await writeAudit(tx, { ...auditEntry, after });
		return after;
	});
}

export async function editRecord(
	deps: RecordDeps,
	kind: KindName,
	actor: Member,
	id: number,
	{ version, ...change }: Values & { version: number },
): Promise<Values> {
	if (kind === "Club") requireClub(actor, id);
	const { table } = recordStores[kind];
	return changeRecord<StoredRecord>(deps, {
		table,
		key: table.id,
		id,
		version,
		actorId: actor.userId,
		...auditOf(kind, "changed"),
		read: (tx) => read(tx, kind, id),
		write: async (tx, before) => {
			const fields = { ...before, ...change };
			const now = deps.clock.now();
			await rules[kind]?.check?.(tx, { fields, before, now });
			const written = { fields: await withPhotoUrl(tx, kind, fields), now };
			await queries.updateRecord(tx, recordStores[kind], before, written);
		},
	});
}

/** Refused if in use; archived if only past schedules use it. */
export async function removeRecord(
	deps: RecordDeps,
	kind: KindName,
	actor: Member,
	id: number,
	version: number,
): Promise<Values> {
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
function groupOf(kind: KindName, records: readonly Values[], ids: readonly number[]): Values[] {
	const field = recordStores[kind].order?.group?.field;
	const first = records.find(({ id }) => id === ids[0]);
	return records.filter((record) => field === undefined || record[field] === first?.[field]);
}

/** `ids` must be all records of a group. */
export async function orderRecords(
	deps: RecordDeps,
	kind: KindName,
	actor: Member,
	ids: readonly number[],
): Promise<Values[]> {
	return deps.db.transaction(async (tx) => {
		await queries.lockRecords(tx, recordStores[kind], ids);
		const records = await readAll(tx, kind);
		const current = groupOf(kind, records, ids).map(({ id }) => id as number);
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
