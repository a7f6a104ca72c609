import { goTo } from "../lib/go-to.ts";
import { showToast } from "../ui/toast/toast.ts";
import { leavingLink } from "./press.ts";

let waiting: AbortController | undefined;

/**
 * Says in the page's words that there is no line, and does what was asked for once there is one again. The last wish
 * counts; putting the words away takes it back.
 */
export function whenOnline(go: () => void): void {
	const text = document.querySelector<HTMLElement>("[data-offline]")?.dataset["offline"] ?? "";
	waiting?.abort();
	const wish = new AbortController();
	waiting = wish;
	showToast({ kind: "info", text, stays: wish });
	window.addEventListener(
		"online",
		() => {
			wish.abort();
			go();
		},
		{ once: true, signal: wish.signal },
	);
}

/** A press that needs the line keeps the page and gets our own words where the browser would show its own error. */
export function startOffline(): void {
	// On the window, where a press arrives last: what works without the line has prevented it by then.
	window.addEventListener("click", (event) => {
		const link = navigator.onLine ? null : leavingLink(event);
		if (!link) return;
		event.preventDefault();
		whenOnline(() => goTo(link.href));
	});
	window.addEventListener("submit", (event) => {
		if (navigator.onLine || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
		event.preventDefault();
		const { target: form, submitter } = event;
		whenOnline(() => form.requestSubmit(submitter));
	});
}
