import { buildOf } from "../lib/page-data.ts";

/** Parts of a page that differ between its addresses: HTML by the name in `data-swap`. */
export interface PageParts {
	title: string;
	parts: ReadonlyMap<string, string>;
}

/** Limits memory on pages that stay open all day. */
const most = 20;
const cache = new Map<string, PageParts>();

export function partsOf(page: Document): PageParts {
	const found = page.querySelectorAll<HTMLElement>("[data-swap]");
	return {
		title: page.title,
		parts: new Map(Array.from(found, (part) => [part.dataset["swap"] ?? "", part.innerHTML])),
	};
}

/** Parts that show free places are loaded each time. */
function showsPlaces({ parts }: PageParts): boolean {
	return [...parts.values()].some((html) => html.includes("data-places"));
}

export function cacheParts(address: string, page: PageParts): void {
	if (showsPlaces(page)) return;
	cache.delete(address);
	cache.set(address, page);
	const [oldest] = cache.keys();
	if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}

/** The parts at an address, cached; undefined if the whole page has to be loaded. */
export async function partsAt(address: string, signal: AbortSignal): Promise<PageParts | undefined> {
	const cached = cache.get(address);
	if (cached) return cached;
	const response = await fetch(address, { signal, headers: { accept: "text/html" } });
	if (response.redirected) return undefined;
	const fetched = new DOMParser().parseFromString(await response.text(), "text/html");
	const page = partsOf(fetched);
	if (page.parts.size === 0 || buildOf(fetched) !== buildOf(document)) return undefined;
	cacheParts(address, page);
	return page;
}
