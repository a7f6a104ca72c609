import type { LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ask } from "../answer.ts";
import budgets from "../budgets.json" with { type: "json" };
import { median } from "../load.ts";

export type Category = keyof typeof budgets.page.lighthouse;
export const categories = Object.keys(budgets.page.lighthouse) as Category[];

export interface PageResult {
	/** The median of the runs. */
	scores: Record<Category, number>;
	/** Bodies of what a first visit loads, as a browser gets them compressed. */
	kilobytes: { scripts: number; document: number; pictures: number };
	/** Audits that cost points in any run. */
	misses: string[];
}

const runs = 3;

interface Loaded {
	url: string;
	resourceType?: string;
}

/** Lighthouse knows sizes with headers only; the budget is about what we write. */
async function weigh(loaded: readonly Loaded[], ...types: string[]): Promise<number> {
	const wanted = loaded.filter(({ url, resourceType = "" }) => url.startsWith("http") && types.includes(resourceType));
	const bodies = await Promise.all(wanted.map(({ url }) => ask(url, { "accept-encoding": "br" })));
	return bodies.reduce((sum, { body }) => sum + body.length, 0) / 1024;
}

/** Lighthouse on a simulated phone, several runs of one page. */
export async function audit(url: string, chrome: LaunchedChrome): Promise<PageResult> {
	const scores = new Map<Category, number[]>(categories.map((name) => [name, []]));
	const misses = new Set<string>();
	let loaded: readonly Loaded[] = [];
	for (let run = 0; run < runs; run += 1) {
		const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, output: "json" });
		if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
		const { categories: found, audits } = result.lhr;
		for (const name of categories) scores.get(name)?.push(Math.round((found[name]?.score ?? 0) * 100));
		for (const { id, score, scoreDisplayMode, displayValue } of Object.values(audits)) {
			const counts = scoreDisplayMode === "binary" || scoreDisplayMode === "numeric";
			if (counts && score !== null && score < 0.9) misses.add(displayValue ? `${id} (${displayValue})` : id);
		}
		const details = audits["network-requests"]?.details;
		loaded = details?.type === "table" ? (details.items as unknown as Loaded[]) : [];
	}
	return {
		scores: Object.fromEntries([...scores].map(([name, all]) => [name, median(all)])) as Record<Category, number>,
		kilobytes: {
			scripts: await weigh(loaded, "Script"),
			document: await weigh(loaded, "Document", "Stylesheet", "Font"),
			pictures: await weigh(loaded, "Image"),
		},
		misses: [...misses],
	};
}
