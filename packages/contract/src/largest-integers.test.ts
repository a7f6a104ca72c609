import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { staffEndpoints } from "./staff/endpoints.ts";

/** The largest value of an integer column. Paras are kept as bigint, and a rule of its own checks hours. */
const largest = 2_147_483_647;
const checkedOtherwise = /_paras$|\.(\w+_)?time\b/;

/** The integers in a JSON schema that may be larger, by their path. */
function tooLarge(schema: unknown, path = ""): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const { type, maximum } = schema as { type?: unknown; maximum?: number };
	const own = type === "integer" && !checkedOtherwise.test(path) && (maximum ?? Infinity) > largest ? [path] : [];
	return [...own, ...Object.entries(schema).flatMap(([key, value]) => tooLarge(value, `${path}.${key}`))];
}

test("every integer that a caller sends fits into a column", () => {
	const found = Object.entries<Endpoint>({ ...endpoints, ...staffEndpoints }).flatMap(
		([name, { params, query, body }]) =>
			[params, query, body].flatMap((schema) =>
				schema instanceof z.ZodType
					? tooLarge(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }), name)
					: [],
			),
	);
	expect(found).toEqual([]);
});
