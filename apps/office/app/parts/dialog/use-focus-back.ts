import { useEffect, useState } from "react";

/** What was used last outside of dialogs: one that follows another leads back to where the first was opened. */
let opener: Element | null = null;

function lastUsed(): Element | null {
	const used = document.activeElement;
	if (!used?.closest("[role=dialog]")) opener = used;
	return used;
}

function focusOn(element: Element | null): boolean {
	if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false;
	element.focus({ preventScroll: true });
	return document.activeElement === element;
}

/**
 * For what is there only while it is open: when it goes, the focus returns to what opened it. Where that is gone, too,
 * it is the page's heading, so that nobody who works with keys starts at the top of the window again.
 */
export function useFocusBack(): void {
	const [before] = useState(lastUsed);
	useEffect(
		() => () => {
			if (document.activeElement !== document.body) return;
			const places = [before, opener, document.querySelector("h1[tabindex]")];
			places.some(focusOn);
		},
		[before],
	);
}
