import type { Locale } from "@kvart/contract/locale";
import { bestMatch } from "@kvart/contract/text-search";
import type { Entry } from "./entry.ts";

/** Entries indexed by their words: matching a few thousand words is faster than matching every text. */
export class Vocabulary {
	readonly entries: readonly Entry[];
	readonly #byWord = new Map<string, Entry[]>();

	constructor(entries: readonly Entry[]) {
		this.entries = entries;
		for (const entry of entries) {
			for (const word of wordsOf(entry)) {
				const others = this.#byWord.get(word);
				if (others) others.push(entry);
				else this.#byWord.set(word, [entry]);
			}
		}
	}

	/** Entries that match at least one term. */
	matching(terms: readonly string[]): Entry[] {
		const found = new Set<Entry>();
		for (const [word, entries] of this.#byWord) {
			if (terms.some((term) => bestMatch(word, term))) for (const entry of entries) found.add(entry);
		}
		return this.entries.filter((entry) => found.has(entry));
	}
}

export type Index = Record<Locale, Vocabulary>;

function wordsOf({ forms }: Entry): Set<string> {
	return new Set(Object.values(forms).flatMap((form) => form.match(/[\p{L}\p{N}]+/gu) ?? []));
}
