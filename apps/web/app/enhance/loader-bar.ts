import { leavingLink } from "./press.ts";

/** On top of the page from the press until the next page is there; the stylesheet waits a moment before it shows. */
export function startLoaderBar(): void {
	const bar = document.querySelector<HTMLElement>("[data-loader]");
	if (!bar) return;
	const show = () => {
		bar.hidden = false;
	};
	const hide = () => {
		bar.hidden = true;
	};
	// On the window, where a press arrives last: whoever answers it on the page has prevented it by then.
	window.addEventListener("click", (event) => leavingLink(event) && show());
	window.addEventListener("submit", (event) => {
		if (!event.defaultPrevented) show();
	});
	document.addEventListener("leaving", show);
	document.addEventListener("staying", hide);
	// The browser keeps the page for the back button without the bar. No `unload`: with it nothing would be kept.
	window.addEventListener("pagehide", hide);
	window.addEventListener("pageshow", hide);
	// Stopped by the visitor, or the answer was a file. Not every browser tells.
	const { navigation } = window as { navigation?: EventTarget };
	navigation?.addEventListener("navigateerror", hide);
}
