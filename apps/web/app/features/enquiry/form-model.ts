import {
	defaultTrainingPlace,
	type EnquiryKind,
	membershipPeriods,
	primaryWishes,
	visitDays,
	wishToGo,
} from "@kvart/contract/enquiry-choices";
import { ageRule, emailRule, type FieldRule, phoneRule, required } from "@kvart/contract/rules";

/** What stands in the fields, by the names of the call; a ticked box is "on". */
export type Values = Record<string, string>;

/** One of the four forms: its fields, step by step, their first values and their rules. */
export interface FormModel {
	kind: EnquiryKind;
	steps: readonly (readonly string[])[];
	initial: Values;
	rules: Record<string, FieldRule>;
}

const person = ["name", "phone_1", "phone_2", "email", "age"];
const home = ["place_of_residence", "post_code", "address"];
const homeAtLength = ["city", "municipality", ...home];
const preferences = ["wish_to_go", "primary_wish", "can_visit", "membership_period", "training_place"];

const chosen = {
	wish_to_go: wishToGo[0],
	membership_period: membershipPeriods[0],
	primary_wish: primaryWishes[0],
	can_visit: visitDays[0],
};

const personRules = { name: required, phone_1: phoneRule, email: emailRule, age: ageRule };

function model(
	kind: EnquiryKind,
	steps: string[][],
	chosenValues: Values,
	rules: Record<string, FieldRule>,
): FormModel {
	const empty = Object.fromEntries(steps.flat().map((name) => [name, ""]));
	return { kind, steps, initial: { ...empty, ...chosenValues }, rules };
}

export const formModels = {
	free_training: model("free_training", [[], [...person, ...homeAtLength], ["wish_to_try"]], {}, personRules),
	price: model(
		"price",
		[[...person, ...home], preferences, ["additional"]],
		{ ...chosen, training_place: defaultTrainingPlace.price },
		personRules,
	),
	training_selection: model(
		"training_selection",
		[[...person, ...homeAtLength], preferences, ["additional", "terms_and_conditions"]],
		{ ...chosen, training_place: defaultTrainingPlace.trainingSelection },
		{ ...personRules, terms_and_conditions: required },
	),
	lending_page: model(
		"lending_page",
		[["name", "phone_1", "email", "address", "wish_to_try", "gym_location"]],
		{},
		{ name: required, phone_1: phoneRule, email: emailRule, wish_to_try: required, gym_location: required },
	),
} as const satisfies Record<EnquiryKind, FormModel>;

/** What the call takes: nothing for fields that were left empty, true for the ticked box. */
export function bodyOf({ initial }: FormModel, values: Values): Record<string, string | boolean> {
	const filled = Object.keys(initial).flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
	return Object.fromEntries(filled.map(([name, value]) => [name, name === "terms_and_conditions" ? true : value]));
}

/** The step that holds the first of the fields that are wrong. */
export function stepOf({ steps }: FormModel, isWrong: (field: string) => boolean): number {
	return Math.max(
		0,
		steps.findIndex((fields) => fields.some(isWrong)),
	);
}
