import { resultsPerGroup, type SearchAnswer, type SearchResult, searchKinds } from "@kvart/contract/search";
import { bestMatch, firstMatch, type TermMatch } from "@kvart/contract/text-search";
import type { Entry } from "./entry.ts";

/** A word of the query and its stem: `vracaru` and `vracar`. */
export interface Term {
	word: string;
	stem: string | null;
}

const endings = /(?:ama|ima|ing|om|em|og|oj|ih|im|es|[aeious])$/;
const shortestStem = 4;

/** Light stemming for Serbian cases and English plurals. */
export function termOf(word: string): Term {
	const stem = word.replace(endings, "");
	return { word, stem: stem !== word && stem.length >= shortestStem ? stem : null };
}

type Weights = Record<Exclude<TermMatch, null>, number>;

/** Titles before texts, starts of words before matches inside. */
const titleWeights: Weights = { whole: 24, start: 18, inside: 10 };
const textWeights: Weights = { whole: 4, start: 3, inside: 1 };
/** A match of the stem counts less than one of the word. */
const stemShare = 0.7;
const openingBonus = 20;

function weigh(form: string, { word, stem }: Term, weights: Weights): number {
	const own = bestMatch(form, word);
	if (own) return weights[own];
	const rest = stem ? bestMatch(form, stem) : null;
	return rest && rest !== "inside" ? weights[rest] * stemShare : 0;
}

interface Score {
	/** Number of matching terms. */
	found: number;
	points: number;
}

function scoreOf({ forms }: Entry, terms: readonly Term[]): Score {
	const points = terms.map((term) =>
		Math.max(
			weigh(forms.title, term, titleWeights),
			weigh(forms.text, term, textWeights),
			weigh(forms.hidden, term, textWeights),
		),
	);
	const opens = terms.length > 0 && forms.title.startsWith(terms.map(({ word }) => word).join(" "));
	return {
		found: points.filter((each) => each > 0).length,
		points: points.reduce((sum, each) => sum + each, opens ? openingBonus : 0),
	};
}

const excerptLength = 170;
const beforeMatch = 50;

/** The text around the first match, cut between words. */
export function excerptOf(text: string, terms: readonly string[]): string {
	if (text.length <= excerptLength) return text;
	const at = firstMatch(text, terms);
	const earliest = Math.min(Math.max(0, at - beforeMatch), text.length - excerptLength);
	const start = earliest === 0 ? 0 : text.indexOf(" ", earliest) + 1;
	const rest = text.slice(start);
	const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(" ", excerptLength);
	const cut = rest.slice(0, end).replace(/[\s,;:–-]+$/u, "");
	return `${start > 0 ? "… " : ""}${cut}${end < rest.length ? " …" : ""}`;
}

function resultOf(entry: Entry, words: readonly string[]): SearchResult {
	const { id, title, text, path, photoUrl } = entry;
	return { id, title, text: excerptOf(text, words), path, photo_url: photoUrl };
}

interface Hit extends Score {
	entry: Entry;
}

const shortWord = 3;

/** Entries that match all words; if there are none, those that match most of the longer ones. */
function hitsOf(entries: readonly Entry[], terms: readonly Term[]): Hit[] {
	const score = (among: readonly Term[]) =>
		entries.map((entry): Hit => ({ entry, ...scoreOf(entry, among) })).filter(({ found }) => found > 0);
	const whole = score(terms).filter(({ found }) => found === terms.length);
	if (whole.length > 0) return whole;
	const partial = score(terms.filter(({ word }) => word.length >= shortWord));
	const most = Math.max(0, ...partial.map(({ found }) => found));
	return partial.filter(({ found }) => found === most);
}

/** Letters inside the words of a text, such as "vrac" in "navraca", count only if nothing better was found. */
function withoutNoise(hits: Hit[]): Hit[] {
	const clear = hits.filter(({ points, found }) => points > found * textWeights.inside);
	return clear.length > 0 ? clear : hits;
}

/** Groups by kind, best match first. */
export function rank(
	entries: readonly Entry[],
	terms: readonly Term[],
	words: readonly string[],
): SearchAnswer["groups"] {
	const hits = withoutNoise(hitsOf(entries, terms)).toSorted((a, b) => b.points - a.points);
	const groups = searchKinds.flatMap((kind) => {
		const ofKind = hits.filter(({ entry }) => entry.kind === kind);
		const [best] = ofKind;
		return best ? [{ kind, best: best.points, entries: ofKind.map(({ entry }) => entry) }] : [];
	});
	return groups
		.toSorted((a, b) => b.best - a.best)
		.map(({ kind, entries: found }) => ({
			kind,
			total: found.length,
			results: found.slice(0, resultsPerGroup).map((entry) => resultOf(entry, words)),
		}));
}
