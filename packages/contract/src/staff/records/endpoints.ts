import { z } from "zod";
import type { Endpoint } from "../../endpoint.ts";
import { recordNumber, recordVersion } from "../../fields.ts";
import { byId, changing, invalid, missing, noSession, staff, versionInQuery } from "../endpoint.ts";
import type { Right } from "../rights.ts";
import {
	type KindAndAction,
	type KindName,
	kindNames,
	type RecordAction,
	type RecordCallName,
	recordCallName,
	recordPaths,
} from "./calls.ts";
import { type RecordFields, type RecordOf, recordKinds } from "./kinds.ts";

type Common = Omit<Endpoint, "params" | "query" | "body" | "response">;
type Same<T> = z.ZodType<T, T>;

const order = z.object({ ids: z.array(recordNumber("invalid-value")).min(1).max(1000) });

/** Written out, so that code about any kind knows the types of its calls. */
export interface RecordShapes<K extends KindName> {
	list: Common & { response: Same<RecordOf<K>[]> };
	get: Common & typeof byId & { response: Same<RecordOf<K>> };
	add: Common & { body: Same<RecordFields<K>>; response: Same<RecordOf<K>> };
	change: Common &
		typeof byId & {
			body: Same<Partial<RecordFields<K>> & { version: number }>;
			response: Same<RecordOf<K>>;
		};
	remove: Common & typeof byId & typeof versionInQuery & { response: Same<RecordOf<K>> };
	order: Common & { body: typeof order; response: Same<RecordOf<K>[]> };
}

const summaries: Record<RecordAction, string> = {
	list: "All of them, in the order in which the site shows them",
	get: "One of them",
	add: "Add one at the end",
	change: "Change fields; fields left out stay",
	remove: "Remove one that is not in use",
	order: "Reorder; `ids` lists all of them",
};

/** Staff of a club may edit the club and use the templates; everything else needs the whole chain. */
function scopeOf(kind: KindName, action: RecordAction): { scope?: "club" | "chain" } {
	if (kind === "ReplyTemplate" && action === "list") return {};
	if (kind !== "Club") return { scope: "chain" };
	return action === "get" || action === "change" ? { scope: "club" } : {};
}

/** Only administrators open and close clubs. */
function rightOf(kind: KindName, action: RecordAction): Right {
	if (kind === "ReplyTemplate" && action === "list") return "replyTemplates";
	if (kind !== "Club") return "content";
	return action === "add" || action === "remove" ? "administration" : "clubPages";
}

function endpointOf(kind: KindName, action: RecordAction): Endpoint {
	const { input, record } = recordKinds[kind];
	const many = action === "list" || action === "order";
	const summary = `${recordPaths[kind].path}: ${summaries[action]}`;
	const common = {
		...staff("Office: records", summary, many ? z.array(record) : record),
		right: rightOf(kind, action),
		...scopeOf(kind, action),
	};
	const body = input as z.ZodObject;
	const more = {
		list: { errors: noSession },
		get: { ...byId, errors: missing },
		add: { status: 201, body, errors: invalid },
		change: { ...byId, body: body.partial().extend({ version: recordVersion }), errors: changing },
		remove: { ...byId, ...versionInQuery, errors: changing },
		order: { body: order, errors: [...invalid, "ERR_CHANGED_MEANWHILE"] },
	} as const satisfies Record<RecordAction, Partial<Endpoint>>;
	return { ...common, ...more[action] };
}

type RecordEndpoints = { [X in KindAndAction as RecordCallName<X[0], X[1]>]: RecordShapes<X[0]>[X[1]] };

export const recordEndpoints = Object.fromEntries(
	kindNames.flatMap((kind) =>
		recordPaths[kind].actions.map((action) => [recordCallName(kind, action), endpointOf(kind, action)]),
	),
) as RecordEndpoints;
