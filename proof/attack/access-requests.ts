import { goodValue } from "./good-values.ts";
import type { HttpResult } from "./http.ts";
import type { Operation } from "./operations.ts";
import type { Random } from "./random.ts";
import type { Role, Target } from "./target.ts";

interface Filling {
	/** For every placeholder of the path. */
	id: number;
	random: Random;
	/** Parameters that are not left to chance. */
	query?: Record<string, string>;
	body?: object;
}

/** Sends a call that is probably valid. */
export function send(
	target: Target,
	operation: Operation,
	role: Role,
	{ id, random, query = {}, body: fixed = {} }: Filling,
): Promise<HttpResult> {
	const body = operation.body
		? JSON.stringify({ ...(goodValue(operation.body, random) as object), ...fixed })
		: undefined;
	const parameters = operation.parameters
		.filter((parameter) => parameter.in === "query")
		.map(({ name, schema }) => [name, query[name] ?? String(goodValue(schema, random, name))]);
	const search = new URLSearchParams(parameters).toString();
	return target.caller.send({
		method: operation.method,
		path: `/api${operation.path.replace(/\{\w+\}/g, String(id))}${search && `?${search}`}`,
		headers: { ...target.as(role), ...(body !== undefined && { "content-type": "application/json" }) },
		...(body !== undefined && { body }),
	});
}

export function codeOf({ body }: HttpResult): string {
	return /"code":"(\w+)"/.exec(body.toString())?.[1] ?? "";
}
