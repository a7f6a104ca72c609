import { recordPaths } from "@kvart/contract/staff/records/calls";
import { recordKinds } from "@kvart/contract/staff/records/kinds";
import { expect, it } from "vitest";
import { fieldsByEntity } from "./fields-by-entity.ts";

interface Schema {
	shape?: Record<string, unknown>;
	element?: unknown;
}

/** Fields of rows as `rooms.name`; translations and the parts of a picture have no label of their own. */
function fieldNames({ shape = {} }: Schema, list = ""): string[] {
	return Object.entries(shape)
		.filter(([name]) => name !== "id" && !name.endsWith("_eng"))
		.flatMap(([name, part]) => {
			const { element } = part as Schema;
			const isTable = element && name !== "gallery";
			return [list + name, ...(isTable ? fieldNames(element, `${name}.`) : [])];
		});
}

it.each(Object.keys(recordKinds) as (keyof typeof recordKinds)[])("has a label for every field of %s", (kind) => {
	const named = fieldsByEntity[recordPaths[kind].path] ?? {};
	expect(fieldNames(recordKinds[kind].input).filter((field) => !named[field]?.label())).toEqual([]);
});
