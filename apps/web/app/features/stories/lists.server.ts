import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { m } from "../../paraglide/messages.js";
import { eventStory, postStory, previewCardOf } from "./cards.server.ts";
import type { BlogData, EventsData } from "./stories-data.ts";
import { trialWords } from "./words.server.ts";

/** One big post and rows below it. */
const postsAPage = 13;

function blogWords(page: number): BlogData["words"] {
	const title = m.stories_blog_title();
	return {
		title: page > 1 ? m.stories_blog_page({ title, page }) : title,
		description: m.stories_blog_description(),
		heading: m.stories_blog(),
		lead: m.stories_blog_lead(),
		list: m.stories_blog_list(),
		feed: m.stories_feed(),
		empty: {
			title: m.stories_blog_empty_title(),
			text: m.stories_blog_empty_text(),
			action: m.stories_events(),
		},
	};
}

/** One page of the blog, newest post first; null for a page that there is not. */
export async function loadBlog(api: Client, locale: Locale, asked: string | null): Promise<BlogData | null> {
	const posts = await api.listBlogPosts();
	const pages = Math.max(1, Math.ceil(posts.length / postsAPage));
	const page = asked === null ? 1 : Number(asked);
	if (!Number.isInteger(page) || page < 1 || page > pages) return null;
	return {
		words: blogWords(page),
		posts: posts
			.slice((page - 1) * postsAPage, page * postsAPage)
			.map((post) => previewCardOf(postStory(post, locale))),
		page,
		pages,
	};
}

export async function loadEvents(api: Client, locale: Locale): Promise<EventsData> {
	const events = await api.listEvents();
	return {
		words: {
			title: m.stories_events(),
			description: m.stories_events_description(),
			heading: m.stories_events(),
			lead: m.stories_events_lead(),
			list: m.stories_events_list(),
			more: m.stories_more(),
			empty: {
				title: m.stories_events_empty_title(),
				text: m.stories_events_empty_text(),
				action: m.stories_events_empty_action(),
			},
			trial: trialWords(),
		},
		events: events.map((event) => previewCardOf(eventStory(event, locale))),
	};
}
