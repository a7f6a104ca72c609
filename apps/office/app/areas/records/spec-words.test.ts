import { expect, it } from "vitest";
import type { Section } from "./kind.ts";
import { editedFields, fieldsInWords, missingFields, missingTranslations } from "./spec-words.ts";

const label = () => "Naziv";
const sections: Section[] = [
	{
		title: label,
		fields: [
			{ type: "bilingual", sr: "name", en: "name_eng", label, required: true },
			{ type: "number", name: "price", label, required: true },
			{
				type: "list",
				name: "items",
				label,
				add: label,
				blank: () => ({ text: "", text_eng: "" }) as never,
				called: "text",
				fields: [{ type: "bilingual", sr: "text", en: "text_eng", label, required: true }],
			},
		],
	},
];
const whole = { name: "Jutro", name_eng: "Morning", price: 0, items: [{ text: "a", text_eng: "b" }] };

it("asks for what has to be there, also within a list, and for nothing else", () => {
	expect(missingFields(sections, whole)).toEqual({});
	const missing = { ...whole, name: " ", price: null, items: [{ text: "", text_eng: "b" }] };
	expect(Object.keys(missingFields(sections, missing))).toEqual(["name", "price", "items"]);
});

it("counts what is written in Serbian only; what is not written at all needs no translation", () => {
	expect(missingTranslations(sections, whole)).toBe(0);
	const items = [
		{ text: "a", text_eng: "" },
		{ text: "", text_eng: "" },
	];
	expect(missingTranslations(sections, { ...whole, name_eng: "", items })).toBe(2);
});

it("edits what is described, and leaves the rest of a record to the server", () => {
	expect(editedFields(sections, { ...whole, id: 7, version: 2, slug: "x" })).toEqual(whole);
	expect(fieldsInWords(sections)["name_eng"]?.label()).not.toBe(fieldsInWords(sections)["name"]?.label());
});
