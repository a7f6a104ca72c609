import type { EnquiryForm } from "./field.ts";
import { home, person, wishToTry } from "./shared-fields.ts";

/** The form of the landing pages. */
export const lead = {
	call: "sendLeadForm",
	summary: "Leave contact data on a landing page",
	name: { sr: "Kampanja", en: "Campaign" },
	receipt: { sr: "Stigla je tvoja prijava za probni trening", en: "We have your request for a free trial" },
	steps: [
		{
			fields: {
				name: person.name,
				phone_1: person.phone_1,
				email: person.email,
				wish_to_try: { ...wishToTry, required: true, columns: 3 },
				gym_location: {
					input: "select",
					label: { sr: "Centar", en: "Centre" },
					prompt: { sr: "Izaberi centar", en: "Choose a centre" },
					source: "clubs",
					required: true,
				},
				plan: {
					input: "select",
					label: { sr: "Izabrana članarina", en: "Chosen membership" },
					short: { sr: "Članarina", en: "Membership" },
					prompt: { sr: "Još biram", en: "Still choosing" },
					source: "plans",
					carried: true,
					description: "Title of a group of memberships on the price list",
				},
				address: home.address,
			},
		},
	],
} as const satisfies EnquiryForm;
