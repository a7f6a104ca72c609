import { z } from "zod";
import { offers } from "../../clubs.ts";
import { questionTopics, trainingTypes } from "../../content.ts";
import { recordNumber } from "../../fields.ts";
import * as field from "./field.ts";

/** A kind of record: what of it is edited, and what else is told about it. */
function kind<const F extends field.Fields, const O extends z.ZodRawShape>(id: string, fields: F, told: O) {
	return {
		given: z.object(field.shapeOf(fields, "given")),
		record: z
			.object({ id: z.int(), ...field.shapeOf(fields, "kept"), ...told, version: z.int() })
			.meta({ id: `${id}Record` }),
	};
}

const nothingElse = {};

const priceItem = {
	/** Of an item that is there already; those without are new. */
	id: { given: recordNumber("invalid-value").optional(), kept: z.int().optional() },
	title: field.line,
	title_eng: field.lineOrNothing,
	note: field.lineOrNothing,
	note_eng: field.lineOrNothing,
	unit: field.lineOrNothing,
	unit_eng: field.lineOrNothing,
	price: field.price,
};

/** Every kind of record that the office edits with the same list and the same page. */
export const recordKinds = {
	Training: kind(
		"Training",
		{
			name: field.line,
			name_eng: field.lineOrNothing,
			description: field.prose,
			description_eng: field.proseOrNothing,
			training_type: field.oneOf(trainingTypes),
			duration: field.whole(5, 240),
			intensity: field.whole(0, 5),
			calories: field.whole(0, 3000),
			photo: field.photo,
		},
		nothingElse,
	),
	Coach: kind(
		"Coach",
		{
			name: field.line,
			specialty: field.line,
			specialty_eng: field.lineOrNothing,
			description: field.prose,
			description_eng: field.proseOrNothing,
			photo: field.photo,
			gym_ids: field.references(),
			training_ids: field.references(),
		},
		nothingElse,
	),
	Club: kind(
		"Club",
		{
			name: field.line,
			coming_soon: field.flag,
			address: field.lineOrNothing,
			phone: field.phone,
			phone_2: field.phoneOrNothing,
			weekdays: field.hours,
			saturday: field.hours,
			sunday: field.hours,
			latitude: field.decimal(-90, 90),
			longitude: field.decimal(-180, 180),
			rating: field.decimal(0, 5),
			offers: field.someOf(offers),
			massage: field.flag,
			les_mills: field.flag,
			schedule_button: field.flag,
			lead: field.line,
			lead_eng: field.lineOrNothing,
			description: field.prose,
			description_eng: field.proseOrNothing,
			features: field.listOf({
				value: field.line,
				value_eng: field.lineOrNothing,
				title: field.line,
				title_eng: field.lineOrNothing,
				text: field.proseOrNothing,
				text_eng: field.proseOrNothing,
			}),
			properties: field.listOf({ text: field.line, text_eng: field.lineOrNothing }),
			gallery: field.gallery,
		},
		{ slug: z.string() },
	),
	PriceGroup: kind(
		"PriceGroup",
		{
			title: field.line,
			title_eng: field.lineOrNothing,
			note: field.proseOrNothing,
			note_eng: field.proseOrNothing,
			items: field.listOf(priceItem),
		},
		nothingElse,
	),
	Padel: kind(
		"Padel",
		{
			courts: field.whole(1, 50),
			phone: field.phone,
			email: field.email,
			lead: field.prose,
			lead_eng: field.proseOrNothing,
			description: field.prose,
			description_eng: field.proseOrNothing,
			hours: field.listOf({ days: field.line, days_eng: field.lineOrNothing, hours: field.line }),
			prices: field.listOf({
				title: field.line,
				title_eng: field.lineOrNothing,
				slot: field.line,
				slot_eng: field.lineOrNothing,
				price: field.price,
			}),
			rental: field.listOf({
				title: field.line,
				title_eng: field.lineOrNothing,
				note: field.lineOrNothing,
				note_eng: field.lineOrNothing,
				price: field.price,
			}),
		},
		nothingElse,
	),
	Question: kind(
		"Question",
		{
			topic: field.oneOf(questionTopics),
			question: field.line,
			question_eng: field.lineOrNothing,
			answer: field.prose,
			answer_eng: field.proseOrNothing,
		},
		nothingElse,
	),
	TermsBlock: kind(
		"TermsBlock",
		{ title: field.line, title_eng: field.lineOrNothing, text: field.prose, text_eng: field.proseOrNothing },
		nothingElse,
	),
	Promotion: kind(
		"Promotion",
		{
			title: field.line,
			title_eng: field.lineOrNothing,
			active_from: field.day,
			active_until: field.day,
			gym_ids: field.references(1),
		},
		{ trainings: z.int().describe("Promotion trainings in the schedule") },
	),
	VideoGroup: kind(
		"VideoGroup",
		{ name: field.line, name_eng: field.lineOrNothing },
		{ members: z.int(), videos: z.int() },
	),
	GroupCode: kind(
		"GroupCode",
		{ code: field.line, group_id: field.reference, valid_from: field.day, valid_until: field.day },
		nothingElse,
	),
	Video: kind(
		"Video",
		{
			group_id: field.reference,
			title: field.line,
			title_eng: field.lineOrNothing,
			description: field.proseOrNothing,
			description_eng: field.proseOrNothing,
			url: field.line,
			published: field.flag,
		},
		{ views: z.int() },
	),
} as const;

type Kinds = typeof recordKinds;
export type RecordKind = keyof Kinds;
/** What of a record is edited. */
export type RecordFields<K extends RecordKind> = z.output<Kinds[K]["given"]>;
/** A record as calls answer with it. */
export type RecordOf<K extends RecordKind> = z.output<Kinds[K]["record"]>;

/** How often a film was watched, on what. */
export const videoViews = z
	.object({ video_id: z.int(), device: z.string(), views: z.int(), last_viewed_at: z.iso.datetime() })
	.meta({ id: "VideoViews" });
export type VideoViews = z.infer<typeof videoViews>;
