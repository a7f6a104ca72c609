import { z } from "zod";
import {
	defaultTrainingPlace,
	leadWishes,
	membershipPeriods,
	primaryWishes,
	trainingPlaces,
	trapField,
	visitDays,
	wishToGo,
} from "./enquiry-choices.ts";
import {
	ageField,
	emailField,
	languageField,
	nameField,
	optional,
	optionalDigits,
	optionalNote,
	optionalPhone,
	optionalText,
	phoneField,
	withDefault,
} from "./fields.ts";

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
	z.enum(values, { error: ({ input }) => (input === undefined || input === "" ? "required-field" : "invalid-value") });

/**
 * What travels with every form and is not part of it. All of it may be missing: an enquiry without it is kept like any
 * other, only marked for those who answer it.
 */
const delivery = {
	language: withDefault(languageField, "sr").describe("Language of the page, and of the receipt that is mailed"),
	form_id: optional(z.string({ error: "invalid-value" }).regex(/^[\w-]{16,100}$/, { error: "invalid-value" })).describe(
		"One for each form that is filled in: sent twice, it is one enquiry. The same as `Idempotency-Key`",
	),
	proof: optional(z.string({ error: "invalid-value" }).max(4096, "invalid-value")).describe(
		"The solved challenge of `GET /form/challenge`, as Base64 of JSON",
	),
	[trapField]: optionalText.describe("Hidden from people: leave it empty"),
};
export type Delivery = z.output<z.ZodObject<typeof delivery>>;

const contact = {
	name: nameField,
	age: ageField,
	place_of_residence: optionalText,
	address: optionalText,
	post_code: optionalDigits,
	phone_1: phoneField,
	phone_2: optionalPhone,
	email: emailField,
};

const preferences = {
	wish_to_go: withDefault(choice(wishToGo), wishToGo[0]),
	membership_period: withDefault(choice(membershipPeriods), membershipPeriods[0]),
	primary_wish: withDefault(choice(primaryWishes), primaryWishes[0]),
	can_visit: withDefault(choice(visitDays), visitDays[0]),
};

export const freeTrainingForm = z
	.object({
		...contact,
		city: optionalText,
		municipality: optionalText,
		wish_to_try: optional(nameField).describe(
			"Name of a training, or one of the lead form's wishes; without it the first training of the gym",
		),
		...delivery,
	})
	.meta({ id: "FreeTrainingForm" });

export const priceForm = z
	.object({
		...contact,
		...preferences,
		training_place: withDefault(choice(trainingPlaces), defaultTrainingPlace.price),
		additional: optionalNote,
		...delivery,
	})
	.meta({ id: "PriceForm" });

export const trainingSelectionForm = z
	.object({
		...contact,
		city: optionalText,
		municipality: optionalText,
		...preferences,
		training_place: withDefault(choice(trainingPlaces), defaultTrainingPlace.trainingSelection),
		additional: optionalNote,
		terms_and_conditions: z.literal(true, { error: "required-field" }),
		...delivery,
	})
	.meta({ id: "TrainingSelectionForm" });

export const leadForm = z
	.object({
		name: nameField,
		address: optionalText,
		phone_1: phoneField,
		email: emailField,
		wish_to_try: choice(leadWishes),
		gym_location: nameField,
		...delivery,
	})
	.meta({ id: "LeadForm" });

/** A riddle that costs a browser a moment and a spammer a fortune; `proof` is its solution. */
export const challenge = z
	.object({
		parameters: z.object({
			algorithm: z.string(),
			cost: z.int(),
			data: z.object({ issued_at: z.int() }),
			keyLength: z.int(),
			keyPrefix: z.string(),
			nonce: z.string(),
			salt: z.string(),
		}),
		signature: z.string(),
	})
	.meta({ id: "Challenge" });
export type Challenge = z.infer<typeof challenge>;
