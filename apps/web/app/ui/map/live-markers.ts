import { type Map as LeafletMap, type Point, point } from "leaflet";

const openCard = (root: Element) => root.querySelector<HTMLDetailsElement>("details[open]");

/** What a zoom keeps in place: the marker whose card is open, else the middle. */
export function focusOf(map: LeafletMap, root: Element): Point {
	const marker = openCard(root)?.getBoundingClientRect();
	const frame = root.getBoundingClientRect();
	return marker ? point(marker.left - frame.left, marker.top - frame.top) : map.getSize().divideBy(2);
}

/** How far a span must move to lie inside another. */
function shift(low: number, high: number, from: number, to: number): number {
	const edge = 12;
	if (low < from + edge) return low - from - edge;
	return high > to - edge ? high - to + edge : 0;
}

/** Keeps in view what is focused or opened; Esc and a click on the map itself close the card. */
export function followMarkers(map: LeafletMap, root: HTMLElement): void {
	const reveal = ({ target }: Event) => {
		if (!(target instanceof Element)) return;
		const marker = target.closest("details");
		if (!marker) return;
		// The browser scrolled to it; here the map moves instead.
		root.scrollTo(0, 0);
		const inner = (marker.open ? marker.lastElementChild : target)?.getBoundingClientRect();
		const outer = root.getBoundingClientRect();
		if (!inner?.width) return;
		map.panBy([
			shift(inner.left, inner.right, outer.left, outer.right),
			shift(inner.top, inner.bottom, outer.top, outer.bottom),
		]);
	};
	const close = ({ key }: KeyboardEvent) => {
		const card = key === "Escape" ? openCard(root) : null;
		if (!card) return;
		card.open = false;
		card.querySelector("summary")?.focus();
	};
	// The toggle event does not bubble, but it can be caught on its way down.
	root.addEventListener("toggle", reveal, true);
	root.addEventListener("focusin", reveal);
	root.addEventListener("keydown", close);
	map.on("click", () => openCard(root)?.removeAttribute("open"));
}
