import { useState } from "react";
import { moveItem } from "./move-item.ts";

/**
 * Items of a form have no identity of their own, and are new objects with every letter typed. These keys stay with
 * them while they are moved, so that no field loses what is being written.
 */
export function useItemKeys(count: number) {
	const [state, setState] = useState({ next: count, keys: Array.from({ length: count }, (_, index) => index) });
	let { keys } = state;
	// The list was replaced from outside (discarded, merged): it starts anew.
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
