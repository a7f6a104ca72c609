import { plainText } from "@kvart/contract/content";
import { searchForm } from "@kvart/contract/text-search";

interface Text {
	title: string;
	html: string;
}

/** Serbian endings vary: words with the same first letters count as one. */
const rootLength = 6;
const shortestWord = 5;
const titleWeight = 3;

function rootsOf(text: string): Set<string> {
	const words = searchForm(text).match(/\p{L}+/gu) ?? [];
	return new Set(words.filter((word) => word.length >= shortestWord).map((word) => word.slice(0, rootLength)));
}

/**
 * The other stories by the words they share with this one. Rare words count more, words of a title most. The sort is
 * stable, so the newest comes first among equals.
 */
export function byRelation<T extends Text>(story: T, others: readonly T[]): T[] {
	const own = rootsOf(`${story.title} ${plainText(story.html)}`);
	const ownTitle = rootsOf(story.title);
	const roots = others.map(({ title, html }) => ({
		title: rootsOf(title),
		all: rootsOf(`${title} ${plainText(html)}`),
	}));
	const usedBy = new Map<string, number>();
	for (const { all } of roots) for (const root of all) usedBy.set(root, (usedBy.get(root) ?? 0) + 1);
	const points = roots.map(({ title, all }) => {
		let sum = 0;
		for (const root of all) {
			if (!own.has(root)) continue;
			const rarity = Math.log(1 + others.length / (usedBy.get(root) ?? 1));
			sum += rarity * (title.has(root) || ownTitle.has(root) ? titleWeight : 1);
		}
		// Long texts share more words by chance.
		return sum / Math.sqrt(all.size + 1);
	});
	return others
		.map((other, index) => ({ other, points: points[index] ?? 0 }))
		.toSorted((a, b) => b.points - a.points)
		.map(({ other }) => other);
}
