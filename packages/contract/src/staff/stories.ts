import { z } from "zod";
import { dateField, instant, recordNumber, recordVersion, storable, yearsAccepted } from "../fields.ts";
import { isTime } from "../time.ts";
import { byId, changing, invalid, missing, staff, versionInQuery } from "./endpoint.ts";
import { pictureChoice } from "./pictures.ts";
import { headerLength, kickerLength, placeLength, storyLength, storyStates, summaryLength } from "./story-rules.ts";

const text = (length: number) =>
	z.string({ error: "required-field" }).max(length, "invalid-value").refine(storable, "invalid-value").trim();

const publication = {
	published_at: instant.nullable().describe("Null is a draft"),
	state: z.enum(storyStates).describe("By the server's clock"),
};

const listed = z.object({
	id: z.int(),
	header: z.string(),
	header_eng: z.string(),
	photo_url: z.string().describe("Empty if a draft has no picture yet"),
	date: z.iso.date().describe("The date shown on the site"),
	translated: z.boolean().describe("Whether title and text exist in English too"),
	...publication,
});

const listedPost = listed.meta({ id: "ListedPost" });
export type ListedPost = z.infer<typeof listedPost>;

const listedEvent = z
	.object({
		...listed.shape,
		in_banner: z.boolean(),
		from_date: z.iso.date().nullable(),
		to_date: z.iso.date().nullable(),
		ended: z.boolean().describe("Past events are not shown in the banner"),
	})
	.meta({ id: "ListedEvent" });
export type ListedEvent = z.infer<typeof listedEvent>;

const written = {
	header: text(headerLength).min(1, "required-field"),
	header_eng: text(headerLength),
	text: text(storyLength).describe("HTML; elements that are not allowed are dropped"),
	text_eng: text(storyLength),
	photo: pictureChoice.nullable().describe("Null only in a draft"),
	date: dateField.nullable().describe("The date shown on the site; null is the day of publication"),
};

const time = z.int({ error: "invalid-value" }).refine(isTime, "invalid-value").nullable();

const writtenForEvent = {
	...written,
	kicker: text(kickerLength),
	kicker_eng: text(kickerLength),
	summary: text(summaryLength),
	summary_eng: text(summaryLength),
	home_photo: pictureChoice.nullable().describe("For the banner and the event's own page; null means `photo`"),
	in_banner: z.boolean({ error: "invalid-value" }),
	from_date: dateField.nullable().describe("The first day; null for offers and news without dates"),
	from_time: time.describe("930 is 9:30; null for whole days"),
	to_date: dateField.nullable().describe("The last day; null means the first"),
	to_time: time,
	gym_id: recordNumber("invalid-value").nullable().describe("The club where it takes place"),
	place: text(placeLength).describe("Where it takes place, if not in one club"),
	place_eng: text(placeLength),
};

/** When the story becomes public: null (a draft), now, or at a given moment. */
const publishAt = z.union(
	[z.null(), z.literal("now"), z.iso.datetime({ offset: true }).regex(yearsAccepted).meta({ format: "date-time" })],
	{ error: "invalid-value" },
);

const staffPost = z.object({ id: z.int(), ...written, ...publication, version: z.int() }).meta({ id: "StaffPost" });
export type StaffPost = z.infer<typeof staffPost>;

const staffEvent = z
	.object({ id: z.int(), ...writtenForEvent, ...publication, version: z.int() })
	.meta({ id: "StaffEvent" });
export type StaffEvent = z.infer<typeof staffEvent>;

const newPost = z.object({ ...written, publish_at: publishAt });
export type NewPost = z.output<typeof newPost>;
const postChange = z.object({ ...newPost.shape, version: recordVersion });
export type PostChange = z.output<typeof postChange>;

const newEvent = z.object({ ...writtenForEvent, publish_at: publishAt });
export type NewEvent = z.output<typeof newEvent>;
const eventChange = z.object({ ...newEvent.shape, version: recordVersion });
export type EventChange = z.output<typeof eventChange>;

const homeBanner = z
	.object({ events: z.array(listedEvent).describe("In the order of the banner"), version: z.int() })
	.meta({ id: "HomeBanner" });
export type HomeBanner = z.infer<typeof homeBanner>;

const homeBannerChange = z.object({
	event_ids: z.array(recordNumber("invalid-value"), { error: "required-field" }).max(100),
	version: recordVersion,
});
export type HomeBannerChange = z.output<typeof homeBannerChange>;

/** All clubs share the stories, so only staff of the whole chain may edit them. */
const story = <const R extends z.ZodType>(summary: string, response: R) =>
	({ ...staff("Office: stories", summary, response), scope: "chain" }) as const;

export const storyEndpoints = {
	listStaffPosts: story("Blog posts in every state, newest first", z.array(listedPost)),
	getStaffPost: { ...story("One blog post", staffPost), ...byId, errors: missing },
	addStaffPost: {
		...story("Write a blog post", staffPost),
		status: 201,
		body: newPost,
		errors: invalid,
	},
	changeStaffPost: {
		...story("Change a blog post", staffPost),
		...byId,
		body: postChange,
		errors: changing,
	},
	removeStaffPost: {
		...story("Remove a blog post for good", staffPost),
		...byId,
		...versionInQuery,
		errors: changing,
	},
	listStaffEvents: story("Events in every state, newest first", z.array(listedEvent)),
	getStaffEvent: { ...story("One event", staffEvent), ...byId, errors: missing },
	addStaffEvent: {
		...story("Write an event", staffEvent),
		status: 201,
		body: newEvent,
		errors: invalid,
	},
	changeStaffEvent: {
		...story("Change an event", staffEvent),
		...byId,
		body: eventChange,
		errors: changing,
	},
	removeStaffEvent: {
		...story("Remove an event for good", staffEvent),
		...byId,
		...versionInQuery,
		errors: changing,
	},
	getHomeBanner: story("The events of the home banner, in their order", homeBanner),
	changeHomeBanner: {
		...story("Put events into the home banner, in this order", homeBanner),
		body: homeBannerChange,
		errors: [...invalid, "ERR_CHANGED_MEANWHILE"],
	},
} as const;
