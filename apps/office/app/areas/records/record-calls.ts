import type { CallFunction } from "@kvart/contract/client";
import { type KindName, type RecordAction, recordCallName } from "@kvart/contract/staff/records/calls";
import type { RecordShapes } from "@kvart/contract/staff/records/endpoints";
import type { RecordFields, RecordOf } from "@kvart/contract/staff/records/kinds";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { invalidateQueries, queryClient } from "../../lib/queries.ts";

type Calls<K extends KindName> = { [A in RecordAction]: CallFunction<RecordShapes<K>[A]> };

const byName: Readonly<Record<string, unknown>> = api;

/** The contract makes the name and the types of a call from the same kind. */
function callOf<K extends KindName, A extends RecordAction>(kind: K, action: A): Calls<K>[A] {
	return byName[recordCallName(kind, action)] as Calls<K>[A];
}

export function recordsQuery<K extends KindName>(kind: K) {
	return queryOptions({
		queryKey: [recordCallName(kind, "list")] as const,
		queryFn: ({ signal }) => callOf(kind, "list")(undefined, { signal }),
	});
}

export function recordQuery<K extends KindName>(kind: K, id: number) {
	return queryOptions({
		queryKey: [recordCallName(kind, "get"), id] as const,
		queryFn: ({ signal }) => callOf(kind, "get")({ params: { id } }, { signal }),
	});
}

/** The session has the names of the clubs, and the schedule their rooms. */
function invalidateLists(kind: KindName): void {
	invalidateQueries(recordCallName(kind, "list"));
	if (kind === "Club") invalidateQueries("getStaffSession", "listGymRooms");
}

export function cacheRecord<K extends KindName>(kind: K, record: RecordOf<K>): void {
	queryClient.setQueryData<RecordOf<K>>(recordQuery(kind, record.id).queryKey, record);
	invalidateLists(kind);
}

export async function addRecord<K extends KindName>(kind: K, body: RecordFields<K>): Promise<RecordOf<K>> {
	const record = await callOf(kind, "add")({ body });
	cacheRecord(kind, record);
	return record;
}

export async function changeRecord<K extends KindName>(
	kind: K,
	id: number,
	body: Partial<RecordFields<K>> & { version: number },
): Promise<RecordOf<K>> {
	const record = await callOf(kind, "change")({ params: { id }, body });
	cacheRecord(kind, record);
	return record;
}

export async function removeRecord<K extends KindName>(kind: K, { id, version }: RecordOf<K>): Promise<void> {
	await callOf(kind, "remove")({ params: { id }, query: { version: String(version) } });
	invalidateLists(kind);
}

export async function orderRecords(kind: KindName, ids: number[]): Promise<void> {
	const records = await callOf(kind, "order")({ body: { ids } });
	queryClient.setQueryData<RecordOf<KindName>[]>(recordsQuery(kind).queryKey, records);
}
