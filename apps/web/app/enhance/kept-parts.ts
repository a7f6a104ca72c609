/** The parts of a page that differ between its addresses, by the name in `data-swap`, as HTML. */
export interface PageParts {
	title: string;
	parts: ReadonlyMap<string, string>;
}

/** Enough for every way back; a page that is left open all day must not grow. */
const most = 20;
const kept = new Map<string, PageParts>();

export function partsOf(page: Document): PageParts {
	const found = page.querySelectorAll<HTMLElement>("[data-swap]");
	return {
		title: page.title,
		parts: new Map(Array.from(found, (part) => [part.dataset["swap"] ?? "", part.innerHTML])),
	};
}

export function keepParts(address: string, page: PageParts): void {
	kept.delete(address);
	kept.set(address, page);
	const [oldest] = kept.keys();
	if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** The page's parts at an address, or undefined where that address is another page. The second time they are there already. */
export async function partsAt(address: string, signal: AbortSignal): Promise<PageParts | undefined> {
	const known = kept.get(address);
	if (known) return known;
	const response = await fetch(address, { signal, headers: { accept: "text/html" } });
	if (response.redirected) return undefined;
	const page = partsOf(new DOMParser().parseFromString(await response.text(), "text/html"));
	if (page.parts.size === 0) return undefined;
	keepParts(address, page);
	return page;
}
