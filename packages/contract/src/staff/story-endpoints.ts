import { z } from "zod";
import { pathId } from "../fields.ts";
import { byId, changing, invalid, missing, staff } from "./endpoint.ts";
import * as stories from "./stories.ts";

/** All clubs share the texts: they are for those who work for the whole chain. */
const story = <const R extends z.ZodType>(summary: string, response: R) =>
	({ ...staff("Office: stories", summary, response), scope: "chain" }) as const;

const versionInQuery = { query: z.object({ version: pathId }) };

export const storyEndpoints = {
	listStaffPosts: story("Blog posts in every state, newest first", z.array(stories.listedPost)),
	getStaffPost: { ...story("One blog post", stories.staffPost), ...byId, errors: missing },
	addStaffPost: {
		...story("Write a blog post", stories.staffPost),
		status: 201,
		body: stories.newPost,
		errors: invalid,
	},
	changeStaffPost: {
		...story("Change a blog post", stories.staffPost),
		...byId,
		body: stories.postChange,
		errors: changing,
	},
	removeStaffPost: {
		...story("Remove a blog post for good", stories.staffPost),
		...byId,
		...versionInQuery,
		errors: changing,
	},
	listStaffEvents: story("Events in every state, newest first", z.array(stories.listedEvent)),
	getStaffEvent: { ...story("One event", stories.staffEvent), ...byId, errors: missing },
	addStaffEvent: {
		...story("Write an event", stories.staffEvent),
		status: 201,
		body: stories.newEvent,
		errors: invalid,
	},
	changeStaffEvent: {
		...story("Change an event", stories.staffEvent),
		...byId,
		body: stories.eventChange,
		errors: changing,
	},
	removeStaffEvent: {
		...story("Remove an event for good", stories.staffEvent),
		...byId,
		...versionInQuery,
		errors: changing,
	},
	getHomeBanner: story("The events of the home banner, in their order", stories.homeBanner),
	changeHomeBanner: {
		...story("Put events into the home banner, in this order", stories.homeBanner),
		body: stories.homeBannerChange,
		errors: [...invalid, "ERR_CHANGED_MEANWHILE"],
	},
} as const;
