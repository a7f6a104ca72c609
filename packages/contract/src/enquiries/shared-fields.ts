import type { EnquiryChoice, EnquiryField, EnquiryForm } from "./field.ts";

/** Choices that read the same in both places. */
const choice = (value: string, en: string): EnquiryChoice => ({ value, label: { sr: value, en } });

export const person = {
	name: { input: "text", label: { sr: "Ime i prezime", en: "Full name" }, required: true, autoComplete: "name" },
	phone_1: {
		input: "phone",
		label: { sr: "Mobilni telefon", en: "Mobile phone" },
		required: true,
		autoComplete: "tel",
	},
	phone_2: { input: "phone", label: { sr: "Fiksni telefon", en: "Landline" } },
	email: { input: "email", label: { sr: "E-adresa", en: "E-mail" }, required: true, autoComplete: "email" },
	age: { input: "age", label: { sr: "Godine", en: "Age" }, required: true },
} as const satisfies Record<string, EnquiryField>;

export const city = {
	city: { input: "text", label: { sr: "Grad", en: "City" }, autoComplete: "address-level1" },
	municipality: { input: "text", label: { sr: "Opština", en: "Municipality" }, autoComplete: "address-level3" },
} as const satisfies Record<string, EnquiryField>;

export const home = {
	place_of_residence: {
		input: "text",
		label: { sr: "Mesto stanovanja", en: "Place of residence" },
		autoComplete: "address-level2",
	},
	post_code: { input: "digits", label: { sr: "Poštanski broj", en: "Postcode" }, autoComplete: "postal-code" },
	address: { input: "text", label: { sr: "Adresa", en: "Address" }, autoComplete: "address-line1" },
} as const satisfies Record<string, EnquiryField>;

const trainingPlaces = [
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
];

export const preferences = {
	wish_to_go: {
		input: "radio",
		label: { sr: "Biram", en: "I’m interested in" },
		short: { sr: "Interesovanje", en: "Interested in" },
		columns: 2,
		initial: "Teretanu",
		choices: [
			{
				value: "Teretanu",
				label: { sr: "Teretanu, samostalno", en: "The gym, on my own" },
				short: { sr: "Teretana, samostalno", en: "The gym, independently" },
			},
			{
				value: "Grupne programe",
				label: { sr: "Grupne programe", en: "Group programmes" },
				short: { sr: "Grupni programi", en: "Group programmes" },
			},
			{
				value: "Teretanu i grupne programe",
				label: { sr: "Teretanu i grupne programe", en: "Gym and group programmes" },
				short: { sr: "Teretana i grupni programi", en: "Gym and group programmes" },
			},
			{
				value: "Personalne treninge",
				label: { sr: "Personalne treninge", en: "Personal training" },
				short: { sr: "Personalni treninzi", en: "Personal training" },
			},
		],
	},
	primary_wish: {
		input: "radio",
		label: { sr: "Najviše želim da", en: "Above all I want to" },
		short: { sr: "Cilj", en: "Goal" },
		columns: 3,
		initial: "Smršam",
		choices: [
			{
				value: "Smršam",
				label: { sr: "Smršam", en: "Lose weight" },
				short: { sr: "Mršavljenje", en: "Lose weight" },
			},
			{
				value: "Poboljšam kondiciju",
				label: { sr: "Poboljšam kondiciju", en: "Get fitter" },
				short: { sr: "Bolja kondicija", en: "Get fitter" },
			},
			{
				value: "Oblikujem telo",
				label: { sr: "Oblikujem telo", en: "Shape my body" },
				short: { sr: "Oblikovanje tela", en: "Shape the body" },
			},
		],
	},
	can_visit: {
		input: "radio",
		label: { sr: "Mogu da dolazim", en: "I can come" },
		short: { sr: "Dolasci", en: "Can come" },
		columns: 2,
		initial: "Tri dana nedeljno",
		choices: [
			choice("Tri dana nedeljno", "Three days a week"),
			choice("Četiri dana nedeljno", "Four days a week"),
			choice("Pet dana nedeljno", "Five days a week"),
			choice("Svakog dana", "Every day"),
			choice("Samo vikendom", "Weekends only"),
		],
	},
	membership_period: {
		input: "radio",
		label: { sr: "Uplaćujem članarinu na", en: "I’d pay for" },
		short: { sr: "Članarina", en: "Membership" },
		columns: 3,
		initial: "Jedan mesec",
		choices: [
			choice("Jedan mesec", "One month"),
			choice("Dva meseca", "Two months"),
			choice("Tri meseca", "Three months"),
		],
	},
	training_place: {
		input: "select",
		label: { sr: "Gde želiš da treniraš?", en: "Where would you like to train?" },
		short: { sr: "Centar", en: "Centre" },
		initial: "Zemun",
		choices: trainingPlaces.map((place) => choice(place, place)),
		source: "clubs",
		description: `One of ${trainingPlaces.join(", ")}, or the name of a club that opened later`,
	},
} as const satisfies Record<string, EnquiryField>;

/** The name of the club: one is listed by its quarter, with the club's name in brackets. */
export function clubNameOf(trainingPlace: string): string {
	return /\((.+)\)/.exec(trainingPlace)?.[1] ?? trainingPlace;
}

export const additional: EnquiryField = {
	input: "note",
	label: { sr: "Šta još treba da znamo?", en: "Anything else we should know?" },
	short: { sr: "Napomena", en: "Note" },
};

export const wishToTry = {
	input: "radio",
	label: { sr: "Želim da probam", en: "I’d like to try" },
	short: { sr: "Trening", en: "Training" },
	choices: [
		{
			value: "samostalni_trening",
			label: { sr: "Samostalni trening", en: "Training on my own" },
			short: { sr: "Samostalni trening", en: "Independent training" },
		},
		{ value: "personalni_trening", label: { sr: "Personalni trening", en: "Personal training" } },
		{ value: "grupni_fitnes", label: { sr: "Grupni fitnes", en: "Group fitness" } },
	],
} as const satisfies EnquiryField;

type StepTitle = NonNullable<EnquiryForm["steps"][number]["title"]>;

export const stepTitles = {
	person: { sr: "Kako da te nađemo?", en: "How do we reach you?" },
	preferences: { sr: "Šta ti odgovara?", en: "What suits you?" },
	note: { sr: "Još nešto?", en: "Anything else?" },
} as const satisfies Record<string, StepTitle>;
