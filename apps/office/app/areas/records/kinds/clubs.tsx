import type { Offer } from "@kvart/contract/clubs";
import { Badge } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import { describeKind } from "../kind.ts";
import { previewText } from "./in-locale.ts";

const offers: Record<Offer, () => string> = {
	gym: m.records_offer_gym,
	fitness: m.records_offer_fitness,
	cardio: m.records_offer_cardio,
	padel: m.records_offer_padel,
};
const offerOptions = () => Object.entries(offers).map(([value, label]) => ({ value, label: label() }));

export const clubs = describeKind({
	kind: "Club",
	path: "clubs",
	access: "staff",
	words: { many: m.records_clubs, text: m.records_clubs_text },
	nameOf: ({ name }) => name,
	columns: ({ words }) => [
		words("name", m.records_name(), ({ name }) => name),
		words("address", m.records_address(), ({ address }) => address),
		words("phone", m.records_phone(), ({ phone }) => phone),
		words("hours", m.records_weekdays(), ({ weekdays }) => weekdays),
		{
			key: "state",
			label: m.records_state(),
			sortBy: ({ coming_soon }) => Number(coming_soon),
			cell: ({ coming_soon }) =>
				coming_soon ? <Badge color="warning">{m.records_coming_soon()}</Badge> : m.records_open_now(),
		},
	],
	sections: [
		{
			title: m.records_basics,
			fields: [
				{ type: "text", name: "name", label: m.records_name, required: true },
				{
					type: "switch",
					name: "coming_soon",
					label: m.records_coming_soon,
					description: m.records_coming_soon_text,
				},
				{ type: "text", name: "address", label: m.records_address },
				{ type: "text", name: "phone", label: m.records_phone, input: "tel", required: true },
				{ type: "text", name: "phone_2", label: m.records_phone_2, input: "tel" },
			],
		},
		{
			title: m.records_hours,
			fields: [
				{ type: "hours", name: "weekdays", label: m.records_weekdays, required: true },
				{ type: "hours", name: "saturday", label: m.records_saturday, required: true },
				{ type: "hours", name: "sunday", label: m.records_sunday, required: true },
			],
		},
		{
			title: m.records_texts,
			fields: [
				{ type: "bilingual", sr: "lead", en: "lead_eng", label: m.records_lead, multiline: true, required: true },
				{
					type: "bilingual",
					sr: "description",
					en: "description_eng",
					label: m.records_description,
					description: m.records_description_text,
					multiline: true,
					required: true,
				},
			],
		},
		{
			title: m.records_club_page,
			fields: [
				{
					type: "list",
					name: "features",
					label: m.records_features,
					description: m.records_features_text,
					add: m.records_feature_new,
					blank: () => ({ value: "", value_eng: "", title: "", title_eng: "", text: "", text_eng: "" }),
					called: "title",
					fields: [
						{ type: "bilingual", sr: "value", en: "value_eng", label: m.records_feature_value, required: true },
						{ type: "bilingual", sr: "title", en: "title_eng", label: m.records_title, required: true },
						{ type: "bilingual", sr: "text", en: "text_eng", label: m.records_text, multiline: true },
					],
				},
				{
					type: "list",
					name: "properties",
					label: m.records_properties,
					add: m.records_property_new,
					blank: () => ({ text: "", text_eng: "" }),
					called: "text",
					fields: [{ type: "bilingual", sr: "text", en: "text_eng", label: m.records_property, required: true }],
				},
			],
		},
		{
			title: m.records_offer,
			fields: [
				{ type: "chips", name: "offers", label: m.records_offers, options: offerOptions },
				{ type: "switch", name: "massage", label: m.records_massage },
				{ type: "switch", name: "les_mills", label: m.records_les_mills },
				{ type: "switch", name: "schedule_button", label: m.records_schedule_button },
				{
					type: "number",
					name: "rating",
					label: m.records_rating,
					min: 0,
					max: 5,
					step: 0.1,
					decimals: 1,
					required: true,
				},
			],
		},
		{
			title: m.records_place,
			fields: [
				{ type: "number", name: "latitude", label: m.records_latitude, decimals: 7, step: 0.001, required: true },
				{ type: "number", name: "longitude", label: m.records_longitude, decimals: 7, step: 0.001, required: true },
			],
		},
		{
			title: m.records_pictures,
			fields: [{ type: "gallery", name: "gallery", label: m.records_gallery, description: m.records_gallery_text }],
		},
	],
	page: ({ slug }) => `/${slug}`,
	preview: ({ name, lead, lead_eng, description, description_eng, features, gallery }, locale) => {
		const intro = previewText(locale, lead, lead_eng);
		const text = previewText(locale, description, description_eng);
		return {
			title: name,
			text: `${intro.text}\n\n${text.text}`,
			picture: gallery[0],
			rows: features.map((feature) => [
				previewText(locale, feature.title, feature.title_eng).text,
				previewText(locale, feature.value, feature.value_eng).text,
			]),
			untranslated: intro.untranslated || text.untranslated,
		};
	},
});
