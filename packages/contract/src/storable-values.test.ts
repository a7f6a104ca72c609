import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { yearsAccepted } from "./fields.ts";
import { staffEndpoints } from "./staff/endpoints.ts";

/** The largest value of an integer column. Paras are kept as bigint, and a rule of its own checks hours. */
const largest = 2_147_483_647;
const checkedOtherwise = /_paras$|\.(\w+_)?time\b/;

type Schema = Record<string, unknown>;

function tooLarge({ type, maximum = Infinity }: Schema, path: string): boolean {
	return type === "integer" && !checkedOtherwise.test(path) && Number(maximum) > largest;
}

function anyYear({ format, ...rest }: Schema): boolean {
	const dated = format === "date" || format === "date-time";
	return dated && !JSON.stringify(rest).includes(JSON.stringify(yearsAccepted.source));
}

/** The paths of the schemas within a JSON schema that are `wrong`. */
function pathsOf(schema: unknown, wrong: (schema: Schema, path: string) => boolean, path = ""): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const own = wrong(schema as Schema, path) ? [path] : [];
	return [...own, ...Object.entries(schema).flatMap(([key, value]) => pathsOf(value, wrong, `${path}.${key}`))];
}

test.for([
	["integer", tooLarge],
	["date", anyYear],
] as const)("every %s that a caller sends can be stored", ([, wrong]) => {
	const found = Object.entries<Endpoint>({ ...endpoints, ...staffEndpoints }).flatMap(
		([name, { params, query, body }]) =>
			[params, query, body].flatMap((schema) =>
				schema instanceof z.ZodType
					? pathsOf(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }), wrong, name)
					: [],
			),
	);
	expect(found).toEqual([]);
});
