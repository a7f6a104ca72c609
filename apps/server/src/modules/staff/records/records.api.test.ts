import { type KindName, kindNames, recordPaths } from "@kvart/contract/staff/records/calls";
import { recordKinds } from "@kvart/contract/staff/records/kinds";
import { and, asc, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newRecord } from "../../../../test/record-samples.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";

// Rules of all kinds; see kinds.api.test.ts for those of single kinds.
const app = await buildTestApp();
const { call, db } = app;
// Only administrators add and remove clubs.
const staff = await addStaff(db, { role: "admin" });
const { headers } = staff;

type StoredRecord = Record<string, unknown> & { id: number; version: number };
type Addable = keyof typeof newRecord;
const addable = Object.keys(newRecord) as Addable[];
const orderable = kindNames.filter((kind) => recordPaths[kind].actions.some((action) => action === "order"));

const root = (kind: KindName) => `/api/staff/${recordPaths[kind].path}`;
const list = async (kind: KindName) => (await call<StoredRecord[]>("GET", root(kind), { headers })).body;
const add = (kind: KindName, body: unknown) => call<StoredRecord>("POST", root(kind), { headers, body });
const change = (kind: KindName, id: number, body: unknown) =>
	call<StoredRecord>("PATCH", `${root(kind)}/${id}`, { headers, body });
const remove = (kind: KindName, { id, version }: StoredRecord) =>
	call<StoredRecord>("DELETE", `${root(kind)}/${id}?version=${version}`, { headers });

function fieldsOf(kind: KindName, record: StoredRecord) {
	return Object.fromEntries(Object.keys(recordKinds[kind].input.shape).map((field) => [field, record[field]]));
}

test.for(kindNames)("%s: saving a demo record unchanged keeps it as it was", async (kind) => {
	const records = await list(kind);
	expect(records.length).toBeGreaterThan(0);
	for (const record of records) {
		const saved = await change(kind, record.id, { ...fieldsOf(kind, record), version: record.version });
		expect(saved).toMatchObject({ status: 200, body: { ...record, version: record.version + 1 } });
	}
	expect((await list(kind)).map(({ id }) => id)).toEqual(records.map(({ id }) => id));
});

test.for(addable)("%s: is added, read, changed and removed, with audit entries", async (kind) => {
	const fields = newRecord[kind]();
	const added = await add(kind, fields);
	expect(added).toMatchObject({ status: 201, body: { ...fields, version: 1 } });
	const { id } = added.body;
	expect((await call("GET", `${root(kind)}/${id}`, { headers })).body).toEqual(added.body);
	const field = Object.keys(fields).findLast((name) => name.endsWith("_eng") || name.startsWith("valid_")) ?? "";
	const text = field.startsWith("valid_") ? "2047-02-01" : "Something else";
	const changed = await change(kind, id, { version: 1, [field]: text });
	expect(changed.body).toEqual({ ...added.body, [field]: text, version: 2 });
	expect((await remove(kind, changed.body)).body).toEqual(changed.body);
	expect((await call("GET", `${root(kind)}/${id}`, { headers })).status).toBe(404);
	const entity = recordPaths[kind].path;
	const notes = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(id))))
		.orderBy(asc(auditLog.id));
	expect(notes).toMatchObject([
		{ actorId: staff.id, action: `${entity}.created`, before: null, after: added.body },
		{ actorId: staff.id, action: `${entity}.changed`, before: added.body, after: changed.body },
		{ actorId: staff.id, action: `${entity}.removed`, before: changed.body, after: null },
	]);
});

test.for(kindNames)("%s: the second of two editors gets the current record", async (kind) => {
	const [record] = (await list(kind)) as [StoredRecord];
	const stale = { version: record.version };
	expect((await change(kind, record.id, stale)).status).toBe(200);
	const current = { ...record, version: record.version + 1 };
	expect(await change(kind, record.id, stale)).toMatchObject({
		status: 409,
		body: { code: "ERR_CHANGED_MEANWHILE", current, changed_by: { name: "Sanja Žujović", at: expect.any(String) } },
	});
	expect(await list(kind)).toContainEqual(current);
});

test.for(addable)("%s: a record that was changed meanwhile is not removed", async (kind) => {
	const { body: record } = await add(kind, newRecord[kind]());
	const { body: current } = await change(kind, record.id, { version: record.version });
	expect(await remove(kind, record)).toMatchObject({ status: 409, body: { current } });
	expect((await remove(kind, current)).status).toBe(200);
});

test.for(addable)("%s: reports each missing field", async (kind) => {
	const { status, body } = await call<{ errors: { field: string }[] }>("POST", root(kind), { headers, body: {} });
	expect(status).toBe(422);
	expect(body.errors.map(({ field }) => field)).toEqual(Object.keys(newRecord[kind]()));
});

test.for(orderable)("%s: can be reordered", async (kind) => {
	const group = firstGroup(kind, await list(kind));
	const ids = group.map(({ id }) => id).toReversed();
	const ordered = await call<StoredRecord[]>("POST", `${root(kind)}/order`, { headers, body: { ids } });
	expect(firstGroup(kind, ordered.body).map(({ id }) => id)).toEqual(ids);
	expect(firstGroup(kind, await list(kind))).toEqual(group.toReversed());
	const [note] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	expect(note).toMatchObject({ action: `${recordPaths[kind].path}.ordered`, after: { ids } });
});

test.for(orderable)("%s: an incomplete order is refused", async (kind) => {
	const before = await list(kind);
	const ids = firstGroup(kind, before).map(({ id }) => id);
	for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids, 999_999]]) {
		const refused = await call("POST", `${root(kind)}/order`, { headers, body: { ids: wrong } });
		expect(refused).toMatchObject({ status: 409, body: { code: "ERR_CHANGED_MEANWHILE", current: before } });
	}
	expect(await list(kind)).toEqual(before);
});

/** The records of the same group as the first one. */
function firstGroup(kind: KindName, records: StoredRecord[]): StoredRecord[] {
	const field = ({ Question: "topic", Video: "group_id" } as Partial<Record<KindName, string>>)[kind];
	return field ? records.filter((record) => record[field] === records[0]?.[field]) : records;
}
