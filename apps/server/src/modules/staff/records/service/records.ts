import { type KindName, recordPaths } from "@kvart/contract/staff/records/calls";
import type { VideoViews } from "@kvart/contract/staff/records/kinds";
import type { Deps } from "../../../../platform/api.ts";
import { announceContentChange } from "../../../../platform/database/content-changes.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../../platform/office/audit.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { requireClub, worksFor } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import type { Values } from "../queries/kept.ts";
import { kept } from "../queries/kinds.ts";
import * as queries from "../queries/records.ts";
import { selectVideoViews } from "../queries/video-views.ts";
import { takePhoto, withPhotos } from "./photos.ts";
import { refuseField, rules } from "./rules.ts";

export type RecordDeps = Pick<Deps, "db" | "clock">;
type KeptRecord = Values & { id: number; version: number };

/** Films and codes are read by members, one by one: no page holds them. */
const unseen: readonly KindName[] = ["VideoGroup", "GroupCode", "Video"];

async function readAll(db: Database, kind: KindName): Promise<Values[]> {
	return withPhotos(db, kind, await queries.selectRecords(db, kept[kind]));
}

async function read(db: Database, kind: KindName, id: number): Promise<KeptRecord | undefined> {
	const row = await queries.selectRecord(db, kept[kind], id);
	const [record] = await withPhotos(db, kind, row ? [row] : []);
	return record as KeptRecord | undefined;
}

function noteOf(kind: KindName, action: string) {
	const entity = recordPaths[kind].path;
	return { entity, action: `${entity}.${action}` } as const satisfies Partial<AuditNote>;
}

async function announce(tx: Database, kind: KindName): Promise<void> {
	if (!unseen.includes(kind)) await announceContentChange(tx);
}

/** Of clubs those that the account works for; other kinds only come here when the account works for all. */
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
		await rules[kind]?.check?.(tx, { fields, before: null });
		const id = await queries.insertRecord(tx, kept[kind], await takePhoto(tx, kind, fields));
		const after = (await read(tx, kind, id)) as KeptRecord;
		const note = { at: deps.clock.now(), actorId: actor.userId, ...noteOf(kind, "created"), entityId: id };
		await writeAudit(tx, { ...note, after });
		await announce(tx, kind);
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
	const { table } = kept[kind];
	return changeRecord<KeptRecord>(deps, {
		table,
		key: table.id,
		id,
		version,
		actorId: actor.userId,
		...noteOf(kind, "changed"),
		content: !unseen.includes(kind),
		read: (tx) => read(tx, kind, id),
		write: async (tx, before) => {
			const fields = { ...before, ...change };
			await rules[kind]?.check?.(tx, { fields, before });
			await queries.updateRecord(tx, kept[kind], before, await takePhoto(tx, kind, fields));
		},
	});
}

/** What others need stays, and it is said so; what only the past needs is kept out of sight. */
export async function removeRecord(
	deps: RecordDeps,
	kind: KindName,
	actor: Member,
	id: number,
	version: number,
): Promise<Values> {
	return deps.db.transaction(async (tx) => {
		await queries.lockRecords(tx, kept[kind], [id]);
		const before = await read(tx, kind, id);
		if (!before) throw new Refusal("ERR_NOT_FOUND");
		if (before.version !== version) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: before });
		const at = deps.clock.now();
		const use = (await rules[kind]?.use?.(tx, id, at)) ?? "never";
		if (use === "now") refuseField("id", "in-use");
		if (use === "past") await queries.archiveRecord(tx, kept[kind], id, at);
		else await queries.deleteRecord(tx, kept[kind], id);
		await writeAudit(tx, { at, actorId: actor.userId, ...noteOf(kind, "removed"), entityId: id, before });
		await announce(tx, kind);
		return before;
	});
}

/** The shelf of the first one named: the records among which it has its place. */
function shelfOf(kind: KindName, records: readonly Values[], ids: readonly number[]): Values[] {
	const field = kept[kind].places?.shelf?.field;
	const first = records.find(({ id }) => id === ids[0]);
	return records.filter((record) => field === undefined || record[field] === first?.[field]);
}

/** All records of a shelf in another order. Whoever does not know all of them is told what there is now. */
export async function orderRecords(
	deps: RecordDeps,
	kind: KindName,
	actor: Member,
	ids: readonly number[],
): Promise<Values[]> {
	return deps.db.transaction(async (tx) => {
		await queries.lockRecords(tx, kept[kind], ids);
		const records = await readAll(tx, kind);
		const known = shelfOf(kind, records, ids).map(({ id }) => id as number);
		const named = new Set(ids);
		const isWhole = named.size === ids.length && known.length === ids.length && known.every((id) => named.has(id));
		if (!isWhole) throw new Refusal("ERR_CHANGED_MEANWHILE", { current: records });
		await queries.placeRecords(tx, kept[kind], ids);
		const note = { at: deps.clock.now(), actorId: actor.userId, ...noteOf(kind, "ordered"), entityId: "" };
		await writeAudit(tx, { ...note, before: { ids: known }, after: { ids: [...ids] } });
		await announce(tx, kind);
		return readAll(tx, kind);
	});
}

export async function listVideoViews({ db }: RecordDeps): Promise<VideoViews[]> {
	return (await selectVideoViews(db)).map(({ videoId, lastViewedAt, ...rest }) => ({
		...rest,
		video_id: videoId,
		last_viewed_at: (lastViewedAt as Date).toISOString(),
	}));
}
