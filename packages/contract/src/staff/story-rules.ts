/** Rules of blog posts and events; without a schema library, for both sides. */

export const storyStates = ["draft", "waiting", "published"] as const;
/** A draft is seen by nobody, a waiting text from its hour on. */
export type StoryState = (typeof storyStates)[number];

export const headerLength = 160;
export const kickerLength = 60;
export const summaryLength = 300;
/** Far more than anybody writes; pictures are addresses in it. */
export const storyLength = 100_000;

export function storyStateOf(publishedAt: Date | null, now: Date): StoryState {
	if (!publishedAt) return "draft";
	return publishedAt > now ? "waiting" : "published";
}
