import { expect, test } from "vitest";
import { enquiryFacts, enquiryFields, enquiryForm, enquiryKinds } from "./kinds.ts";
import { enquirySchemas } from "./schemas.ts";

test("facts have labels, and come in the order that matters", () => {
	const form = { name: "Mina", age: "33", wish_to_try: "grupni_fitnes", phone_2: "", terms_and_conditions: true };
	expect(enquiryFacts(form, "sr")).toEqual([
		["wish_to_try", "Trening", "Grupni fitnes"],
		["name", "Ime i prezime", "Mina"],
		["age", "Godine", "33"],
	]);
	expect(enquiryFacts(form, "en")[0]).toEqual(["wish_to_try", "Training", "Group fitness"]);
});

test("the office reads which plan a lead chose", () => {
	expect(enquiryFacts({ name: "Mina", plan: "Teretana" }, "sr")[0]).toEqual(["plan", "Članarina", "Teretana"]);
});

test("a note stays as it was written, even if it is the name of a choice", () => {
	expect(enquiryFacts({ additional: "Smršam", primary_wish: "Smršam" }, "sr")).toEqual([
		["additional", "Napomena", "Smršam"],
		["primary_wish", "Cilj", "Mršavljenje"],
	]);
});

test.for(["free_training", "price", "training_selection"] as const)("%s has three steps", (kind) => {
	expect(enquiryForm(kind).steps).toHaveLength(3);
});

test("centre and hour of a trial are below the choice of the training, and optional", () => {
	const last = enquiryForm("free_training").steps.at(-1);
	expect(Object.entries(last?.fields ?? {}).map(([name, { required }]) => [name, required])).toEqual([
		["wish_to_try", undefined],
		["trial_gym", undefined],
		["trial_hour", undefined],
	]);
});

test.for(enquiryKinds)("%s has contact fields, valid defaults and distinct field names", (kind) => {
	const fields = enquiryFields(kind);
	const names = fields.map(([name]) => name);
	expect(names).toEqual(expect.arrayContaining(["name", "phone_1", "email"]));
	expect(new Set(names).size).toBe(names.length);
	expect(Object.keys(enquirySchemas[kind].shape)).toEqual(expect.arrayContaining(names));
	for (const [name, { initial, choices = [] }] of fields) {
		if (initial !== undefined)
			expect(
				choices.map(({ value }) => value),
				name,
			).toContain(initial);
	}
	for (const step of enquiryForm(kind).steps) expect(enquiryForm(kind).steps.length > 1).toBe(Boolean(step.title));
});
