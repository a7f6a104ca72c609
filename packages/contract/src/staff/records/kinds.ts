import { z } from "zod";
import { offers } from "../../clubs.ts";
import { questionTopics, trainingTypes } from "../../content.ts";
import { instant } from "../../fields.ts";
import { coverings, planClubs, planHours } from "../../memberships/plans.ts";
import * as field from "./field.ts";

/** `readOnly` are parts of the answer that staff cannot edit. */
function kind<const F extends field.Fields, const O extends z.ZodRawShape>(id: string, fields: F, readOnly: O) {
	return {
		input: z.object(field.shapeOf(fields, "input")),
		record: z
			.object({ id: z.int(), ...field.shapeOf(fields, "stored"), ...readOnly, version: z.int() })
			.meta({ id: `${id}Record` }),
	};
}

const priceItem = {
	id: field.itemId,
	title: field.line,
	title_eng: field.optionalLine,
	note: field.optionalLine,
	note_eng: field.optionalLine,
	unit: field.optionalLine,
	unit_eng: field.optionalLine,
	price: field.price,
	months: field.whole(0, 24),
	visits: field.whole(0, 1000),
	covers: field.someOf(coverings),
	hours: field.oneOf(planHours),
	clubs: field.oneOf(planClubs),
	gym_ids: field.references(),
	freeze_days: field.whole(0, 366),
};

const priceGroup = {
	id: field.itemId,
	title: field.line,
	title_eng: field.optionalLine,
	note: field.optionalProse,
	note_eng: field.optionalProse,
	most_chosen: field.flag,
	items: field.listOf(priceItem),
};

/** Every kind of record that the office edits with the generic list and page. */
export const recordKinds = {
	Training: kind(
		"Training",
		{
			name: field.line,
			name_eng: field.optionalLine,
			description: field.prose,
			description_eng: field.optionalProse,
			training_type: field.oneOf(trainingTypes),
			duration: field.whole(5, 240),
			intensity: field.whole(0, 5),
			calories: field.whole(0, 3000),
			photo: field.photo,
		},
		{},
	),
	Coach: kind(
		"Coach",
		{
			name: field.line,
			specialty: field.line,
			specialty_eng: field.optionalLine,
			description: field.prose,
			description_eng: field.optionalProse,
			photo: field.photo,
			phone: field.optionalPhone,
			gym_ids: field.references(),
			training_ids: field.references(),
		},
		{},
	),
	Club: kind(
		"Club",
		{
			name: field.line,
			slug: field.slug,
			coming_soon: field.flag,
			opens_on: field.optionalDay,
			address: field.optionalLine,
			phone: field.phone,
			phone_2: field.optionalPhone,
			reply_email: field.optionalEmail,
			weekdays: field.hours,
			saturday: field.hours,
			sunday: field.hours,
			latitude: field.decimal(-90, 90),
			longitude: field.decimal(-180, 180),
			stop: field.optionalLine,
			stop_eng: field.optionalLine,
			parking: field.optionalLine,
			parking_eng: field.optionalLine,
			rating: field.decimal(0, 5),
			rating_count: field.whole(0, 1_000_000),
			rating_source: field.optionalLine,
			offers: field.someOf(offers),
			massage: field.flag,
			les_mills: field.flag,
			schedule_button: field.flag,
			lead: field.line,
			lead_eng: field.optionalLine,
			description: field.prose,
			description_eng: field.optionalProse,
			features: field.listOf({
				value: field.line,
				value_eng: field.optionalLine,
				title: field.line,
				title_eng: field.optionalLine,
				text: field.optionalProse,
				text_eng: field.optionalProse,
			}),
			properties: field.listOf({ text: field.line, text_eng: field.optionalLine }),
			gallery: field.gallery,
			rooms: field.listOf({ id: field.itemId, name: field.line, name_eng: field.optionalLine }),
		},
		{},
	),
	/** All prices of the chain from a day on; the list before it is the history. */
	PriceList: kind("PriceList", { valid_from: field.day, groups: field.listOf(priceGroup) }, {}),
	Padel: kind(
		"Padel",
		{
			courts: field.whole(1, 50),
			phone: field.phone,
			email: field.email,
			lead: field.prose,
			lead_eng: field.optionalProse,
			description: field.prose,
			description_eng: field.optionalProse,
			hours: field.listOf({ days: field.line, days_eng: field.optionalLine, hours: field.line }),
			prices: field.listOf({
				title: field.line,
				title_eng: field.optionalLine,
				slot: field.line,
				slot_eng: field.optionalLine,
				price: field.price,
			}),
			rental: field.listOf({
				title: field.line,
				title_eng: field.optionalLine,
				note: field.optionalLine,
				note_eng: field.optionalLine,
				price: field.price,
			}),
		},
		{},
	),
	Question: kind(
		"Question",
		{
			topic: field.oneOf(questionTopics),
			question: field.line,
			question_eng: field.optionalLine,
			answer: field.prose,
			answer_eng: field.optionalProse,
		},
		{},
	),
	TermsBlock: kind(
		"TermsBlock",
		{ title: field.line, title_eng: field.optionalLine, text: field.prose, text_eng: field.optionalProse },
		{},
	),
	Promotion: kind(
		"Promotion",
		{
			title: field.line,
			title_eng: field.optionalLine,
			text: field.optionalProse,
			text_eng: field.optionalProse,
			photo: field.optionalPhoto,
			active_from: field.day,
			active_until: field.day,
			gym_ids: field.references(1),
		},
		{ trainings: z.int().describe("Promotion trainings in the schedule") },
	),
	ReplyTemplate: kind(
		"ReplyTemplate",
		{ title: field.line, title_eng: field.optionalLine, text: field.prose, text_eng: field.optionalProse },
		{},
	),
	VideoGroup: kind(
		"VideoGroup",
		{ name: field.line, name_eng: field.optionalLine },
		{ members: z.int(), videos: z.int() },
	),
	GroupCode: kind(
		"GroupCode",
		{ code: field.line, group_id: field.reference, valid_from: field.day, valid_until: field.day },
		{},
	),
	Video: kind(
		"Video",
		{
			group_id: field.reference,
			title: field.line,
			title_eng: field.optionalLine,
			description: field.optionalProse,
			description_eng: field.optionalProse,
			url: field.line,
			published: field.flag,
		},
		{ views: z.int() },
	),
} as const;

type Kinds = typeof recordKinds;
export type RecordKind = keyof Kinds;
export type RecordFields<K extends RecordKind> = z.output<Kinds[K]["input"]>;
export type RecordOf<K extends RecordKind> = z.output<Kinds[K]["record"]>;
/** The fields after a change. Those that were left out are as they are stored, which is looser. */
export type RecordDraft<K extends RecordKind> = Pick<RecordOf<K>, keyof RecordFields<K> & keyof RecordOf<K>>;

export const videoViews = z
	.object({ video_id: z.int(), device: z.string(), views: z.int(), last_viewed_at: instant })
	.meta({ id: "VideoViews" });
export type VideoViews = z.infer<typeof videoViews>;
