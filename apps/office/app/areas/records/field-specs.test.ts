import { expect, it } from "vitest";
import {
	blankValues,
	editedFields,
	hasUntranslated,
	missingFields,
	missingTranslations,
	slugOf,
	visibleSections,
} from "./field-specs.ts";
import type { Section } from "./kind.ts";

const label = () => "Naziv";
const sections: Section[] = [
	{
		title: label,
		fields: [
			{ type: "bilingual", name: "name", label, required: true },
			{ type: "number", name: "price", label, required: true },
			{
				type: "list",
				name: "items",
				label,
				add: label,
				called: "text",
				fields: [{ type: "bilingual", name: "text", label, required: true }],
			},
		],
	},
];
const whole = { name: "Jutro", name_eng: "Morning", price: 0, items: [{ text: "a", text_eng: "b" }] };

it("lists missing required fields, also inside lists", () => {
	expect(missingFields(sections, whole)).toEqual({});
	const missing = { ...whole, name: " ", price: null, items: [{ text: "", text_eng: "b" }] };
	expect(Object.keys(missingFields(sections, missing))).toEqual(["name", "price", "items"]);
});

it("counts texts that exist only in Serbian", () => {
	expect(missingTranslations(sections, whole)).toBe(0);
	const items = [
		{ text: "a", text_eng: "" },
		{ text: "", text_eng: "" },
	];
	expect(missingTranslations(sections, { ...whole, name_eng: "", items })).toBe(2);
});

it("edits only fields that have a spec", () => {
	const members = { members: 1, videos: 2 };
	expect(editedFields<"VideoGroup">(sections, { ...whole, ...members, id: 7, version: 2 })).toEqual(whole);
});

it("notices untranslated texts outside of lists", () => {
	expect(hasUntranslated(sections, { ...whole, items: [{ text: "a", text_eng: "" }] })).toBe(false);
	expect(hasUntranslated(sections, { ...whole, name_eng: " " })).toBe(true);
});

it("has initial values for every field", () => {
	const relation = { name: "gym_ids", label, to: "clubs" } as const;
	const fields = [...(sections[0]?.fields ?? []), { ...relation, type: "relations" as const }];
	expect(blankValues(fields)).toEqual({ name: "", name_eng: "", price: 0, items: [], gym_ids: [] });
	expect(blankValues([{ ...relation, type: "relation" }])).toEqual({ gym_ids: null });
});

it("shows a field only for a new or only for a saved record", () => {
	const choices: Section[] = [
		{ title: label, fields: [{ type: "text", name: "slug", label, only: "new" }] },
		{ title: label, fields: [{ type: "gallery", name: "gallery", label, only: "saved" }] },
		...sections,
	];
	const names = (state: "new" | "saved") =>
		visibleSections(choices, state).map(({ fields }) => fields.map(({ name }) => name));
	expect(names("new")).toEqual([["slug"], ["name", "price", "items"]]);
	expect(names("saved")).toEqual([["gallery"], ["name", "price", "items"]]);
});

it("proposes an address for a name", () => {
	expect(slugOf("Đeram 2, Žarkovo")).toBe("deram-2-zarkovo");
	expect(slugOf("Врачар")).toBe("vracar");
	expect(slugOf(" – ")).toBe("");
});
