// Separate from stories.ts, so that the office does not load the schema library.

export const storyStates = ["draft", "waiting", "published"] as const;
/** A waiting story is scheduled for later. */
export type StoryState = (typeof storyStates)[number];

export const headerLength = 160;
export const kickerLength = 60;
export const summaryLength = 300;
export const placeLength = 120;
/** Pictures are addresses in it. */
export const storyLength = 100_000;

export function storyStateOf(publishedAt: Date | null, now: Date): StoryState {
	if (!publishedAt) return "draft";
	return publishedAt > now ? "waiting" : "published";
}
