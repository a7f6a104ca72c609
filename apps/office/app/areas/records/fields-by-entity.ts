import { recordPaths } from "@kvart/contract/staff/records/calls";
import { specsOf } from "./field-specs.ts";
import type { FieldSpec } from "./kind.ts";
import { contentKinds, videoKinds } from "./kinds/all-kinds.ts";

interface NamedField {
	label: () => string;
	options?: () => readonly { value: string; label: string }[];
}

/** The fields of a list, also inside another one, as `rooms.name`. */
function namedFields(specs: readonly FieldSpec[], list = ""): [string, NamedField][] {
	return specs.flatMap((spec): [string, NamedField][] => [
		[list + spec.name, spec],
		...(spec.type === "list" ? namedFields(spec.fields, `${spec.name}.`) : []),
	]);
}

/** Field labels in the forms of each kind of record, by its name in the audit log. */
export const fieldsByEntity = Object.fromEntries(
	[...contentKinds, ...videoKinds].map((any) =>
		any(({ kind, sections }) => [recordPaths[kind].path, Object.fromEntries(namedFields(specsOf(sections)))]),
	),
);
