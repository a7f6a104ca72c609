import { type HeadTag, seo } from "../../lib/seo.ts";
import type { StoryData } from "./stories-data.ts";

/** What search engines and link previews read of a post or an event. */
export function storyMeta(page: Parameters<typeof seo>[0], story: StoryData): HeadTag[] {
	const { title, description, preview, isoDate, jsonLd, feed } = story;
	return [
		...seo(page, { title, description, preview, type: "article", jsonLd, ...(feed && { feed }) }),
		{ property: "article:published_time", content: isoDate },
	];
}
