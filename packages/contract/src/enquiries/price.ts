import type { EnquiryForm } from "./field.ts";
import { additional, home, person, preferences, stepTitles } from "./shared-fields.ts";

export const price = {
	call: "sendPriceForm",
	summary: "Ask for prices",
	name: { sr: "Cenovnik", en: "Price list" },
	receipt: { sr: "Stigao je tvoj upit za ponudu", en: "We have your request for an offer" },
	steps: [
		{ title: stepTitles.person, fields: { ...person, ...home } },
		{ title: stepTitles.preferences, fields: preferences },
		{ title: stepTitles.note, fields: { additional } },
	],
} as const satisfies EnquiryForm;
