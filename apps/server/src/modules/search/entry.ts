import type { SearchKind } from "@kvart/contract/search";
import { searchForm } from "@kvart/contract/text-search";

/** A search result in one language. */
export interface Entry {
	kind: SearchKind;
	id: number | null;
	title: string;
	text: string;
	path: string;
	photoUrl: string | null;
	/** Normalised title, text and words that are searched but not shown. */
	forms: { title: string; text: string; hidden: string };
}

interface EntryInput extends Omit<Entry, "id" | "photoUrl" | "forms"> {
	id?: number;
	photoUrl?: string;
	hidden?: readonly string[];
}

export function entryOf({ id = 0, photoUrl, hidden = [], ...input }: EntryInput): Entry {
	return {
		...input,
		id: id || null,
		photoUrl: photoUrl ?? null,
		forms: { title: searchForm(input.title), text: searchForm(input.text), hidden: searchForm(hidden.join(" ")) },
	};
}
