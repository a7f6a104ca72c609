import type { Endpoint } from "@kvart/contract/endpoint";
import {
	type KindName,
	kindNames,
	type RecordAction,
	recordCallName,
	recordPaths,
} from "@kvart/contract/staff/records/calls";
import type { RecordShapes } from "@kvart/contract/staff/records/endpoints";
import type { AnswerOf, Api, CallOf } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import * as records from "./service.ts";

type Handler<E extends Endpoint> = (call: CallOf<E>) => Promise<AnswerOf<E>>;
type Handlers<K extends KindName> = { [A in RecordAction]: Handler<RecordShapes<K>[A]> };
type Serve = (name: string, handler: Handlers<KindName>[RecordAction]) => void;

function handlersOf<K extends KindName>({ deps }: Api, kind: K): Handlers<K> {
	return {
		list: ({ actor }) => records.listRecords(deps, kind, memberOf(actor)),
		get: ({ actor, params }) => records.getRecord(deps, kind, memberOf(actor), params.id),
		add: ({ actor, body }) => records.addRecord(deps, kind, memberOf(actor), body),
		change: ({ actor, params, body }) => records.editRecord(deps, kind, memberOf(actor), params.id, body),
		remove: ({ actor, params, query }) => records.removeRecord(deps, kind, memberOf(actor), params.id, query.version),
		order: ({ actor, body }) => records.orderRecords(deps, kind, memberOf(actor), body.ids),
	};
}

export function staffRecordRoutes(api: Api): void {
	// The contract makes the name and the endpoint of a call from the same kind.
	const serve: Serve = (name, handler) => (api.serve as Serve)(name, handler);
	for (const kind of kindNames) {
		const handlers = handlersOf(api, kind);
		for (const action of recordPaths[kind].actions) serve(recordCallName(kind, action), handlers[action]);
	}
	api.serve("listVideoViews", () => records.listVideoViews(api.deps));
}
