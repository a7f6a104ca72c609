import { type KindName, type RecordAction, recordCallName } from "@kvart/contract/staff/records/calls";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { invalidateQueries, queryClient } from "../../lib/queries.ts";
import type { AnyRecord, Values } from "./kind.ts";

interface Input {
	params?: { id: number };
	query?: { version: string };
	body?: Values;
}

type RecordCall<T> = (input?: Input, options?: { signal: AbortSignal }) => Promise<T>;

// The contract's factory defines the types of the calls; here a kind is only a name.
function callOf<T>(kind: KindName, action: RecordAction): RecordCall<T> {
	return (api as unknown as Record<string, RecordCall<T>>)[recordCallName(kind, action)] as RecordCall<T>;
}

export function recordsQuery(kind: KindName) {
	return queryOptions({
		queryKey: [recordCallName(kind, "list")] as const,
		queryFn: ({ signal }) => callOf<AnyRecord[]>(kind, "list")(undefined, { signal }),
	});
}

export function recordQuery(kind: KindName, id: number) {
	return queryOptions({
		queryKey: [recordCallName(kind, "get"), id] as const,
		queryFn: ({ signal }) => callOf<AnyRecord>(kind, "get")({ params: { id } }, { signal }),
	});
}

/** The session has the names of the clubs, and the schedule their rooms. */
function invalidateLists(kind: KindName): void {
	invalidateQueries(recordCallName(kind, "list"));
	if (kind === "Club") invalidateQueries("getStaffSession", "listGymRooms");
}

export function cacheRecord(kind: KindName, record: AnyRecord): void {
	queryClient.setQueryData(recordQuery(kind, record.id).queryKey, record);
	invalidateLists(kind);
}

export async function saveRecord(
	kind: KindName,
	id: number | null,
	fields: Values,
	version: number,
): Promise<AnyRecord> {
	const record =
		id === null
			? await callOf<AnyRecord>(kind, "add")({ body: fields })
			: await callOf<AnyRecord>(kind, "change")({ params: { id }, body: { ...fields, version } });
	cacheRecord(kind, record);
	return record;
}

export async function removeRecord(kind: KindName, { id, version }: AnyRecord): Promise<void> {
	await callOf(kind, "remove")({ params: { id }, query: { version: String(version) } });
	invalidateLists(kind);
}

export async function orderRecords(kind: KindName, ids: readonly number[]): Promise<void> {
	const records = await callOf<AnyRecord[]>(kind, "order")({ body: { ids } });
	queryClient.setQueryData(recordsQuery(kind).queryKey, records);
}
