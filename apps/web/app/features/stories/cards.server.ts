import { type BlogPost, type Event, previewOf } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatDate, wallTime } from "@kvart/contract/time";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import type { Picture } from "@kvart/media/urls";
import type { PreviewCard, StoryCard, StoryLink } from "./stories-data.ts";

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

export function eventStory(event: Event, locale: Locale): Story {
	return {
		...postStory(event, locale),
		path: `/events/${event.id}`,
		kicker: inLocale(locale, event.kicker, event.kicker_eng),
		summary: inLocale(locale, event.summary, event.summary_eng),
		wallPicture: pictureOfPhotoUrl(event.home_photo_url, locale, event.home_photo),
	};
}

export function linkOf({ path, title, created }: Story): StoryLink {
	const { date } = wallTime(new Date(created));
	return { path, title, date: formatDate(date), isoDate: date };
}

export function cardOf(story: Story): StoryCard {
	return { ...linkOf(story), picture: story.picture };
}

export function previewCardOf(story: Story): PreviewCard {
	return {
		...cardOf(story),
		preview: previewOf(story.html),
		...(story.kicker && { kicker: story.kicker }),
	};
}
