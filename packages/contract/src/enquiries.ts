import { z } from "zod";
import {
	defaultTrainingPlace,
	leadWishes,
	membershipPeriods,
	primaryWishes,
	trainingPlaces,
	visitDays,
	wishToGo,
} from "./enquiry-choices.ts";
import { ageField, emailField, nameField, optionalNote, optionalPhone, optionalText, phoneField } from "./fields.ts";

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
	z.enum(values, { error: "invalid-value" });

const contact = {
	name: nameField,
	age: ageField,
	place_of_residence: optionalText,
	address: optionalText,
	post_code: optionalText,
	phone_1: phoneField,
	phone_2: optionalPhone,
	email: emailField,
};

const preferences = {
	wish_to_go: choice(wishToGo).default(wishToGo[0]),
	membership_period: choice(membershipPeriods).default(membershipPeriods[0]),
	primary_wish: choice(primaryWishes).default(primaryWishes[0]),
	can_visit: choice(visitDays).default(visitDays[0]),
};

export const freeTrainingForm = z
	.object({
		...contact,
		city: optionalText,
		municipality: optionalText,
		wish_to_try: nameField.describe("Name of a training, or one of the lead form's wishes"),
	})
	.meta({ id: "FreeTrainingForm" });

export const priceForm = z
	.object({
		...contact,
		...preferences,
		training_place: choice(trainingPlaces).default(defaultTrainingPlace.price),
		additional: optionalNote,
	})
	.meta({ id: "PriceForm" });

export const trainingSelectionForm = z
	.object({
		...contact,
		city: optionalText,
		municipality: optionalText,
		...preferences,
		training_place: choice(trainingPlaces).default(defaultTrainingPlace.trainingSelection),
		additional: optionalNote,
		terms_and_conditions: z.literal(true, { error: "required-field" }),
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
	})
	.meta({ id: "LeadForm" });
