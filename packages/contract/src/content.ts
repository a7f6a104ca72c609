import { z } from "zod";
import { cutAt } from "./cut-text.ts";
import { instant } from "./fields.ts";
import { planFields } from "./memberships/plans.ts";

/** Details of an uploaded picture; pages know those of the built-in pictures. */
const photo = z
	.object({
		id: z.string().describe("With hash, width and format: the address below /media/p"),
		hash: z.string(),
		width: z.int(),
		height: z.int(),
		color: z.string().describe("Average colour"),
		blur: z.string().describe("A tiny preview as a data URL"),
		alt: z.string(),
		alt_eng: z.string(),
	})
	.meta({ id: "Photo" });
export type Photo = z.infer<typeof photo>;

export const recordPhoto = photo.nullable().describe("Null unless the picture was uploaded");

export const trainingTypes = ["freestyle", "lesmills", "gym"] as const;
export type TrainingType = (typeof trainingTypes)[number];

export const training = z
	.object({
		id: z.int(),
		name: z.string(),
		name_eng: z.string(),
		description: z.string(),
		description_eng: z.string(),
		duration: z.int().describe("Minutes"),
		intensity: z.int().min(0).max(5),
		calories: z.int(),
		photo_url: z.string(),
		photo: recordPhoto,
		training_type: z.enum(trainingTypes),
	})
	.meta({ id: "Training" });
export type Training = z.infer<typeof training>;

export const trainer = z
	.object({
		id: z.int(),
		name: z.string(),
		photo_url: z.string(),
		photo: recordPhoto,
		description: z.string(),
		description_eng: z.string(),
		specialty: z.string(),
		specialty_eng: z.string(),
		gym_ids: z.array(z.int()),
		training_ids: z.array(z.int()),
	})
	.meta({ id: "Trainer" });
export type Trainer = z.infer<typeof trainer>;

const story = z.object({
	id: z.int(),
	header: z.string(),
	header_eng: z.string(),
	text: z.string().describe("Sanitised HTML"),
	text_eng: z.string().describe("Sanitised HTML"),
	photo_url: z.string(),
	photo: recordPhoto,
	date_of_creation: instant,
});

export const event = z
	.object({
		...story.shape,
		home_photo_url: z.string(),
		home_photo: recordPhoto,
		kicker: z.string(),
		kicker_eng: z.string(),
		summary: z.string(),
		summary_eng: z.string(),
		from_date: z.iso.date().nullable().describe("The first day; null for offers and news without dates"),
		from_time: z.int().nullable().describe("930 is 9:30; null for whole days"),
		to_date: z.iso.date().nullable().describe("The last day"),
		to_time: z.int().nullable(),
		gym_id: z.int().nullable().describe("The club where it takes place"),
		place: z.string().describe("Where it takes place, if not in one club"),
		place_eng: z.string(),
		ended: z.boolean().describe("By the server's clock; false without dates"),
	})
	.meta({ id: "Event" });
export type Event = z.infer<typeof event>;

export const blogPost = story.meta({ id: "BlogPost" });
export type BlogPost = z.infer<typeof blogPost>;

export const priceGroup = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		note: z.string(),
		note_eng: z.string(),
		most_chosen: z.boolean(),
		items: z.array(
			z.object({
				id: z.int(),
				title: z.string(),
				title_eng: z.string(),
				note: z.string(),
				note_eng: z.string(),
				unit: z.string(),
				unit_eng: z.string(),
				price: z.int().describe("RSD"),
				months: z.int().describe("Of a membership; 0 for everything else"),
				visits: z.int().describe("That a membership includes; 0 without a limit"),
				...planFields,
			}),
		),
	})
	.meta({ id: "PriceGroup" });
export type PriceGroup = z.infer<typeof priceGroup>;

/** A group with such items is a plan: people become members by it. */
export function isMembership({ months }: { months: number }): boolean {
	return months > 0;
}

export const pricePreviewToken = z.object({ token: z.string({ error: "required-field" }).max(200, "invalid-value") });

/** A price list for staff, before or after its time. */
export const previewedPrices = z
	.object({ valid_from: z.iso.date(), groups: z.array(priceGroup) })
	.meta({ id: "PreviewedPrices" });

export const questionTopics = ["freestyle", "lesmills", "padel", "landing", "general"] as const;
export type QuestionTopic = (typeof questionTopics)[number];

export const question = z
	.object({
		id: z.int(),
		topic: z.enum(questionTopics),
		question: z.string(),
		question_eng: z.string(),
		answer: z.string(),
		answer_eng: z.string(),
	})
	.meta({ id: "Question" });
export type Question = z.infer<typeof question>;

export const termsBlock = z
	.object({ id: z.int(), title: z.string(), title_eng: z.string(), text: z.string(), text_eng: z.string() })
	.meta({ id: "TermsBlock" });
export type TermsBlock = z.infer<typeof termsBlock>;

export const padel = z
	.object({
		courts: z.int(),
		phone: z.string(),
		email: z.string(),
		lead: z.string(),
		lead_eng: z.string(),
		description: z.string(),
		description_eng: z.string(),
		hours: z.array(z.object({ days: z.string(), days_eng: z.string(), hours: z.string() })),
		prices: z.array(
			z.object({
				title: z.string(),
				title_eng: z.string(),
				slot: z.string(),
				slot_eng: z.string(),
				price: z.int().describe("RSD"),
			}),
		),
		rental: z.array(
			z.object({
				title: z.string(),
				title_eng: z.string(),
				note: z.string(),
				note_eng: z.string(),
				price: z.int().describe("RSD"),
			}),
		),
	})
	.meta({ id: "Padel" });
export type Padel = z.infer<typeof padel>;

export const previewLength = 350;
export const previewEllipsis = "......";

/** HTML without its tags. */
export function plainText(html: string): string {
	return html
		.replace(/<[^>]*>/g, " ")
		.replace(/&nbsp;/g, " ")
		.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, " ")
		.replace(/ ([.,;:!?])/g, "$1")
		.trim();
}

/** The first characters of an HTML text as plain text; the spec asks for six dots. */
export function previewOf(html: string): string {
	return cutAt(plainText(html), previewLength, previewEllipsis);
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
