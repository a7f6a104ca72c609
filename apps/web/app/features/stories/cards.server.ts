import { type BlogPost, type Event, previewOf } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatDate, wallTime } from "@kvart/contract/time";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import type { PreviewCard, StoryCard, StoryLink } from "./stories-data.ts";

/** A post or an event in one language. */
export interface Story {
	id: number;
	path: string;
	title: string;
	html: string;
	photoUrl: string;
	/** Instant of its creation. */
	created: string;
	/** Only events have these. */
	kicker?: string;
	summary?: string;
	wallPhotoUrl?: string;
}

export function postStory(post: BlogPost, locale: Locale): Story {
	return {
		id: post.id,
		path: `/blog/${post.id}`,
		title: inLocale(locale, post.header, post.header_eng),
		html: inLocale(locale, post.text, post.text_eng),
		photoUrl: post.photo_url,
		created: post.date_of_creation,
	};
}

export function eventStory(event: Event, locale: Locale): Story {
	return {
		...postStory(event, locale),
		path: `/events/${event.id}`,
		kicker: inLocale(locale, event.kicker, event.kicker_eng),
		summary: inLocale(locale, event.summary, event.summary_eng),
		wallPhotoUrl: event.home_photo_url,
	};
}

export function linkOf({ path, title, created }: Story): StoryLink {
	const { date } = wallTime(new Date(created));
	return { path, title, date: formatDate(date), isoDate: date };
}

export function cardOf(story: Story, locale: Locale): StoryCard {
	return { ...linkOf(story), picture: pictureOfPhotoUrl(story.photoUrl, locale) };
}

export function previewCardOf(story: Story, locale: Locale): PreviewCard {
	return {
		...cardOf(story, locale),
		preview: previewOf(story.html),
		...(story.kicker && { kicker: story.kicker }),
	};
}
