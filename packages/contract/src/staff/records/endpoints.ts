import { z } from "zod";
import type { Endpoint } from "../../endpoint.ts";
import { pathId, recordNumber } from "../../fields.ts";
import { byId, changing, invalid, missing, noSession, staff } from "../endpoint.ts";
import { recordVersion } from "../version.ts";
import {
	type Deed,
	type KindAndDeed,
	type KindName,
	kindNames,
	type RecordCallName,
	recordCallName,
	recordPaths,
} from "./calls.ts";
import { recordKinds } from "./kinds.ts";

type Kinds = typeof recordKinds;
type Given<K extends KindName> = Kinds[K]["given"];
type Kept<K extends KindName> = Kinds[K]["record"];
type Common = Omit<Endpoint, "params" | "query" | "body" | "response">;
type ChangeBody<F extends z.ZodObject> = z.ZodType<
	Partial<z.output<F>> & { version: number },
	Partial<z.input<F>> & { version: number }
>;

/** Every record of a shelf in its new order. */
const order = z.object({
	ids: z.array(recordNumber("invalid-value")).min(1).max(1000),
});
const versionInQuery = { query: z.object({ version: pathId }) };

interface Shapes<K extends KindName> {
	list: Common & { response: z.ZodArray<Kept<K>> };
	get: Common & typeof byId & { response: Kept<K> };
	add: Common & { body: Given<K>; response: Kept<K> };
	change: Common & typeof byId & { body: ChangeBody<Given<K>>; response: Kept<K> };
	remove: Common & typeof byId & typeof versionInQuery & { response: Kept<K> };
	order: Common & { body: typeof order; response: z.ZodArray<Kept<K>> };
}

const words: Record<Deed, string> = {
	list: "All of them, in the order in which the site shows them",
	get: "One of them",
	add: "A new one, behind the others",
	change: "Change fields; what is left out stays",
	remove: "Remove one that nothing needs any more",
	order: "Another order; names every one of them",
};

/** Clubs belong to those who work there, everything else to those who work for the whole chain. */
function scopeOf(kind: KindName, deed: Deed): { scope?: "club" | "chain" } {
	if (kind !== "Club") return { scope: "chain" };
	return deed === "list" ? {} : { scope: "club" };
}

function endpointOf(kind: KindName, deed: Deed): Endpoint {
	const { given, record } = recordKinds[kind];
	const many = deed === "list" || deed === "order";
	const common = {
		...staff("Office: records", `${recordPaths[kind].path}: ${words[deed]}`, many ? z.array(record) : record),
		...scopeOf(kind, deed),
	};
	const body = given as z.ZodObject;
	const more = {
		list: { errors: noSession },
		get: { ...byId, errors: missing },
		add: { status: 201, body, errors: invalid },
		change: { ...byId, body: body.partial().extend({ version: recordVersion }), errors: changing },
		remove: { ...byId, ...versionInQuery, errors: changing },
		order: { body: order, errors: [...invalid, "ERR_CHANGED_MEANWHILE"] },
	} as const satisfies Record<Deed, Partial<Endpoint>>;
	return { ...common, ...more[deed] };
}

type RecordEndpoints = { [X in KindAndDeed as RecordCallName<X[0], X[1]>]: Shapes<X[0]>[X[1]] };

/** The calls of every kind of record, made from its description. */
export const recordEndpoints = Object.fromEntries(
	kindNames.flatMap((kind) =>
		recordPaths[kind].deeds.map((deed) => [recordCallName(kind, deed), endpointOf(kind, deed)]),
	),
) as unknown as RecordEndpoints;
