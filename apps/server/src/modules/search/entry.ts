import type { SearchKind } from "@kvart/contract/search";
import { searchForm } from "@kvart/contract/text-search";

/** One thing that can be found, in one language. */
export interface Entry {
	kind: SearchKind;
	id: number | null;
	title: string;
	text: string;
	path: string;
	photoUrl: string | null;
	/** What is searched: title, text, and words that are not shown. */
	forms: { title: string; text: string; hidden: string };
}

interface EntryFacts extends Omit<Entry, "id" | "photoUrl" | "forms"> {
	id?: number;
	photoUrl?: string;
	hidden?: readonly string[];
}

export function entryOf({ id = 0, photoUrl, hidden = [], ...facts }: EntryFacts): Entry {
	return {
		...facts,
		id: id || null,
		photoUrl: photoUrl ?? null,
		forms: { title: searchForm(facts.title), text: searchForm(facts.text), hidden: searchForm(hidden.join(" ")) },
	};
}
