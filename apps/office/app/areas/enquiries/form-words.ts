import type {
	leadWishes,
	membershipPeriods,
	primaryWishes,
	visitDays,
	wishToGo,
} from "@kvart/contract/enquiry-choices";
import { m } from "../../paraglide/messages.js";

/** What the fields are called, in the order in which they matter to whoever answers. */
const fields: Readonly<Record<string, () => string>> = {
	additional: m.enquiries_field_additional,
	wish_to_try: m.enquiries_field_wish_to_try,
	gym_location: m.enquiries_field_gym_location,
	training_place: m.enquiries_field_training_place,
	wish_to_go: m.enquiries_field_wish_to_go,
	primary_wish: m.enquiries_field_primary_wish,
	can_visit: m.enquiries_field_can_visit,
	membership_period: m.enquiries_field_membership_period,
	age: m.enquiries_field_age,
	phone_2: m.enquiries_field_phone_2,
	city: m.enquiries_field_city,
	municipality: m.enquiries_field_municipality,
	place_of_residence: m.enquiries_field_place_of_residence,
	address: m.enquiries_field_address,
	post_code: m.enquiries_field_post_code,
};

type Choice = (
	| typeof wishToGo
	| typeof membershipPeriods
	| typeof primaryWishes
	| typeof visitDays
	| typeof leadWishes
)[number];

/** Choices are kept as these Serbian words, whatever the language of the page was. */
const choices: Record<Choice, () => string> = {
	Teretanu: m.enquiries_choice_gym,
	"Grupne programe": m.enquiries_choice_group,
	"Teretanu i grupne programe": m.enquiries_choice_both,
	"Personalne treninge": m.enquiries_choice_personal,
	"Jedan mesec": m.enquiries_choice_one_month,
	"Dva meseca": m.enquiries_choice_two_months,
	"Tri meseca": m.enquiries_choice_three_months,
	Smršam: m.enquiries_choice_lose,
	"Poboljšam kondiciju": m.enquiries_choice_fitter,
	"Oblikujem telo": m.enquiries_choice_shape,
	"Tri dana nedeljno": m.enquiries_choice_three_days,
	"Četiri dana nedeljno": m.enquiries_choice_four_days,
	"Pet dana nedeljno": m.enquiries_choice_five_days,
	"Svakog dana": m.enquiries_choice_every_day,
	"Samo vikendom": m.enquiries_choice_weekends,
	samostalni_trening: m.enquiries_choice_alone,
	personalni_trening: m.enquiries_choice_personal_one,
	grupni_fitnes: m.enquiries_choice_fitness,
};

const ownWords = new Set(["additional", "address", "city", "place_of_residence"]);

function formatValue(field: string, value: string): string {
	const known = !ownWords.has(field) && Object.hasOwn(choices, value);
	return known ? choices[value as Choice]() : value;
}

/** What was filled in, line by line; who asked stands elsewhere. */
export function formInWords(form: Readonly<Record<string, string>>): [name: string, value: string][] {
	return Object.entries(fields).flatMap(([field, label]): [string, string][] => {
		const value = form[field];
		return value ? [[label(), formatValue(field, value)]] : [];
	});
}
