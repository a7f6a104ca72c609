import type { Offer } from "@kvart/contract/clubs";
import { Badge } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { slugOf } from "../field-specs.ts";
import { PlaceLink } from "../fields/place-link.tsx";
import { describeKind } from "../kind.ts";
import { OpeningPanel } from "../openings/opening-panel.tsx";

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
	access: "clubPages",
	addAccess: "administration",
	texts: {
		many: m.records_clubs,
		text: m.records_clubs_text,
		add: m.records_club_new,
		inUse: m.records_in_use_club,
	},
	nameOf: ({ name }) => name,
	columns: ({ text }) => [
		text("name", m.records_name(), ({ name }) => name),
		text("address", m.records_address(), ({ address }) => address),
		{ ...text("phone", m.records_phone(), ({ phone }) => phone), narrow: true },
		{ ...text("hours", m.records_weekdays(), ({ weekdays }) => weekdays), narrow: true },
		{
			key: "state",
			label: m.records_state(),
			sortBy: ({ coming_soon }) => Number(coming_soon),
			cell: ({ coming_soon }) =>
				coming_soon ? <Badge color="warning">{m.records_coming_soon()}</Badge> : m.records_open_now(),
		},
	],
	// Default coordinates would put the club in the wrong place.
	blank: { coming_soon: true, opens_on: null, latitude: null, longitude: null },
	proposal: { from: "name", of: (name) => ({ slug: slugOf(name) }) },
	sections: [
		{
			title: m.records_basics,
			fields: [
				field.text("name", m.records_name),
				field.text("slug", m.records_slug, { description: m.records_slug_text, only: "new" }),
				field.toggle("coming_soon", m.records_coming_soon, { description: m.records_coming_soon_text }),
				field.optional(field.date("opens_on", m.records_opens_on, { description: m.records_opens_on_text })),
				field.optional(field.text("address", m.records_address)),
				field.text("phone", m.records_phone, { input: "tel" }),
				field.optional(field.text("phone_2", m.records_phone_2, { input: "tel" })),
				field.optional(
					field.text("reply_email", m.records_reply_email, { input: "email", description: m.records_reply_email_text }),
				),
			],
		},
		{
			title: m.records_hours,
			fields: [
				field.hours("weekdays", m.records_weekdays),
				field.hours("saturday", m.records_saturday),
				field.hours("sunday", m.records_sunday),
			],
		},
		{
			title: m.records_texts,
			fields: [
				field.bilingual("lead", m.records_lead, { multiline: true }),
				field.bilingual("description", m.records_description, {
					description: m.records_description_text,
					multiline: true,
				}),
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
					called: "title",
					fields: [
						field.bilingual("value", m.records_feature_value),
						field.bilingual("title", m.records_title),
						field.optional(field.bilingual("text", m.records_text, { multiline: true })),
					],
				},
				{
					type: "list",
					name: "properties",
					label: m.records_properties,
					add: m.records_property_new,
					called: "text",
					fields: [field.bilingual("text", m.records_property)],
				},
			],
		},
		{
			title: m.records_offer,
			fields: [
				field.chips("offers", m.records_offers, { options: offerOptions }),
				field.toggle("massage", m.records_massage),
				field.toggle("les_mills", m.records_les_mills),
				field.toggle("schedule_button", m.records_schedule_button),
				field.number("rating", m.records_rating, { min: 0, max: 5, step: 0.1, decimals: 1 }),
				field.number("rating_count", m.records_rating_count, { min: 0 }),
				field.optional(
					field.text("rating_source", m.records_rating_source, { description: m.records_rating_source_text }),
				),
			],
		},
		{
			title: m.records_rooms,
			text: m.records_rooms_text,
			fields: [
				{
					type: "list",
					name: "rooms",
					label: m.records_rooms,
					add: m.records_room_new,
					called: "name",
					fields: [field.bilingual("name", m.records_name)],
				},
			],
		},
		{
			title: m.records_place,
			fields: [
				field.optional(field.bilingual("stop", m.records_stop, { description: m.records_stop_text })),
				field.optional(field.bilingual("parking", m.records_parking)),
				field.number("latitude", m.records_latitude, { decimals: 7, step: 0.001 }),
				field.number("longitude", m.records_longitude, { decimals: 7, step: 0.001 }),
			],
			after: ({ latitude, longitude }) => <PlaceLink latitude={latitude} longitude={longitude} />,
		},
		{
			title: m.records_pictures,
			fields: [field.gallery("gallery", m.records_gallery, { description: m.records_gallery_text, only: "saved" })],
		},
	],
	page: ({ slug }) => `/${slug}`,
	more: ({ id, coming_soon }) => <OpeningPanel gymId={id} comingSoon={coming_soon} />,
	preview: ({ name, lead, lead_eng, description, description_eng, features, gallery }, text) => ({
		title: name,
		text: `${text(lead, lead_eng)}\n\n${text(description, description_eng)}`,
		picture: gallery[0],
		rows: features.map((feature) => [text(feature.title, feature.title_eng), text(feature.value, feature.value_eng)]),
	}),
});
