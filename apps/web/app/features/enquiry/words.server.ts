import {
	type EnquiryKind,
	leadWishes,
	membershipPeriods,
	primaryWishes,
	trainingPlaces,
	visitDays,
	wishToGo,
} from "@kvart/contract/enquiry-choices";
import { m } from "../../paraglide/messages.js";
import type { Choices, FormWords } from "./enquiry-data.ts";
import { type FieldName, fieldsOf, formModels } from "./form-model.ts";

const labels: Record<FieldName, () => string> = {
	name: m.enquiry_field_name,
	age: m.enquiry_field_age,
	phone_1: m.enquiry_field_phone_1,
	phone_2: m.enquiry_field_phone_2,
	email: m.enquiry_field_email,
	city: m.enquiry_field_city,
	municipality: m.enquiry_field_municipality,
	place_of_residence: m.enquiry_field_place_of_residence,
	address: m.enquiry_field_address,
	post_code: m.enquiry_field_post_code,
	wish_to_try: m.enquiry_field_wish_to_try,
	gym_location: m.enquiry_field_gym_location,
	wish_to_go: m.enquiry_field_wish_to_go,
	primary_wish: m.enquiry_field_primary_wish,
	can_visit: m.enquiry_field_can_visit,
	membership_period: m.enquiry_field_membership_period,
	training_place: m.enquiry_field_training_place,
	additional: m.enquiry_field_additional,
	// The words beside the box say more than a name would.
	terms_and_conditions: () => "",
};

/** What every form says; labels only of the fields that it has. */
export function formWords(kind: EnquiryKind): FormWords {
	const fields = fieldsOf(formModels[kind]).map((field) => [field, labels[field]()]);
	return {
		fields: Object.fromEntries(fields) as FormWords["fields"],
		send: m.enquiry_send(),
		failed: m.enquiry_failed(),
		failedTitle: m.enquiry_failed_title(),
		retry: m.enquiry_retry(),
		trap: m.enquiry_trap(),
		kept: { text: m.enquiry_kept_text(), startAgain: m.enquiry_kept_start_again() },
		success: {
			title: m.enquiry_success_title(),
			text: m.enquiry_success_text(),
			close: m.enquiry_success_close(),
		},
		consent: kind === "training_selection" ? termsWords() : consentWords(),
	};
}

const consentWords = (): FormWords["consent"] => ({
	before: m.enquiry_consent_before(),
	link: m.enquiry_consent_link(),
	after: m.enquiry_consent_after(),
});

const termsWords = (): FormWords["consent"] => ({
	before: m.enquiry_terms_before(),
	link: m.enquiry_consent_link(),
	after: m.enquiry_terms_after(),
});

/** The lists that a form has. */
export function choicesOf(lists: Partial<Choices>): Choices {
	return lists as Choices;
}

function named<T extends string>(values: readonly T[], names: Record<T, () => string>) {
	return values.map((value) => ({ value, label: names[value]() }));
}

/** The choices of the price-list and training-selection forms. */
export function preferenceChoices(): Choices {
	return choicesOf({
		wish_to_go: named(wishToGo, {
			Teretanu: m.enquiry_wish_gym,
			"Grupne programe": m.enquiry_wish_group,
			"Teretanu i grupne programe": m.enquiry_wish_both,
			"Personalne treninge": m.enquiry_wish_personal,
		}),
		membership_period: named(membershipPeriods, {
			"Jedan mesec": m.enquiry_period_one,
			"Dva meseca": m.enquiry_period_two,
			"Tri meseca": m.enquiry_period_three,
		}),
		primary_wish: named(primaryWishes, {
			Smršam: m.enquiry_goal_weight,
			"Poboljšam kondiciju": m.enquiry_goal_fitness,
			"Oblikujem telo": m.enquiry_goal_shape,
		}),
		can_visit: named(visitDays, {
			"Tri dana nedeljno": m.enquiry_days_three,
			"Četiri dana nedeljno": m.enquiry_days_four,
			"Pet dana nedeljno": m.enquiry_days_five,
			"Svakog dana": m.enquiry_days_every,
			"Samo vikendom": m.enquiry_days_weekend,
		}),
		training_place: trainingPlaces.map((place) => ({ value: place, label: place })),
	});
}

export function leadChoices() {
	return named(leadWishes, {
		samostalni_trening: m.enquiry_lead_alone,
		personalni_trening: m.enquiry_lead_personal,
		grupni_fitnes: m.enquiry_lead_group,
	});
}
