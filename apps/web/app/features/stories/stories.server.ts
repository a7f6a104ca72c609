import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import { type BlogPost, type Event, previewOf } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatDate, wallTime } from "@kvart/contract/time";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import type { Picture } from "@kvart/media/urls";
import { type EventFacts, eventFacts } from "./event-facts.server.ts";

export type PreviewCard = ReturnType<typeof previewCardOf>;
export type BlogData = NonNullable<Awaited<ReturnType<typeof loadBlog>>>;

/** One big post and rows below it. */
const postsPerPage = 13;

/** A post or an event in one language. */
export interface Story {
	id: number;
	path: string;
	title: string;
	html: string;
	photoUrl: string;
	picture: Picture | undefined;
	/** Instant of its creation. */
	created: string;
	/** Only events have these. */
	kicker?: string;
	summary?: string;
	wallPicture?: Picture | undefined;
	facts?: EventFacts;
}

export function postStory(post: BlogPost, locale: Locale): Story {
	return {
		id: post.id,
		path: `/blog/${post.id}`,
		title: inLocale(locale, post.header, post.header_eng),
		html: inLocale(locale, post.text, post.text_eng),
		photoUrl: post.photo_url,
		picture: pictureOfPhotoUrl(post.photo_url, locale, post.photo),
		created: post.date_of_creation,
	};
}

function eventStory(event: Event, locale: Locale, clubs: readonly Gym[]): Story {
	return {
		...postStory(event, locale),
		path: `/events/${event.id}`,
		kicker: inLocale(locale, event.kicker, event.kicker_eng),
		summary: inLocale(locale, event.summary, event.summary_eng),
		wallPicture: pictureOfPhotoUrl(event.home_photo_url, locale, event.home_photo),
		facts: eventFacts(event, locale, clubs),
	};
}

export function linkOf({ path, title, created }: Story) {
	const { date } = wallTime(new Date(created));
	return { path, title, date: formatDate(date), isoDate: date };
}

export const cardOf = (story: Story) => ({ ...linkOf(story), picture: story.picture });

const previewCardOf = (story: Story) => ({
	...cardOf(story),
	preview: previewOf(story.html),
	kicker: story.kicker,
	facts: story.facts,
});

/** Newest post first; null if there is no such page. */
export async function loadBlog(api: Client, locale: Locale, wantedPage: string | null) {
	const posts = await api.listBlogPosts();
	const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
	const page = wantedPage === null ? 1 : Number(wantedPage);
	if (!Number.isInteger(page) || page < 1 || page > pages) return null;
	const shown = posts.slice((page - 1) * postsPerPage, page * postsPerPage);
	return { posts: shown.map((post) => previewCardOf(postStory(post, locale))), page, pages };
}

/** In the order of the list: coming ones by date, those without dates, past ones. */
export async function loadEventStories(api: Client, locale: Locale): Promise<Story[]> {
	const [events, clubs] = await Promise.all([api.listEvents(), api.listGyms()]);
	return events.map((event) => eventStory(event, locale, clubs));
}

export async function loadEvents(api: Client, locale: Locale) {
	const cards = (await loadEventStories(api, locale)).map(previewCardOf);
	return { coming: cards.filter(({ facts }) => !facts?.ended), past: cards.filter(({ facts }) => facts?.ended) };
}
