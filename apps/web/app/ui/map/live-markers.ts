import { type Map as LeafletMap, type Point, point } from "leaflet";

const openCard = (root: Element) => root.querySelector<HTMLDetailsElement>("details[open]");

/** The fixed point of a zoom: the marker with the open card, else the middle. */
export function focusOf(map: LeafletMap, root: Element): Point {
	const marker = openCard(root)?.getBoundingClientRect();
	const frame = root.getBoundingClientRect();
	return marker ? point(marker.left - frame.left, marker.top - frame.top) : map.getSize().divideBy(2);
}

/** How far a range must move to lie inside another. */
function shift(low: number, high: number, from: number, to: number): number {
	const edge = 12;
	if (low < from + edge) return low - from - edge;
	return high > to - edge ? high - to + edge : 0;
}

/** Moves focused and opened markers into view; Esc and a click on the map close the card. */
export function followMarkers(map: LeafletMap, root: HTMLElement): void {
	const reveal = ({ target }: Event) => {
		if (!(target instanceof Element)) return;
		const marker = target.closest("details");
		if (!marker) return;
		// Undo the scrolling of the browser: the map moves instead.
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
	// `toggle` does not bubble, so listen in the capture phase.
	root.addEventListener("toggle", reveal, true);
	root.addEventListener("focusin", reveal);
	root.addEventListener("keydown", close);
	map.on("click", () => openCard(root)?.removeAttribute("open"));
}
