// Text comparison for search, ignoring case, diacritics and script.

/** The longest query. */
export const searchQueryLength = 100;

/** Serbian Cyrillic to Latin without diacritics. */
const cyrillic: Readonly<Record<string, string>> = {
	а: "a",
	б: "b",
	в: "v",
	г: "g",
	д: "d",
	ђ: "d",
	е: "e",
	ж: "z",
	з: "z",
	и: "i",
	ј: "j",
	к: "k",
	л: "l",
	љ: "lj",
	м: "m",
	н: "n",
	њ: "nj",
	о: "o",
	п: "p",
	р: "r",
	с: "s",
	т: "t",
	ћ: "c",
	у: "u",
	ф: "f",
	х: "h",
	ц: "c",
	ч: "c",
	џ: "dz",
	ш: "s",
};

function foldCharacter(character: string): string {
	return character
		.normalize("NFKD")
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[а-џ]/gu, (letter) => cyrillic[letter] ?? letter)
		.replaceAll("đ", "d");
}

// Cached, because normalising is slow and texts use about a hundred different characters.
const forms = new Map<string, string>();
const maximumForms = 4096;

function formOf(character: string): string {
	const cached = forms.get(character);
	if (cached !== undefined) return cached;
	if (forms.size >= maximumForms) forms.clear();
	const form = foldCharacter(character);
	forms.set(character, form);
	return form;
}

interface Folded {
	form: string;
	/** For each code unit of the form, the index of its character in the text. */
	starts: number[];
}

/** People write đ as đ, dj or d: all three become d. */
function fold(text: string): Folded {
	const starts: number[] = [];
	let form = "";
	let at = 0;
	for (const character of text) {
		for (const unit of formOf(character)) {
			if (unit !== "j" || !form.endsWith("d")) {
				form += unit;
				for (let count = 0; count < unit.length; count += 1) starts.push(at);
			}
		}
		at += character.length;
	}
	return { form, starts };
}

/** Lower case, Latin, without diacritics: `Vračar`, `vracar` and `Врачар` have the same form. */
export function searchForm(text: string): string {
	return fold(text).form;
}

const maximumTerms = 8;

/** The normalised words of a query; a result must match all of them. */
export function searchTerms(query: string): string[] {
	return [...new Set(searchForm(query).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, maximumTerms);
}

/** Shorter terms only match where a word starts. */
const shortTerm = 3;

/** Which part of a word matches the term. */
export type TermMatch = "whole" | "start" | "inside" | null;

function isLetter(character: string | undefined): boolean {
	return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

interface Found {
	at: number;
	match: Exclude<TermMatch, null>;
}

function* findAll(form: string, term: string): Generator<Found, undefined> {
	if (term === "") return;
	for (let at = form.indexOf(term); at >= 0; at = form.indexOf(term, at + term.length)) {
		if (isLetter(form[at - 1])) {
			if (term.length >= shortTerm) yield { at, match: "inside" };
		} else yield { at, match: isLetter(form[at + term.length]) ? "start" : "whole" };
	}
}

/** `form` is the normalised text. */
export function bestMatch(form: string, term: string): TermMatch {
	let best: TermMatch = null;
	for (const { match } of findAll(form, term)) {
		if (match === "whole") return match;
		if (match === "start" || best === null) best = match;
	}
	return best;
}

/** Index of the first match, -1 if there is none; starts of words go before matches inside of words. */
export function firstMatch(text: string, terms: readonly string[]): number {
	const { form, starts } = fold(text);
	const found = terms.flatMap((term) => [...findAll(form, term)]);
	const [first] = found.toSorted((a, b) => Number(a.match === "inside") - Number(b.match === "inside") || a.at - b.at);
	return first ? (starts[first.at] ?? -1) : -1;
}

/** Splits the text at its matches: every second piece is a match. */
export function markMatches(text: string, terms: readonly string[]): string[] {
	const { form, starts } = fold(text);
	const isMatch = Array.from<boolean>({ length: text.length }).fill(false);
	for (const term of terms) {
		for (const { at } of findAll(form, term)) {
			const end = starts[at + term.length] ?? text.length;
			isMatch.fill(true, starts[at], end);
		}
	}
	const pieces: string[] = [];
	let from = 0;
	for (let at = 1; at <= text.length; at += 1) {
		// Pieces alternate, so a text that starts with a match gets an empty first piece.
		const expected = pieces.length % 2 === 1;
		if (isMatch[from] !== expected) pieces.push("");
		if (at < text.length && isMatch[at] === isMatch[from]) continue;
		pieces.push(text.slice(from, at));
		from = at;
	}
	return pieces.length > 0 ? pieces : [""];
}
