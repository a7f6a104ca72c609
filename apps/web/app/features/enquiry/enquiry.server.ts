import type { Client } from "@kvart/contract/client";
import { isComingSoon } from "@kvart/contract/clubs";
import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { inClubOrder } from "../../lib/club-order.ts";
import { m } from "../../paraglide/messages.js";
import type { LeadFormData, WizardData, WizardWords } from "./enquiry-data.ts";
import { choicesOf, formWords, leadChoices, preferenceChoices } from "./words.server.ts";

type Own = Pick<WizardWords, "title" | "steps">;

function wizardWords(kind: EnquiryKind, own: Own): WizardWords {
	return { ...formWords(kind), next: m.enquiry_next(), back: m.enquiry_back(), ...own };
}

const questions = () => [m.enquiry_step_person(), m.enquiry_step_preferences(), m.enquiry_step_note()];

/** The free-trial form: first it explains itself, and last it lists all trainings. */
export async function loadFreeTraining(api: Client, locale: Locale): Promise<WizardData> {
	const trainings = await api.listTrainings();
	return {
		kind: "free_training",
		path: "/free-training",
		words: wizardWords("free_training", {
			title: m.enquiry_free_heading(),
			steps: [m.enquiry_free_step_intro(), m.enquiry_free_step_person(), m.enquiry_free_step_training()],
		}),
		picture: pictureOf(pageHeroes["free-training"], locale),
		choices: choicesOf({
			wish_to_try: trainings.map(({ name, name_eng }) => ({ value: name, label: inLocale(locale, name, name_eng) })),
		}),
		intro: {
			text: m.enquiry_free_intro(),
			points: [m.enquiry_free_point_person(), m.enquiry_free_point_training(), m.enquiry_free_point_call()],
			bring: m.enquiry_free_bring(),
		},
	};
}

/** The wizard on the price list; the section's title is the page's own. */
export function priceWizard(locale: Locale, title: string): WizardData {
	return {
		kind: "price",
		path: "/price-list#request",
		words: wizardWords("price", { title, steps: questions() }),
		picture: pictureOf("common/plates-near-1", locale),
		choices: preferenceChoices(),
		intro: null,
	};
}

export function trainingSelection(locale: Locale): WizardData {
	return {
		kind: "training_selection",
		path: "/training-selection",
		words: wizardWords("training_selection", {
			title: m.enquiry_selection_heading(),
			steps: questions(),
		}),
		picture: pictureOf(pageHeroes["training-selection"], locale),
		choices: preferenceChoices(),
		intro: null,
	};
}

/** The form of the landing pages; a centre that is not open yet cannot be chosen, and the address may name any. */
export async function loadLeadForm(api: Client, path: string, asked: string | null): Promise<LeadFormData> {
	const gyms = inClubOrder(await api.listGyms()).filter((gym) => !isComingSoon(gym));
	return {
		path: `${path}#form`,
		words: { ...formWords("lending_page"), placePrompt: m.enquiry_place_prompt() },
		choices: choicesOf({
			wish_to_try: leadChoices(),
			gym_location: gyms.map(({ name }) => ({ value: name, label: name })),
		}),
		picked: gyms.find(({ name }) => name === asked)?.name,
	};
}
