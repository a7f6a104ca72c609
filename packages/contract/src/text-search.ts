/** How the site compares what people type with what it holds: without regard to case, diacritics and script. */

/** Serbian Cyrillic, letter by letter, into Latin without diacritics. */
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

function foldSign(sign: string): string {
	return sign
		.normalize("NFKD")
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[а-џ]/gu, (letter) => cyrillic[letter] ?? letter)
		.replaceAll("đ", "d");
}

// Texts are made of a hundred or so different signs: each is worked out once.
const forms = new Map<string, string>();
const maximumForms = 4096;

function formOfSign(sign: string): string {
	const known = forms.get(sign);
	if (known !== undefined) return known;
	if (forms.size >= maximumForms) forms.clear();
	const form = foldSign(sign);
	forms.set(sign, form);
	return form;
}

interface Folded {
	form: string;
	/** For every unit of the form, where in the text the sign began that it comes from. */
	starts: number[];
}

/** đ is also written dj and, by those who have no such key, d: all three are d here. */
function fold(text: string): Folded {
	const starts: number[] = [];
	let form = "";
	let at = 0;
	for (const sign of text) {
		for (const unit of formOfSign(sign)) {
			if (unit !== "j" || !form.endsWith("d")) {
				form += unit;
				for (let count = 0; count < unit.length; count += 1) starts.push(at);
			}
		}
		at += sign.length;
	}
	return { form, starts };
}

/** Lower case, Latin, without diacritics: `Vračar`, `vracar` and `Врачар` have the same form. */
export function searchForm(text: string): string {
	return fold(text).form;
}

const maximumTerms = 8;

/** The words of a query, each in its form. All of them have to be found. */
export function searchTerms(query: string): string[] {
	return [...new Set(searchForm(query).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, maximumTerms);
}

/** A term this short is only looked for where words begin: inside of words it would be everywhere. */
const shortTerm = 3;

/** How well a word holds a term: the whole word, its beginning, somewhere inside, not at all. */
export type TermMatch = "whole" | "start" | "inside" | null;

function isLetter(sign: string | undefined): boolean {
	return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
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

/** The best way in which a text, given in its form, holds a term. */
export function bestMatch(form: string, term: string): TermMatch {
	let best: TermMatch = null;
	for (const { match } of findAll(form, term)) {
		if (match === "whole") return match;
		if (match === "start" || best === null) best = match;
	}
	return best;
}

/** Where the text first holds one of the terms, -1 without any. A beginning of a word goes before an inside. */
export function firstMatch(text: string, terms: readonly string[]): number {
	const { form, starts } = fold(text);
	const found = terms.flatMap((term) => [...findAll(form, term)]);
	const [first] = found.toSorted((a, b) => Number(a.match === "inside") - Number(b.match === "inside") || a.at - b.at);
	return first ? (starts[first.at] ?? -1) : -1;
}

/**
 * The text cut where it holds the terms: every second piece, from the second on, is a match. Joined, the pieces are
 * the text again.
 */
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
		// Pieces alternate, so a text that begins with a match has an empty one before it.
		const wanted = pieces.length % 2 === 1;
		if (isMatch[from] !== wanted) pieces.push("");
		if (at < text.length && isMatch[at] === isMatch[from]) continue;
		pieces.push(text.slice(from, at));
		from = at;
	}
	return pieces.length > 0 ? pieces : [""];
}
