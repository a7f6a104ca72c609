import type { Locale } from "../locale.ts";
import type { EnquiryField, EnquiryForm } from "./field.ts";
import { freeTraining } from "./free-training.ts";
import { lead } from "./lead.ts";
import { price } from "./price.ts";
import { trainingSelection } from "./training-selection.ts";

/** Every kind of enquiry, by the name that is stored. */
export const enquiryForms = {
	free_training: freeTraining,
	price,
	training_selection: trainingSelection,
	lending_page: lead,
} as const satisfies Record<string, EnquiryForm>;

export type EnquiryKind = keyof typeof enquiryForms;
export const enquiryKinds = Object.keys(enquiryForms) as [EnquiryKind, ...EnquiryKind[]];

export type EnquiryCall = (typeof enquiryForms)[EnquiryKind]["call"];

export function enquiryForm(kind: EnquiryKind): EnquiryForm<EnquiryCall> {
	return enquiryForms[kind];
}

export function enquiryFields(kind: EnquiryKind): [name: string, field: EnquiryField][] {
	return enquiryForm(kind).steps.flatMap(({ fields }) => Object.entries(fields));
}

/** Most useful for the answer first: the note, the choices, then the person. */
function rankOf({ input, choices, source }: EnquiryField): number {
	if (input === "note") return 0;
	return choices || source || input === "hour" ? 1 : 2;
}

const factFields = [...new Map(enquiryKinds.flatMap(enquiryFields))].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b));

/** A stored form as lines of label and value, in one language. */
export function enquiryFacts(
	form: Readonly<Record<string, unknown>>,
	locale: Locale,
): [name: string, label: string, value: string][] {
	return factFields.flatMap(([name, field]): [string, string, string][] => {
		const value = form[name];
		if (typeof value !== "string" || value === "") return [];
		const choice = field.choices?.find((candidate) => candidate.value === value);
		const label = (field.short ?? field.label)[locale];
		return [[name, label, (choice && (choice.short ?? choice.label)[locale]) ?? value]];
	});
}
