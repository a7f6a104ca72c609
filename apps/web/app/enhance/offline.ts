import { apiUrl } from "../lib/api-url.ts";
import { goTo } from "../lib/go-to.ts";
import { showToast } from "../ui/toast/toast.ts";
import { leavingLink } from "./press.ts";

/** A browser that believes to be online is not told when our server can be reached again: we look ourselves. */
const lookEveryMilliseconds = 3000;

let waiting: AbortController | undefined;

async function isReached(signal: AbortSignal): Promise<boolean> {
	if (!navigator.onLine) return false;
	const answer = await fetch(`${apiUrl()}/health`, { signal, cache: "no-store" }).catch(() => null);
	return answer?.ok ?? false;
}

/**
 * Says in the page's words that there is no line, and does what was asked for once there is one again. The last wish
 * counts; putting the words away takes it back.
 */
export function whenOnline(go: () => void): void {
	const text = document.querySelector<HTMLElement>("[data-offline]")?.dataset["offline"] ?? "";
	waiting?.abort();
	const wish = new AbortController();
	const { signal } = wish;
	waiting = wish;
	showToast({ kind: "info", text, stays: wish });
	const look = async () => {
		if (!(await isReached(signal)) || signal.aborted) return;
		wish.abort();
		go();
	};
	const timer = setInterval(() => void look(), lookEveryMilliseconds);
	signal.addEventListener("abort", () => clearInterval(timer));
	window.addEventListener("online", () => void look(), { signal });
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
