import type { NewEvent, NewPost } from "@kvart/contract/staff/stories";
import { blogPosts, events } from "../src/platform/database/schema/content.ts";
import type { Samples } from "./access-matrix.ts";
import { sampleJpeg } from "./sample-pictures.ts";
import { testNow } from "./template.ts";
import type { TestApp } from "./test-app.ts";

/** From the catalogue. */
export const catalogueChoice = { url: "/media/blog/blog-gym-etiquette.jpg", alt: "", alt_eng: "" };

export const samplePost: NewPost = {
	header: "Prva nedelja u teretani",
	header_eng: "Your first week at the gym",
	text: "<p>Polako i redovno.</p>",
	text_eng: "<p>Slow and steady.</p>",
	photo: catalogueChoice,
	date: null,
	publish_at: "now",
};

export const sampleEvent: NewEvent = {
	...samplePost,
	kicker: "Subota",
	kicker_eng: "Saturday",
	summary: "Otvorena vrata u svim klubovima.",
	summary_eng: "Open doors in every club.",
	home_photo: null,
	in_banner: false,
	from_date: null,
	from_time: null,
	to_date: null,
	to_time: null,
	gym_id: null,
	place: "",
	place_eng: "",
};

const row = {
	header: "Nacrt",
	headerEng: "Draft",
	text: "",
	textEng: "",
	photoUrl: "",
	dateOfCreation: testNow,
};

async function somePost({ db }: TestApp) {
	const [post] = await db.insert(blogPosts).values(row).returning({ id: blogPosts.id });
	return { params: post as { id: number } };
}

async function someEvent({ db }: TestApp) {
	const words = { homePhotoUrl: "", kicker: "", kickerEng: "", summary: "", summaryEng: "" };
	const [event] = await db
		.insert(events)
		.values({ ...row, ...words })
		.returning({ id: events.id });
	return { params: event as { id: number } };
}

export const storySamples = {
	uploadPicture: async () => ({ query: { kind: "story" }, body: await sampleJpeg() }),
	listStaffPosts: () => undefined,
	getStaffPost: somePost,
	addStaffPost: () => ({ body: samplePost }),
	changeStaffPost: async (app) => ({ ...(await somePost(app)), body: { ...samplePost, version: 1 } }),
	removeStaffPost: async (app) => ({ ...(await somePost(app)), query: { version: "1" } }),
	listStaffEvents: () => undefined,
	getStaffEvent: someEvent,
	addStaffEvent: () => ({ body: sampleEvent }),
	changeStaffEvent: async (app) => ({ ...(await someEvent(app)), body: { ...sampleEvent, version: 1 } }),
	removeStaffEvent: async (app) => ({ ...(await someEvent(app)), query: { version: "1" } }),
	getHomeBanner: () => undefined,
	changeHomeBanner: () => ({ body: { event_ids: [1, 2], version: 1 } }),
} satisfies Partial<Samples>;
