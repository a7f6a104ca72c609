import type { LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "../load.ts";
import { fetchRaw } from "../raw-response.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** `simulate` computes the effect of a slow connection; `devtools` really throttles connection and CPU. */
export type Throttling = "simulate" | "devtools";

export interface PageResult {
	scores: Record<Category, number>;
	largestPaintSeconds: number;
	blockedMilliseconds: number;
	/** Compressed bodies of a first visit. */
	kilobytes: { scripts: number; document: number; pictures: number };
	misses: string[];
}

const runs = 3;

interface Loaded {
	url: string;
	resourceType?: string;
}

/** Lighthouse includes headers; the budget does not. */
async function weigh(loaded: readonly Loaded[], ...types: string[]): Promise<number> {
	const wanted = loaded.filter(({ url, resourceType = "" }) => url.startsWith("http") && types.includes(resourceType));
	const bodies = await Promise.all(wanted.map(({ url }) => fetchRaw(url, { "accept-encoding": "br" })));
	return bodies.reduce((sum, { body }) => sum + body.length, 0) / 1024;
}

async function runOnce(url: string, chrome: LaunchedChrome, throttling: Throttling) {
	const result = await lighthouse(url, {
		port: chrome.port,
		onlyCategories: [...categories],
		output: "json",
		throttlingMethod: throttling,
	});
	if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
	return result.lhr;
}

export async function audit(url: string, chrome: LaunchedChrome, throttling: Throttling): Promise<PageResult> {
	const results: Awaited<ReturnType<typeof runOnce>>[] = [];
	for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, chrome, throttling));
	const medianOf = (read: (result: (typeof results)[number]) => number) => median(results.map(read));
	const costly = results.flatMap(({ audits }) =>
		Object.values(audits).filter(
			({ score, scoreDisplayMode }) =>
				(scoreDisplayMode === "binary" || scoreDisplayMode === "numeric") && score !== null && score < 0.9,
		),
	);
	const details = results.at(-1)?.audits["network-requests"]?.details;
	const loaded = details?.type === "table" ? (details.items as unknown as Loaded[]) : [];
	const scoreOf = (name: Category) => medianOf(({ categories: found }) => Math.round((found[name]?.score ?? 0) * 100));
	return {
		scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Record<Category, number>,
		largestPaintSeconds: medianOf(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000,
		blockedMilliseconds: medianOf(({ audits }) => audits["total-blocking-time"]?.numericValue ?? 0),
		kilobytes: {
			scripts: await weigh(loaded, "Script"),
			document: await weigh(loaded, "Document", "Stylesheet", "Font"),
			pictures: await weigh(loaded, "Image"),
		},
		misses: [...new Set(costly.map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)))],
	};
}
