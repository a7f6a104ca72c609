const filesOf = (page: Document) =>
	Array.from(
		page.head.querySelectorAll("link[rel=stylesheet], script[type=module]"),
		(file) => file.getAttribute("href") ?? file.getAttribute("src"),
	);

/**
 * The files of a page that was fetched are loaded here. Otherwise another release rendered it, as happens while servers
 * are updated: its data may have another shape and its HTML other class names.
 */
export function isSameBuild(fetched: Document): boolean {
	const loaded = new Set(filesOf(document));
	return filesOf(fetched).every((file) => loaded.has(file));
}
