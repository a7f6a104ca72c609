import { type Locale, locales } from "@kvart/contract/locale";
import type { SearchAnswer } from "@kvart/contract/search";
import { searchTerms } from "@kvart/contract/text-search";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { listGyms } from "../clubs/service.ts";
import * as content from "../content/service.ts";
import { pageEntries } from "./page-entries.ts";
import { rank, termOf } from "./ranking.ts";
import { clubEntry, coachEntry, storyEntry, trainingEntry } from "./record-entries.ts";
import { suggest } from "./suggestions.ts";
import { type Index, Vocabulary } from "./vocabulary.ts";

async function padelOrNull(db: Database) {
	try {
		return await content.getPadel(db);
	} catch (error) {
		if (error instanceof Refusal) return null;
		throw error;
	}
}

export async function readIndex(db: Database, clock: Clock, hasChat: boolean): Promise<Index> {
	const [gyms, trainings, coaches, events, posts, questions, terms, prices, padel] = await Promise.all([
		listGyms(db),
		content.listTrainings(db),
		content.listTrainers(db),
		content.listEvents(db, clock),
		content.listBlogPosts(db, clock),
		content.listQuestions(db),
		content.listTermsBlocks(db),
		content.listPriceGroups(db, clock),
		padelOrNull(db),
	]);
	const names = {
		clubs: new Map(gyms.map(({ id, name }) => [id, name])),
		trainings: new Map(trainings.map(({ id, name, name_eng }) => [id, `${name} ${name_eng}`])),
	};
	const inLanguage = (locale: Locale) =>
		new Vocabulary([
			...gyms.map((gym) => clubEntry(gym, locale)),
			...trainings.map((training) => trainingEntry(training, locale)),
			...coaches.map((coach) => coachEntry(coach, names, locale)),
			...events.map((event) => storyEntry("event", event, locale)),
			...posts.map((post) => storyEntry("post", post, locale)),
			...pageEntries({ questions, terms, prices, padel, hasChat }, locale),
		]);
	return Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Index;
}

export function search(index: Index, query: string, locale: Locale): SearchAnswer {
	const terms = searchTerms(query).map(termOf);
	const words = terms.flatMap(({ word, stem }) => (stem ? [word, stem] : [word]));
	const groups = rank(index[locale].matching(words), terms, words);
	return {
		total: groups.reduce((sum, { total }) => sum + total, 0),
		terms: words,
		groups,
		suggestions:
			groups.length > 0
				? []
				: suggest(
						index[locale].entries,
						terms.map(({ word }) => word),
					),
	};
}
