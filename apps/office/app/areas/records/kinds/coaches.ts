import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";

export const coaches = describeKind({
	kind: "Coach",
	path: "coaches",
	access: "chain",
	texts: {
		many: m.records_coaches,
		text: m.records_coaches_text,
		add: m.records_coach_new,
		inUse: m.records_in_use_schedule,
	},
	nameOf: ({ name }) => name,
	columns: ({ text, number }) => [
		text("name", m.records_person_name(), ({ name }) => name),
		text("specialty", m.records_specialty(), ({ specialty, specialty_eng }) => inOffice(specialty, specialty_eng)),
		number("clubs", m.records_clubs(), ({ gym_ids }) => gym_ids.length),
		number("trainings", m.records_trainings(), ({ training_ids }) => training_ids.length),
	],
	blank: () => ({
		name: "",
		specialty: "",
		specialty_eng: "",
		description: "",
		description_eng: "",
		photo: null as never,
		gym_ids: [],
		training_ids: [],
	}),
	sections: [
		{
			title: m.records_basics,
			fields: [
				{ type: "text", name: "name", label: m.records_person_name, required: true },
				{ type: "bilingual", sr: "specialty", en: "specialty_eng", label: m.records_specialty, required: true },
				{
					type: "bilingual",
					sr: "description",
					en: "description_eng",
					label: m.records_description,
					description: m.records_description_text,
					multiline: true,
					required: true,
				},
				{ type: "picture", name: "photo", label: m.records_picture, picture: "trainer", required: true },
			],
		},
		{
			title: m.records_people,
			fields: [
				{ type: "relation", name: "gym_ids", label: m.records_coach_clubs, to: "clubs", many: true },
				{ type: "relation", name: "training_ids", label: m.records_coach_trainings, to: "trainings", many: true },
			],
		},
	],
	page: () => "/coaches",
	preview: ({ name, specialty, specialty_eng, description, description_eng, photo }, locale) => {
		const kicker = previewText(locale, specialty, specialty_eng);
		const text = previewText(locale, description, description_eng);
		return {
			kicker: kicker.text,
			title: name,
			text: text.text,
			picture: photo?.url,
			untranslated: kicker.untranslated || text.untranslated,
		};
	},
	order: {},
});
