import { useState } from "react";

/** Clamps `to` to the list. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
	const moved = items[from];
	if (moved === undefined) return [...items];
	const others = items.filter((_, index) => index !== from);
	const place = Math.min(Math.max(to, 0), others.length);
	return [...others.slice(0, place), moved, ...others.slice(place)];
}

/**
 * Items of a form have no id and are new objects after each change. These keys follow them when they are moved, so
 * that inputs keep their state.
 */
export function useItemKeys(count: number) {
	const [state, setState] = useState({ next: count, keys: Array.from({ length: count }, (_, index) => index) });
	let { keys } = state;
	// The list was replaced (discarded, merged).
	if (keys.length !== count) {
		keys = Array.from({ length: count }, (_, index) => state.next + index);
		setState({ next: state.next + count, keys });
	}
	return {
		keys,
		added: () => setState({ next: state.next + 1, keys: [...keys, state.next] }),
		removed: (place: number) => setState({ next: state.next, keys: keys.filter((_, index) => index !== place) }),
		moved: (from: number, to: number) => setState({ next: state.next, keys: moveItem(keys, from, to) }),
	};
}
