import type { LaunchedChrome } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "../load.ts";
import { fetchRaw } from "../raw-response.ts";
import { layoutWork, type TraceEvent } from "./layout.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** `simulate` computes the effect of a slow connection; `devtools` really throttles connection and CPU. */
export type Throttling = "simulate" | "devtools";

export interface Speed {
	/** Score of performance. */
	score: number;
	largestPaintSeconds: number;
	blockedMilliseconds: number;
	/** Styles and layout. */
	layoutMilliseconds: number;
	layoutPasses: number;
}

export interface PageResult extends Speed {
	scores: Record<Category, number>;
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

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

async function runAll(url: string, chrome: LaunchedChrome, throttlingMethod: Throttling, onlyCategories: Category[]) {
	const results: Result[] = [];
	for (let run = 0; run < runs; run += 1) {
		const result = await lighthouse(url, { port: chrome.port, onlyCategories, output: "json", throttlingMethod });
		if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
		results.push(result);
	}
	return results;
}

function medianScore(results: readonly Result[], name: Category): number {
	return median(results.map(({ lhr }) => Math.round((lhr.categories[name]?.score ?? 0) * 100)));
}

function speedOf(results: readonly Result[]): Speed {
	const medianOf = (name: string) => median(results.map(({ lhr }) => lhr.audits[name]?.numericValue ?? 0));
	const layouts = results.map(({ artifacts }) => layoutWork(artifacts.Trace.traceEvents as TraceEvent[]));
	return {
		score: medianScore(results, "performance"),
		largestPaintSeconds: medianOf("largest-contentful-paint") / 1000,
		blockedMilliseconds: medianOf("total-blocking-time"),
		layoutMilliseconds: median(layouts.map(({ milliseconds }) => milliseconds)),
		layoutPasses: median(layouts.map(({ passes }) => passes)),
	};
}

export async function measureSpeed(url: string, chrome: LaunchedChrome, throttling: Throttling): Promise<Speed> {
	return speedOf(await runAll(url, chrome, throttling, ["performance"]));
}

/** Everything that Lighthouse checks, with a slow line that it computes. */
export async function audit(url: string, chrome: LaunchedChrome): Promise<PageResult> {
	const results = await runAll(url, chrome, "simulate", [...categories]);
	const costly = results.flatMap(({ lhr }) =>
		Object.values(lhr.audits).filter(
			({ score, scoreDisplayMode }) =>
				(scoreDisplayMode === "binary" || scoreDisplayMode === "numeric") && score !== null && score < 0.9,
		),
	);
	const details = results.at(-1)?.lhr.audits["network-requests"]?.details;
	const loaded = details?.type === "table" ? (details.items as unknown as Loaded[]) : [];
	return {
		...speedOf(results),
		scores: Object.fromEntries(categories.map((name) => [name, medianScore(results, name)])) as Record<
			Category,
			number
		>,
		kilobytes: {
			scripts: await weigh(loaded, "Script"),
			document: await weigh(loaded, "Document", "Stylesheet", "Font"),
			pictures: await weigh(loaded, "Image"),
		},
		misses: [...new Set(costly.map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)))],
	};
}
