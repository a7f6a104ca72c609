import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { SearchAnswer, SearchKind } from "@kvart/contract/search";
import { markMatches } from "@kvart/contract/text-search";
import { m } from "../../paraglide/messages.js";
import { cleanQuery } from "./query.ts";

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

export const kindNames: Record<SearchKind, () => string> = {
	club: m.search_kind_club,
	training: m.search_kind_training,
	coach: m.search_kind_coach,
	event: m.search_kind_event,
	post: m.search_kind_post,
	page: m.search_kind_page,
};

function groupOf({ kind, total, results }: SearchAnswer["groups"][number], terms: readonly string[]) {
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

export async function loadSearch(api: Client, locale: Locale, typed: string | null) {
	const query = cleanQuery(typed);
	const answer = query === "" ? nothing : await api.search({ query: { q: query, language: locale } });
	return {
		query,
		total: answer.total,
		groups: answer.groups.map((group) => groupOf(group, answer.terms)),
		suggestions: answer.suggestions,
	};
}
