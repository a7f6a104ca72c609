import { useSyncExternalStore } from "react";

function subscribe(look: () => void): () => void {
	document.addEventListener("close", look, true);
	return () => document.removeEventListener("close", look, true);
}

/**
 * The element that toasts must live in to be heard and pressed: an open modal makes everything outside it inert, so they move
 * into it, and out again when it closes. Looked up at every render, hence also when a toast comes.
 */
export function useTopmost(): Element | null {
	return useSyncExternalStore<Element | null>(
		subscribe,
		() => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body,
		() => null,
	);
}
