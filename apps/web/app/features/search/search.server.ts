import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { SearchAnswer } from "@kvart/contract/search";
import { markMatches } from "@kvart/contract/text-search";
import { m } from "../../paraglide/messages.js";
import { kindNames } from "./kind-names.ts";
import { cleanQuery } from "./query.ts";
import type { FoundGroup, SearchData, SearchWords } from "./search-data.ts";

function wordsFor(query: string, count: number): SearchWords {
	return {
		title: query === "" ? m.search_title() : m.search_title_for({ query }),
		description: m.search_description(),
		heading: m.search_heading(),
		label: m.search_label(),
		placeholder: m.search_placeholder(),
		submit: m.search_submit(),
		hint: m.search_hint(),
		maybe: m.search_maybe(),
		often: m.search_often(),
		nothing: { title: m.search_nothing_title({ query }), text: m.search_nothing_text() },
		found: m.search_found({ count, query }),
	};
}

function shortcuts(): SearchData["shortcuts"] {
	return [
		[m.search_often_clubs(), "/clubs"],
		[m.search_often_prices(), "/price-list"],
		[m.search_often_trial(), "/free-training"],
		[m.search_often_coaches(), "/coaches"],
		[m.search_often_questions(), "/faq"],
	];
}

function groupOf({ kind, total, results }: SearchAnswer["groups"][number], terms: readonly string[]): FoundGroup {
	return {
		kind,
		title: kindNames[kind](),
		count: total > results.length ? m.search_first({ shown: results.length, total }) : String(total),
		results: results.map(({ path, title, text }) => ({
			path,
			title: markMatches(title, terms),
			text: markMatches(text, terms),
		})),
	};
}

const nothing: SearchAnswer = { total: 0, terms: [], groups: [], suggestions: [] };

/** What the page of results shows; without a query, where to go from here. */
export async function loadSearch(api: Client, locale: Locale, typed: string | null): Promise<SearchData> {
	const query = cleanQuery(typed);
	const answer = query === "" ? nothing : await api.search({ query: { q: query, language: locale } });
	return {
		words: wordsFor(query, answer.total),
		query,
		groups: answer.groups.map((group) => groupOf(group, answer.terms)),
		suggestions: answer.suggestions,
		shortcuts: shortcuts(),
	};
}
