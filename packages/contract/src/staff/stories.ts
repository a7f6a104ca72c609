import { z } from "zod";
import { dateField, recordNumber } from "../fields.ts";
import { pictureChoice } from "./pictures.ts";
import { headerLength, kickerLength, storyLength, storyStates, summaryLength } from "./story-rules.ts";
import { recordVersion } from "./version.ts";

// NUL cannot be stored in PostgreSQL text and a lone surrogate cannot be sent to it.
const storable = (value: string) => !value.includes("\0") && value.isWellFormed();

const text = (length: number) =>
	z.string({ error: "required-field" }).max(length, "invalid-value").refine(storable, "invalid-value").trim();

const publication = {
	published_at: z.iso.datetime().nullable().describe("Null is a draft"),
	state: z.enum(storyStates).describe("By the server's clock"),
};

const listed = z.object({
	id: z.int(),
	header: z.string(),
	header_eng: z.string(),
	photo_url: z.string().describe("Empty when a draft has no picture yet"),
	date: z.iso.date().describe("What the site shows"),
	translated: z.boolean().describe("Whether title and text are there in English, too"),
	...publication,
});

export const listedPost = listed.meta({ id: "ListedPost" });
export type ListedPost = z.infer<typeof listedPost>;

export const listedEvent = z.object({ ...listed.shape, in_banner: z.boolean() }).meta({ id: "ListedEvent" });
export type ListedEvent = z.infer<typeof listedEvent>;

const written = {
	header: text(headerLength).min(1, "required-field"),
	header_eng: text(headerLength),
	text: text(storyLength).describe("HTML; what a story may not hold is dropped"),
	text_eng: text(storyLength),
	photo: pictureChoice.nullable().describe("Null only in a draft"),
	date: dateField.nullable().describe("What the site shows; null is the day of publication"),
};

const writtenForEvent = {
	...written,
	kicker: text(kickerLength),
	kicker_eng: text(kickerLength),
	summary: text(summaryLength),
	summary_eng: text(summaryLength),
	home_photo: pictureChoice.nullable().describe("For the banner and the event's own page; null is the same as `photo`"),
	in_banner: z.boolean({ error: "invalid-value" }),
};

/** When a text is to be seen: never yet, from now on by the server's clock, or from an instant on. */
const publishAt = z.union([z.null(), z.literal("now"), z.iso.datetime({ offset: true })], { error: "invalid-value" });

export const staffPost = z
	.object({ id: z.int(), ...written, ...publication, version: z.int() })
	.meta({ id: "StaffPost" });
export type StaffPost = z.infer<typeof staffPost>;

export const staffEvent = z
	.object({ id: z.int(), ...writtenForEvent, ...publication, version: z.int() })
	.meta({ id: "StaffEvent" });
export type StaffEvent = z.infer<typeof staffEvent>;

export const newPost = z.object({ ...written, publish_at: publishAt });
export type NewPost = z.output<typeof newPost>;
export const postChange = z.object({ ...newPost.shape, version: recordVersion });
export type PostChange = z.output<typeof postChange>;

export const newEvent = z.object({ ...writtenForEvent, publish_at: publishAt });
export type NewEvent = z.output<typeof newEvent>;
export const eventChange = z.object({ ...newEvent.shape, version: recordVersion });
export type EventChange = z.output<typeof eventChange>;

export const homeBanner = z
	.object({ events: z.array(listedEvent).describe("In the order of the banner"), version: z.int() })
	.meta({ id: "HomeBanner" });
export type HomeBanner = z.infer<typeof homeBanner>;

export const homeBannerChange = z.object({
	event_ids: z.array(recordNumber("invalid-value"), { error: "required-field" }).max(100),
	version: recordVersion,
});
export type HomeBannerChange = z.output<typeof homeBannerChange>;
