import { freeTrainingForm, leadForm, priceForm, trainingSelectionForm } from "@kvart/contract/enquiries";
import { describe, expect, it } from "vitest";
import { bodyOf, fieldsOf, formModels, stepOf } from "./form-model.ts";

const schemas = {
	free_training: freeTrainingForm,
	price: priceForm,
	training_selection: trainingSelectionForm,
	lending_page: leadForm,
} as const;

const delivery = ["language", "form_id", "proof", "website"];

describe.each(Object.values(formModels))("the form $kind", (model) => {
	const schema = schemas[model.kind];

	it("has the fields of its call, each in one step", () => {
		const fields = Object.keys(schema.shape).filter((field) => !delivery.includes(field));
		expect(model.steps.flat().toSorted()).toEqual(fields.toSorted());
	});

	it("is refused when empty for what its own rules find wrong, and for nothing else", () => {
		const wrong = fieldsOf(model).filter((field) => model.rules[field]?.(model.initial[field]));
		const found = schema.safeParse(bodyOf(model, model.initial)).error?.issues.map(({ path }) => path.join("."));
		expect(found?.toSorted()).toEqual(wrong.toSorted());
	});
});

describe("what is sent", () => {
	it("leaves out what was left empty and says true for the ticked box", () => {
		const values = { ...formModels.lending_page.initial, name: "Ana", terms_and_conditions: "on" };
		expect(bodyOf(formModels.training_selection, values)).toEqual({ name: "Ana", terms_and_conditions: true });
	});
});

describe("the step of what is wrong", () => {
	it.each([
		["email", 0],
		["can_visit", 1],
		["terms_and_conditions", 2],
		["unknown", 0],
	])("of %s is %i", (field, step) => {
		expect(stepOf(formModels.training_selection, (name) => name === field)).toBe(step);
	});
});
