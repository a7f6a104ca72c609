import { leavingLink } from "./press.ts";

/** Shown from the click until the next page; CSS delays it a moment. */
export function startLoaderBar(): void {
	const bar = document.querySelector<HTMLElement>("[data-loader]");
	if (!bar) return;
	const show = () => {
		bar.hidden = false;
	};
	const hide = () => {
		bar.hidden = true;
	};
	// On the window, so that it runs after listeners that prevent the navigation.
	window.addEventListener("click", (event) => leavingLink(event) && show());
	window.addEventListener("submit", (event) => {
		if (!event.defaultPrevented) show();
	});
	document.addEventListener("leaving", show);
	document.addEventListener("staying", hide);
	// Cached pages must not show the bar. No `unload` listener: it would disable the back-forward cache.
	window.addEventListener("pagehide", hide);
	window.addEventListener("pageshow", hide);
	// Stopped by the visitor, or the answer was a file. Not every browser fires it.
	const { navigation } = window as { navigation?: EventTarget };
	navigation?.addEventListener("navigateerror", hide);
}
