import { formatList, formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldLabels } from "../../parts/conflict/field-labels.ts";
import { formatValue } from "../../parts/value/shown-value.tsx";
import { english, specsOf } from "./field-specs.ts";
import type { FieldSpec, Section, Values } from "./kind.ts";
import type { RelationNames } from "./use-options.ts";

type Show = (value: unknown) => string;

/** A value as the form shows it: names instead of ids, labels instead of codes. */
function showOf(spec: FieldSpec, names: RelationNames): Show {
	const each = (show: Show) => (list: unknown) => (Array.isArray(list) ? formatList(list.map(show)) : show(list));
	if (spec.type === "relation" || spec.type === "relations")
		return each((id) => names[spec.to].get(id as number) ?? formatValue(id));
	if (spec.type === "select" || spec.type === "chips") {
		return each((code) => spec.options().find(({ value }) => value === code)?.label ?? formatValue(code));
	}
	if (spec.type === "number") {
		return (value) => (typeof value === "number" ? formatNumber(value) + (spec.unit ?? "") : "");
	}
	if (spec.type === "picture") {
		return (picture) => {
			const { alt = "", url = "" } = (picture ?? {}) as { alt?: string; url?: string };
			return alt || url;
		};
	}
	if (spec.type === "gallery") {
		return (pictures) => m.records_gallery_count({ count: Array.isArray(pictures) ? pictures.length : 0 });
	}
	return formatValue;
}

type Labels = FieldLabels<Values>;

function labelsOf(specs: readonly FieldSpec[], names: RelationNames): Labels {
	const entries = specs.flatMap((spec): [string, Labels[string]][] => {
		if (spec.type === "list") {
			return [[spec.name, { label: spec.label, columns: labelsOf(spec.fields, names) }]];
		}
		if (spec.type !== "bilingual") return [[spec.name, { label: spec.label, show: showOf(spec, names) }]];
		const translated = () => m.records_english_of({ field: spec.label() });
		return [
			[spec.name, { label: spec.label }],
			[english(spec.name), { label: translated }],
		];
	});
	return Object.fromEntries(entries);
}

/** For the conflict dialog. */
export function recordLabels<F extends object>(
	sections: readonly Pick<Section, "fields">[],
	names: RelationNames,
): FieldLabels<F> {
	return labelsOf(specsOf(sections), names) as FieldLabels<F>;
}
