import { markMatches } from "@kvart/contract/text-search";
import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { kindNames } from "./kind-names.ts";
import { cleanQuery } from "./query.ts";
import type { Pieces } from "./search-data.ts";

interface Answer {
	query: string;
	total: number;
	results: { path: string; kind: string; title: Pieces }[];
}

/** Nobody waits for letters that are still being typed. */
const pauseMilliseconds = 160;
const shortestQuery = 2;
const shown = 7;
const shownOfKind = 3;

/** Finds while somebody types; an answer that comes too late is dropped. */
export function useInstantSearch() {
	const language = useLocale();
	const [query, setQuery] = useState("");
	const [answer, setAnswer] = useState<Answer | null>(null);

	useEffect(() => {
		if (query.length < shortestQuery) return undefined;
		const stop = new AbortController();
		const { signal } = stop;
		async function ask() {
			const { total, terms, groups } = await api.search({ query: { q: query, language } }, { signal });
			const results = groups.flatMap(({ kind, results: best }) =>
				best
					.slice(0, shownOfKind)
					.map(({ path, title }) => ({ path, kind: kindNames[kind](), title: markMatches(title, terms) })),
			);
			// In so short a list names that hold the words go first, of whatever kind.
			const sorted = results.toSorted((a, b) => Number(b.title.length > 1) - Number(a.title.length > 1));
			if (!signal.aborted) setAnswer({ query, total, results: sorted.slice(0, shown) });
		}
		// Suggestions are a comfort: the form leads to the results without them.
		const timer = setTimeout(() => void ask().catch(() => undefined), pauseMilliseconds);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [query, language]);

	return {
		// The last answer stays until the next one is there: nothing jumps between two letters.
		answer: query.length >= shortestQuery ? answer : null,
		type: (typed: string) => setQuery(cleanQuery(typed)),
	};
}
