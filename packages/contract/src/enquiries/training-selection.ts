import type { EnquiryForm } from "./field.ts";
import { additional, city, home, person, preferences, stepTitles } from "./shared-fields.ts";

export const trainingSelection = {
	call: "sendTrainingSelectionForm",
	summary: "Ask which training fits",
	name: { sr: "Izbor treninga", en: "Training selection" },
	receipt: { sr: "Stigao je tvoj upit za izbor treninga", en: "We have your training enquiry" },
	title: { sr: "Nađi svoj trening", en: "Find your training" },
	steps: [
		{ title: stepTitles.person, fields: { ...person, ...city, ...home } },
		{
			title: stepTitles.preferences,
			fields: { ...preferences, training_place: { ...preferences.training_place, initial: "Banjica" } },
		},
		{
			title: stepTitles.note,
			fields: {
				additional,
				terms_and_conditions: {
					input: "terms",
					label: { sr: "Uslovi korišćenja", en: "Terms and conditions" },
					required: true,
				},
			},
		},
	],
} as const satisfies EnquiryForm;
