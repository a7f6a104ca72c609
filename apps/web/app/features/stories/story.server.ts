import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { localePath } from "../../i18n/locale.ts";
import { m } from "../../paraglide/messages.js";
import { cardOf, eventStory, linkOf, postStory, type Story } from "./cards.server.ts";
import { feedPath } from "./feed-path.ts";
import { outlineOf } from "./outline.ts";
import { byRelation } from "./related.ts";
import type { StoryData, StoryWords } from "./stories-data.ts";
import { descriptionOf, readingMinutes } from "./story-text.ts";
import { storyJsonLd } from "./structured-data.server.ts";
import { eventWords, postWords } from "./words.server.ts";

interface Place {
	locale: Locale;
	publicUrl: string;
}

const relatedCount = 3;
// Comparing words takes its time: however many stories there are, only the newest are looked at.
const comparedCount = 30;

/** The neighbours stand there already, so they are only shown again where there is nothing else. */
function relatedTo(story: Story, stories: readonly Story[], neighbours: readonly (Story | undefined)[]): Story[] {
	const others = stories.filter(({ id }) => id !== story.id).slice(0, comparedCount);
	const sorted = byRelation(story, others);
	const fresh = sorted.filter((each) => !neighbours.includes(each));
	return [...fresh, ...sorted.filter((each) => neighbours.includes(each))].slice(0, relatedCount);
}

/** One story among all of its kind, newest first. The id comes from the address: anything may stand there. */
function tell(stories: readonly Story[], id: string, place: Place, words: StoryWords): StoryData | null {
	const at = stories.findIndex((story) => String(story.id) === id);
	const story = stories[at];
	if (!story) return null;
	const { locale, publicUrl } = place;
	const [newer, older] = [stories[at - 1], stories[at + 1]];
	const { title, html, kicker, summary, path } = story;
	const description = summary ?? descriptionOf(html);
	return {
		words,
		...linkOf(story),
		title,
		description,
		...(kicker && { kicker }),
		...(summary && { lead: summary }),
		minutes: m.stories_minutes({ minutes: readingMinutes(html) }),
		...outlineOf(html),
		picture: story.wallPicture ?? story.picture,
		url: publicUrl + localePath(path, locale),
		older: older ? linkOf(older) : null,
		newer: newer ? linkOf(newer) : null,
		related: relatedTo(story, stories, [older, newer]).map((each) => cardOf(each)),
		preview: `${kicker === undefined ? "blog" : "event"}-${story.id}`,
		jsonLd: storyJsonLd(story, { ...place, description, section: words.section }),
	};
}

export async function loadPost(api: Client, id: string, place: Place): Promise<StoryData | null> {
	const stories = (await api.listBlogPosts()).map((post) => postStory(post, place.locale));
	const story = tell(stories, id, place, postWords());
	return story && { ...story, feed: feedPath };
}

export async function loadEvent(api: Client, id: string, place: Place): Promise<StoryData | null> {
	const stories = (await api.listEvents()).map((event) => eventStory(event, place.locale));
	return tell(stories, id, place, eventWords());
}
