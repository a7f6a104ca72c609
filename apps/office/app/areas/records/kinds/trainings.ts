import type { TrainingType } from "@kvart/contract/content";
import { m } from "../../../paraglide/messages.js";
import { describeKind, inOffice, previewText } from "../kind.ts";

const types: Record<TrainingType, { label: () => string; page: string }> = {
	freestyle: { label: m.records_type_freestyle, page: "/freestyle-trainings" },
	lesmills: { label: m.records_type_lesmills, page: "/les-mills-trainings" },
	gym: { label: m.records_type_gym, page: "/gym-services" },
};
const typeOptions = () => Object.entries(types).map(([value, { label }]) => ({ value, label: label() }));

export const trainings = describeKind({
	kind: "Training",
	path: "trainings",
	access: "chain",
	texts: {
		many: m.records_trainings,
		text: m.records_trainings_text,
		add: m.records_training_new,
		inUse: m.records_in_use_schedule,
	},
	nameOf: ({ name, name_eng }) => inOffice(name, name_eng),
	columns: ({ text, number }) => [
		text("name", m.records_name(), ({ name, name_eng }) => inOffice(name, name_eng)),
		text("type", m.records_training_type(), ({ training_type }) => types[training_type].label()),
		number(
			"duration",
			m.records_duration(),
			({ duration }) => duration,
			(value) => `${value} ${m.records_minutes()}`,
		),
		number("intensity", m.records_intensity(), ({ intensity }) => intensity),
	],
	blank: () => ({
		name: "",
		name_eng: "",
		description: "",
		description_eng: "",
		training_type: "freestyle",
		duration: 60,
		intensity: 3,
		calories: 400,
		photo: null as never,
	}),
	sections: [
		{
			title: m.records_texts,
			fields: [
				{ type: "bilingual", sr: "name", en: "name_eng", label: m.records_name, required: true },
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
			title: m.records_basics,
			fields: [
				{ type: "select", name: "training_type", label: m.records_training_type, options: typeOptions, required: true },
				{
					type: "number",
					name: "duration",
					label: m.records_duration,
					unit: " min",
					min: 5,
					max: 240,
					step: 5,
					required: true,
				},
				{
					type: "number",
					name: "intensity",
					label: m.records_intensity,
					description: m.records_intensity_text,
					min: 0,
					max: 5,
					required: true,
				},
				{
					type: "number",
					name: "calories",
					label: m.records_calories,
					unit: " kcal",
					min: 0,
					max: 3000,
					step: 10,
					required: true,
				},
				{ type: "picture", name: "photo", label: m.records_picture, picture: "training", required: true },
			],
		},
	],
	page: ({ training_type }) => types[training_type].page,
	preview: ({ name, name_eng, description, description_eng, training_type, duration, photo }, locale) => {
		const title = previewText(locale, name, name_eng);
		const text = previewText(locale, description, description_eng);
		return {
			kicker: `${types[training_type].label()} · ${duration ?? 0} ${m.records_minutes()}`,
			title: title.text,
			text: text.text,
			picture: photo?.url,
			untranslated: title.untranslated || text.untranslated,
		};
	},
	order: {},
});
