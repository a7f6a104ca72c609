import type { RecordFields, RecordKind, RecordOf } from "@kvart/contract/staff/records/kinds";
import { searchForm } from "@kvart/contract/text-search";
import type { FieldCodes } from "../../parts/record-form/field-codes.ts";
import type { FieldSpec, Section, Values } from "./kind.ts";

type Sections = readonly Pick<Section, "fields">[];

export function specsOf(sections: Sections): FieldSpec[] {
	return sections.flatMap(({ fields }) => fields);
}

function isEmpty(value: unknown): boolean {
	return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

export const english = (name: string) => `${name}_eng`;

const blanks: Partial<Record<FieldSpec["type"], unknown>> = {
	bilingual: "",
	text: "",
	hours: "",
	number: 0,
	switch: false,
	chips: [],
	relations: [],
	gallery: [],
	list: [],
};

/** Initial values of a new record or list item; null where a choice is needed. */
export function blankValues(specs: readonly FieldSpec[]): Values {
	const entries = specs.flatMap((spec) => {
		const value = blanks[spec.type] ?? null;
		return [[spec.name, value], ...(spec.type === "bilingual" ? [[english(spec.name), value]] : [])];
	});
	return Object.fromEntries(entries) as Values;
}

/** Without sections that would be empty. */
export function visibleSections<S extends Pick<Section, "fields">>(
	sections: readonly S[],
	state: "new" | "saved",
): S[] {
	return sections
		.map((section) => ({ ...section, fields: section.fields.filter(({ only }) => !only || only === state) }))
		.filter(({ fields }) => fields.length > 0);
}

/** The address of a page about something with this name: `novi-beograd`. */
export function slugOf(name: string): string {
	return (searchForm(name).match(/[a-z0-9]+/g) ?? []).join("-");
}

/** With those of the translations. */
function fieldNames(specs: readonly FieldSpec[]): string[] {
	return specs.flatMap(({ type, name }) => (type === "bilingual" ? [name, english(name)] : [name]));
}

export function editedFields<K extends RecordKind>(sections: Sections, record: RecordOf<K>): RecordFields<K> {
	const values: Values = { ...record };
	return Object.fromEntries(fieldNames(specsOf(sections)).map((name) => [name, values[name]])) as RecordFields<K>;
}

function itemsOf(value: unknown): Values[] {
	return (Array.isArray(value) ? value : []) as Values[];
}

function lacks(spec: FieldSpec, values: Values): boolean {
	if (spec.type === "list")
		return itemsOf(values[spec.name]).some((item) => spec.fields.some((field) => lacks(field, item)));
	if (!spec.required) return false;
	return isEmpty(values[spec.name]);
}

/** A missing field inside a list marks the whole list. */
export function missingFields<F extends object>(sections: Sections, fields: F): FieldCodes<F> {
	const missing = specsOf(sections).filter((spec) => lacks(spec, fields as Values));
	return Object.fromEntries(missing.map((spec) => [spec.name, "required-field"])) as FieldCodes<F>;
}

function isUntranslated({ type, name }: FieldSpec, values: Values): boolean {
	return type === "bilingual" && !isEmpty(values[name]) && isEmpty(values[english(name)]);
}

/** Whether a text of the record, except in its lists, exists only in Serbian. */
export function hasUntranslated(sections: Sections, values: Values): boolean {
	return specsOf(sections).some((spec) => isUntranslated(spec, values));
}

function countIn(specs: readonly FieldSpec[], values: Values): number {
	return specs.reduce((sum, spec) => {
		if (spec.type === "list") {
			return sum + itemsOf(values[spec.name]).reduce((count, item) => count + countIn(spec.fields, item), 0);
		}
		return sum + Number(isUntranslated(spec, values));
	}, 0);
}

/** Counts texts that exist only in Serbian. */
export function missingTranslations(sections: Sections, record: Values): number {
	return countIn(specsOf(sections), record);
}

export function hasTranslations(sections: Sections): boolean {
	return specsOf(sections).some(({ type }) => type === "bilingual");
}
