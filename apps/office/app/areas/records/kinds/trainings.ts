import type { TrainingType } from "@kvart/contract/content";
import { m } from "../../../paraglide/messages.js";
import * as field from "../field.ts";
import { describeKind, inOffice } from "../kind.ts";

const types: Record<TrainingType, { label: () => string; page: string }> = {
	freestyle: { label: m.records_type_freestyle, page: "/freestyle-trainings" },
	lesmills: { label: m.records_type_lesmills, page: "/les-mills-trainings" },
	gym: { label: m.records_type_gym, page: "/gym-services" },
};
const typeOptions = () => Object.entries(types).map(([value, { label }]) => ({ value, label: label() }));

export const trainings = describeKind({
	kind: "Training",
	path: "trainings",
	access: "content",
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
	blank: { training_type: "freestyle", duration: 60, intensity: 3, calories: 400 },
	sections: [
		{
			title: m.records_texts,
			fields: [
				field.bilingual("name", m.records_name),
				field.bilingual("description", m.records_description, {
					description: m.records_description_text,
					multiline: true,
				}),
			],
		},
		{
			title: m.records_basics,
			fields: [
				field.select("training_type", m.records_training_type, { options: typeOptions }),
				field.number("duration", m.records_duration, { unit: " min", min: 5, max: 240, step: 5 }),
				field.number("intensity", m.records_intensity, { description: m.records_intensity_text, min: 0, max: 5 }),
				field.number("calories", m.records_calories, { unit: " kcal", min: 0, max: 3000, step: 10 }),
				field.picture("photo", m.records_picture, { picture: "training" }),
			],
		},
	],
	page: ({ training_type }) => types[training_type].page,
	preview: ({ name, name_eng, description, description_eng, training_type, duration, photo }, text) => ({
		kicker: `${types[training_type].label()} · ${duration ?? 0} ${m.records_minutes()}`,
		title: text(name, name_eng),
		text: text(description, description_eng),
		picture: photo?.url,
	}),
	order: {},
});
