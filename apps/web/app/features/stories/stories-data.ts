import type { Picture } from "@kvart/media/urls";

/** A story that is named elsewhere: in a list, beside another one. */
export interface StoryLink {
	/** Bare path. */
	path: string;
	title: string;
	/** `18.11.2026`, and the machine's form of it. */
	date: string;
	isoDate: string;
}

export interface StoryCard extends StoryLink {
	picture: Picture | undefined;
}

export interface PreviewCard extends StoryCard {
	preview: string;
	/** Events have a small line above their title. */
	kicker?: string;
}

interface ListWords {
	/** Of the document. */
	title: string;
	description: string;
	heading: string;
	lead: string;
	list: string;
	empty: { title: string; text: string; action: string };
}

export interface BlogData {
	words: ListWords & { feed: string };
	posts: PreviewCard[];
	page: number;
	pages: number;
}

export interface EventsData {
	words: ListWords & { more: string; trial: TrialWords };
	events: PreviewCard[];
}

export interface TrialWords {
	text: string;
	action: string;
}

export interface ShareWords {
	title: string;
	mail: string;
	native: string;
	copy: string;
	copied: string;
	notCopied: string;
}

export interface StoryWords {
	/** The list that the story belongs to. */
	section: string;
	all: string;
	older: string;
	newer: string;
	neighbours: string;
	contents: string;
	related: string;
	share: ShareWords;
	trial: TrialWords;
}

export interface StoryData {
	words: StoryWords;
	title: string;
	description: string;
	kicker?: string;
	lead?: string;
	date: string;
	isoDate: string;
	minutes: string;
	html: string;
	/** Headlines of its parts, and their anchors. */
	parts: [title: string, id: string][];
	picture: Picture | undefined;
	/** Full address, for sharing. */
	url: string;
	older: StoryLink | null;
	newer: StoryLink | null;
	related: StoryCard[];
	/** Bare path of the feed that it is part of. */
	feed?: string;
	/** Key of the link preview. */
	preview: string;
	jsonLd: Record<string, unknown>[];
}
