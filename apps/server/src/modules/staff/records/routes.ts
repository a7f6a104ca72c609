import {
	type KindName,
	kindNames,
	type RecordAction,
	recordCallName,
	recordPaths,
} from "@kvart/contract/staff/records/calls";
import type { Api } from "../../../platform/api.ts";
import { type Actor, type Member, memberOf } from "../../../platform/session.ts";
import * as records from "./service.ts";

/** Its input is checked by the schemas of the kind. */
interface RecordCall {
	params: { id: number };
	query: { version: number };
	body: Record<string, unknown> & { version: number; ids: number[] };
	actor: Actor;
}

type Serve = (name: string, handler: (call: RecordCall) => Promise<unknown>) => void;
type Handler = (kind: KindName, actor: Member, call: RecordCall) => Promise<unknown>;

export function staffRecordRoutes(api: Api): void {
	const { deps } = api;
	const handlers: Record<RecordAction, Handler> = {
		list: (kind, actor) => records.listRecords(deps, kind, actor),
		get: (kind, actor, { params }) => records.getRecord(deps, kind, actor, params.id),
		add: (kind, actor, { body }) => records.addRecord(deps, kind, actor, body),
		change: (kind, actor, { params, body }) => records.editRecord(deps, kind, actor, params.id, body),
		remove: (kind, actor, { params, query }) => records.removeRecord(deps, kind, actor, params.id, query.version),
		order: (kind, actor, { body }) => records.orderRecords(deps, kind, actor, body.ids),
	};
	// Untyped, because the contract generates the calls of all kinds.
	const { serve } = api as unknown as { serve: Serve };
	for (const kind of kindNames) {
		for (const action of recordPaths[kind].actions) {
			serve(recordCallName(kind, action), (call) => handlers[action](kind, memberOf(call.actor), call));
		}
	}
	api.serve("listVideoViews", () => records.listVideoViews(deps));
}
