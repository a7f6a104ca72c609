import type { Client } from "@kvart/contract/client";
import { plainText } from "@kvart/contract/content";
import type { Locale } from "@kvart/contract/locale";
import { languageTag, localePath } from "../../i18n/locale.ts";
import { organization } from "../../lib/json-ld.ts";
import { breadcrumbList } from "../../lib/json-ld-lists.ts";
import { type HeadTag, seo } from "../../lib/seo.ts";
import { m } from "../../paraglide/messages.js";
import { eventJsonLd } from "./event-json-ld.server.ts";
import { feedPath } from "./feed.server.ts";
import { byRelation } from "./related.ts";
import { cardOf, linkOf, loadEventStories, postStory, type Story } from "./stories.server.ts";
import { descriptionOf, outlineOf, readingMinutes } from "./story-text.ts";

export type StoryData = NonNullable<Awaited<ReturnType<typeof loadPost>>>;

interface Place {
	locale: Locale;
	publicUrl: string;
}

const blog = {
	path: "/blog",
	preview: "blog",
	feed: feedPath,
	schemaType: "BlogPosting",
	texts: () => ({
		title: m.stories_blog(),
		all: m.stories_blog_all(),
		older: m.stories_blog_older(),
		newer: m.stories_blog_newer(),
		related: m.stories_blog_related(),
	}),
};

/** The list that a story belongs to. */
type List = Omit<typeof blog, "feed"> & { feed?: string; byDate?: boolean };

const events: List = {
	path: "/events",
	preview: "event",
	// Stories with dates are also schema.org events.
	schemaType: "NewsArticle",
	byDate: true,
	texts: () => ({
		title: m.stories_events(),
		all: m.stories_events_list(),
		older: m.stories_events_older(),
		newer: m.stories_events_newer(),
		related: m.stories_events_others(),
	}),
};

const relatedCount = 3;
/** Only the newest are compared, because it is slow. */
const comparedCount = 30;

/** Neighbours are linked already, so they come last. */
function relatedTo(story: Story, stories: readonly Story[], neighbours: readonly (Story | undefined)[]): Story[] {
	const others = stories.filter(({ id }) => id !== story.id).slice(0, comparedCount);
	const sorted = byRelation(story, others);
	const fresh = sorted.filter((each) => !neighbours.includes(each));
	return [...fresh, ...sorted.filter((each) => neighbours.includes(each))].slice(0, relatedCount);
}

function jsonLdOf(story: Story, list: List, { publicUrl, locale }: Place, description: string) {
	const url = publicUrl + localePath(story.path, locale);
	const publisher = organization(publicUrl);
	return [
		{
			"@type": list.schemaType,
			"@id": `${url}#story`,
			headline: story.title,
			description,
			image: [publicUrl + story.photoUrl],
			datePublished: story.created,
			inLanguage: languageTag[locale],
			wordCount: plainText(story.html).split(" ").length,
			mainEntityOfPage: url,
			author: { "@id": publisher["@id"] },
			publisher,
		},
		breadcrumbList(publicUrl, locale, [
			[m.ui_home(), "/"],
			[list.texts().title, list.path],
			[story.title, story.path],
		]),
	];
}

/** `stories` are all of the list, posts the newest first, events by date; null if none has this id. */
function storyOf(stories: readonly Story[], id: string, list: List, place: Place) {
	const at = stories.findIndex((story) => String(story.id) === id);
	const story = stories[at];
	if (!story) return null;
	const [before, after] = [stories[at - 1], stories[at + 1]];
	const [newer, older] = list.byDate ? [after, before] : [before, after];
	const description = story.summary ?? descriptionOf(story.html);
	return {
		list: { path: list.path, ...list.texts() },
		...linkOf(story),
		kicker: story.kicker,
		lead: story.summary,
		facts: story.facts,
		minutes: m.stories_minutes({ minutes: readingMinutes(story.html) }),
		...outlineOf(story.html),
		picture: story.wallPicture ?? story.picture,
		/** For sharing. */
		url: place.publicUrl + localePath(story.path, place.locale),
		older: older && linkOf(older),
		newer: newer && linkOf(newer),
		related: relatedTo(story, stories, [older, newer]).map(cardOf),
		seo: {
			title: story.title,
			description,
			preview: `${list.preview}-${story.id}`,
			type: "article" as const,
			...(list.feed && { feed: list.feed }),
			jsonLd: [...jsonLdOf(story, list, place, description), ...eventJsonLd(story, place)],
		},
	};
}

export async function loadPost(api: Client, id: string, place: Place) {
	const stories = (await api.listBlogPosts()).map((post) => postStory(post, place.locale));
	return storyOf(stories, id, blog, place);
}

export async function loadEvent(api: Client, id: string, place: Place) {
	return storyOf(await loadEventStories(api, place.locale), id, events, place);
}

export function storyMeta(page: Parameters<typeof seo>[0], story: StoryData): HeadTag[] {
	return [...seo(page, story.seo), { property: "article:published_time", content: story.isoDate }];
}
