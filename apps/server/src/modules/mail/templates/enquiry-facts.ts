import {
	type leadWishes,
	type membershipPeriods,
	type primaryWishes,
	type visitDays,
	type wishToGo,
} from "@kvart/contract/enquiry-choices";
import type { Locale } from "@kvart/contract/locale";

type Words = Record<Locale, string>;

/** What the fields are called, in the order in which a mail lists them. */
const fields: Record<string, Words> = {
	wish_to_try: { sr: "Trening", en: "Training" },
	gym_location: { sr: "Centar", en: "Centre" },
	training_place: { sr: "Centar", en: "Centre" },
	wish_to_go: { sr: "Zanima me", en: "Interested in" },
	primary_wish: { sr: "Cilj", en: "Goal" },
	can_visit: { sr: "Dolazim", en: "Can come" },
	membership_period: { sr: "Članarina", en: "Membership" },
	additional: { sr: "Napomena", en: "Note" },
	name: { sr: "Ime i prezime", en: "Full name" },
	phone_1: { sr: "Mobilni telefon", en: "Mobile phone" },
	phone_2: { sr: "Fiksni telefon", en: "Landline" },
	email: { sr: "E-pošta", en: "E-mail" },
	age: { sr: "Godine", en: "Age" },
	city: { sr: "Grad", en: "City" },
	municipality: { sr: "Opština", en: "Municipality" },
	place_of_residence: { sr: "Mesto stanovanja", en: "Place of residence" },
	post_code: { sr: "Poštanski broj", en: "Postcode" },
	address: { sr: "Adresa", en: "Address" },
};

type Choice =
	| (typeof wishToGo)[number]
	| (typeof membershipPeriods)[number]
	| (typeof primaryWishes)[number]
	| (typeof visitDays)[number]
	| (typeof leadWishes)[number];

/** Choices are kept in Serbian; the values of the lead form are no words in either language. */
const choices: Record<Choice, Words> = {
	Teretanu: { sr: "Teretana, samostalno", en: "The gym, on my own" },
	"Grupne programe": { sr: "Grupni programi", en: "Group programmes" },
	"Teretanu i grupne programe": { sr: "Teretana i grupni programi", en: "Gym and group programmes" },
	"Personalne treninge": { sr: "Personalni treninzi", en: "Personal training" },
	"Jedan mesec": { sr: "Jedan mesec", en: "One month" },
	"Dva meseca": { sr: "Dva meseca", en: "Two months" },
	"Tri meseca": { sr: "Tri meseca", en: "Three months" },
	Smršam: { sr: "Da smršam", en: "Lose weight" },
	"Poboljšam kondiciju": { sr: "Da poboljšam kondiciju", en: "Get fitter" },
	"Oblikujem telo": { sr: "Da oblikujem telo", en: "Shape my body" },
	"Tri dana nedeljno": { sr: "Tri dana nedeljno", en: "Three days a week" },
	"Četiri dana nedeljno": { sr: "Četiri dana nedeljno", en: "Four days a week" },
	"Pet dana nedeljno": { sr: "Pet dana nedeljno", en: "Five days a week" },
	"Svakog dana": { sr: "Svakog dana", en: "Every day" },
	"Samo vikendom": { sr: "Samo vikendom", en: "Weekends only" },
	samostalni_trening: { sr: "Samostalni trening", en: "Training on my own" },
	personalni_trening: { sr: "Personalni trening", en: "Personal training" },
	grupni_fitnes: { sr: "Grupni fitnes", en: "Group fitness" },
};

const free = new Set(["additional", "name", "email", "address"]);

function wordsOf(field: string, value: string, language: Locale): string {
	const known = !free.has(field) && Object.hasOwn(choices, value);
	return known ? choices[value as Choice][language] : value;
}

/** What was filled in, line by line, in one language. */
export function enquiryFacts(form: Record<string, unknown>, language: Locale): [name: string, value: string][] {
	return Object.entries(fields).flatMap(([field, name]): [string, string][] => {
		const value = form[field];
		return typeof value === "string" && value !== "" ? [[name[language], wordsOf(field, value, language)]] : [];
	});
}
