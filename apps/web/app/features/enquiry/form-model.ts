import type { Client } from "@kvart/contract/client";
import {
	defaultTrainingPlace,
	type EnquiryKind,
	membershipPeriods,
	primaryWishes,
	visitDays,
	wishToGo,
} from "@kvart/contract/enquiry-choices";
import { ageRule, emailRule, type FieldRule, phoneRule, required } from "@kvart/contract/rules";

const person = ["name", "phone_1", "phone_2", "email", "age"] as const;
const home = ["place_of_residence", "post_code", "address"] as const;
const homeAtLength = ["city", "municipality", ...home] as const;
const preferences = ["wish_to_go", "primary_wish", "can_visit", "membership_period", "training_place"] as const;

/** The fields of all forms, by the names of the calls. */
export type FieldName =
	| (typeof person | typeof homeAtLength | typeof preferences)[number]
	| "wish_to_try"
	| "gym_location"
	| "additional"
	| "terms_and_conditions";

/** What stands in the fields of a form; a ticked box is "on". Fields that it does not have are missing. */
export type Values = Record<FieldName, string>;

type Rules = Partial<Record<FieldName, FieldRule>>;

/** One of the four forms: its fields, step by step, their first values and their rules. */
export interface FormModel {
	kind: EnquiryKind;
	steps: readonly (readonly FieldName[])[];
	initial: Values;
	rules: Rules;
}

const chosen = {
	wish_to_go: wishToGo[0],
	membership_period: membershipPeriods[0],
	primary_wish: primaryWishes[0],
	can_visit: visitDays[0],
};

const personRules: Rules = { name: required, phone_1: phoneRule, email: emailRule, age: ageRule };

function model(kind: EnquiryKind, steps: FormModel["steps"], first: Partial<Values>, rules: Rules): FormModel {
	const empty = Object.fromEntries(steps.flat().map((name) => [name, ""])) as Values;
	return { kind, steps, initial: { ...empty, ...first }, rules };
}

export const formModels: Readonly<Record<EnquiryKind, FormModel>> = {
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
};

/** The names of the fields that a form has. */
export function fieldsOf({ steps }: FormModel): FieldName[] {
	return steps.flat();
}

/** The step that holds the first of the fields that are wrong. */
export function stepOf({ steps }: FormModel, isWrong: (field: string) => boolean): number {
	return Math.max(
		0,
		steps.findIndex((fields) => fields.some(isWrong)),
	);
}

/** After a plain POST the page's address says that the form arrived: reloading it sends nothing again. */
export const sentParam = "sent";
/** The button of a plain POST that only goes to another step says here to which. */
export const stepParam = "step";

/** What travels with the form. */
interface Envelope {
	language: string;
	form_id: string;
	/** Of the hidden field. */
	website: string;
	proof?: string | undefined;
}

/** What the call takes: nothing for fields that were left empty, true for the ticked box. */
export function bodyOf(form: FormModel, values: Values): Record<string, string | boolean> {
	const filled = fieldsOf(form).filter((name) => values[name]);
	return Object.fromEntries(filled.map((name) => [name, name === "terms_and_conditions" ? true : values[name]]));
}

/** Sends one of the forms, from the browser and from the server alike. What it holds is for the API to judge. */
export async function postForm(
	api: Client,
	kind: EnquiryKind,
	body: ReturnType<typeof bodyOf>,
	envelope: Envelope,
	signal?: AbortSignal,
): Promise<void> {
	const sendTo = {
		free_training: api.sendFreeTrainingForm,
		price: api.sendPriceForm,
		training_selection: api.sendTrainingSelectionForm,
		lending_page: api.sendLeadForm,
	}[kind] as (input: { body: unknown }, options?: { signal: AbortSignal }) => Promise<unknown>;
	await sendTo({ body: { ...body, ...envelope } }, signal && { signal });
}
