import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

export const coaches = describeKind({
	kind: "Coach",
	path: "coaches",
	access: "content",
	texts: {
		many: m.records_coaches,
		text: m.records_coaches_text,
		add: m.records_coach_new,
		inUse: m.records_in_use_schedule,
	},
	nameOf: ({ name }) => name,
	columns: ({ text, number, person }) => [
		person(
			"name",
			m.records_person_name(),
			({ name }) => name,
			({ photo }) => photo?.url,
		),
		text("specialty", m.records_specialty(), ({ specialty, specialty_eng }) => inOffice(specialty, specialty_eng)),
		number("clubs", m.records_clubs(), ({ gym_ids }) => gym_ids.length),
		number("trainings", m.records_trainings(), ({ training_ids }) => training_ids.length),
	],
	blank: {},
	sections: [
		{
			title: m.records_basics,
			fields: [
				field.text("name", m.records_person_name),
				field.bilingual("specialty", m.records_specialty),
				field.bilingual("description", m.records_description, {
					description: m.records_description_text,
					multiline: true,
				}),
				field.picture("photo", m.records_picture, { picture: "trainer" }),
				field.optional(field.text("phone", m.records_phone, { input: "tel", description: m.records_coach_phone_text })),
			],
		},
		{
			title: m.records_people,
			fields: [
				field.optional(field.relations("gym_ids", m.records_coach_clubs, { to: "clubs" })),
				field.optional(field.relations("training_ids", m.records_coach_trainings, { to: "trainings" })),
			],
		},
	],
	page: () => "/coaches",
	preview: ({ name, specialty, specialty_eng, description, description_eng, photo }, text) => ({
		kicker: text(specialty, specialty_eng),
		title: name,
		text: text(description, description_eng),
		picture: photo?.url,
	}),
	order: {},
});
