import type { ListedPost } from "@kvart/contract/staff/stories";
import type { StoryState } from "@kvart/contract/staff/story-rules";
import { currentLanguage } from "../../i18n/language.ts";
import { formatInstant } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";

export type StoryKind = "post" | "event";

export const listAddress: Record<StoryKind, string> = { post: "/stories/blog", event: "/stories/events" };
/** On the public site. */
export const publicAddress: Record<StoryKind, string> = { post: "/blog", event: "/events" };
export const listLabels: Record<StoryKind, () => string> = { post: m.stories_blog, event: m.stories_events };
export const newLabels: Record<StoryKind, () => string> = { post: m.stories_new_post, event: m.stories_new_event };

export const stateLabels: Record<StoryState, () => string> = {
	draft: m.stories_state_draft,
	waiting: m.stories_state_waiting,
	published: m.stories_state_published,
};

export const stateColors: Record<StoryState, string> = { draft: "gray", waiting: "warning", published: "booked" };

/** Serbian if there is no translation. */
export function storyTitle({ header, header_eng }: Pick<ListedPost, "header" | "header_eng">): string {
	return (currentLanguage() === "en" && header_eng) || header;
}

/** Scheduled stories show their time. */
export function stateLabel({ state, published_at }: Pick<ListedPost, "state" | "published_at">): string {
	if (state !== "waiting" || !published_at) return stateLabels[state]();
	return m.stories_waits_until({ time: formatInstant(published_at) });
}
