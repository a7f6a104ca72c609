/** The pages to name: first, last, and the current one with its neighbours; null stands for a gap. */
export function pageWindow(current: number, total: number): (number | null)[] {
	const wanted = new Set([1, total, current - 1, current, current + 1]);
	// A gap of a single page is silly: name the page.
	if (current - 3 === 1) wanted.add(2);
	if (current + 3 === total) wanted.add(total - 1);
	const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
	return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
