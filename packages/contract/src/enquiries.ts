import { z } from "zod";
import { ageField, emailField, nameField, optionalNote, optionalPhone, optionalText, phoneField } from "./fields.ts";

/** Choice lists are stored as these Serbian strings, whatever the page's language; the default comes first. */
export const wishToGo = ["Teretanu", "Grupne programe", "Teretanu i grupne programe", "Personalne treninge"] as const;
export const membershipPeriods = ["Jedan mesec", "Dva meseca", "Tri meseca"] as const;
export const primaryWishes = ["Smršam", "Poboljšam kondiciju", "Oblikujem telo"] as const;
export const visitDays = [
	"Tri dana nedeljno",
	"Četiri dana nedeljno",
	"Pet dana nedeljno",
	"Svakog dana",
	"Samo vikendom",
] as const;
export const trainingPlaces = [
	"Zemun",
	"Novi Beograd (Blokovi)",
	"Banjica",
	"Vračar",
	"Pionir",
	"Ustanička",
	"Ušće",
	"Navigator",
	"Prvomajska",
	"Barajevo",
	"Zvezdara",
	"Miljakovac",
] as const;
export const leadWishes = ["samostalni_trening", "personalni_trening", "grupni_fitnes"] as const;

export const defaultTrainingPlace = { price: "Zemun", trainingSelection: "Banjica" } as const;

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
