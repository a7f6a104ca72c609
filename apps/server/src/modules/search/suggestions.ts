import { searchForm } from "@kvart/contract/text-search";
import type { Entry } from "./entry.ts";

/** Edit distance; swapped neighbours count as one. */
export function distance(from: string, to: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= to.length; column += 1) {
			const same = from[row - 1] === to[column - 1];
			const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
			current[column] = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
				swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		[beforeLast, last] = [last, current];
	}
	return last[to.length] ?? 0;
}

const maximumSuggestions = 4;
const shortestWord = 4;
/** One typo in short words, two in long ones. */
const allowed = (word: string) => (word.length < 6 ? 1 : 2);

/** Words of titles similar to those of the query, most similar first. */
export function suggest(entries: readonly Entry[], words: readonly string[]): string[] {
	const known = new Map<string, string>();
	for (const { title } of entries) {
		for (const word of title.match(/[\p{L}\p{N}]+/gu) ?? []) {
			const form = searchForm(word);
			if (form.length >= shortestWord && !known.has(form)) known.set(form, word);
		}
	}
	const near = words.flatMap((word) =>
		[...known].flatMap(([form, shown]) => {
			const steps = Math.abs(form.length - word.length) > 2 ? Number.POSITIVE_INFINITY : distance(word, form);
			return steps <= allowed(word) && word.length >= shortestWord ? [{ shown, steps }] : [];
		}),
	);
	const sorted = near.toSorted((a, b) => a.steps - b.steps).map(({ shown }) => shown);
	return [...new Set(sorted)].slice(0, maximumSuggestions);
}
