import { goTo } from "../lib/go-to.ts";
import { showToast } from "../ui/toast/toast.ts";
import { send } from "./call.ts";
import { leavingLink } from "./press.ts";

/** Polls, because a browser that is online fires no event when our server is back. */
const lookEveryMilliseconds = 3000;

let waiting: AbortController | undefined;

async function isReached(signal: AbortSignal): Promise<boolean> {
	if (!navigator.onLine) return false;
	const answer = await send("GET /health", { signal, cache: "no-store" }).catch(() => null);
	return answer?.ok ?? false;
}

function whenReached(go: () => void, signal: AbortSignal): void {
	const look = async () => {
		if ((await isReached(signal)) && !signal.aborted) go();
	};
	const timer = setInterval(() => void look(), lookEveryMilliseconds);
	signal.addEventListener("abort", () => clearInterval(timer));
	window.addEventListener("online", () => void look(), { signal });
}

/** Whether the service worker can show the page without a connection. */
async function isCached(href: string): Promise<boolean> {
	return "caches" in window && (await caches.match(href, { ignoreSearch: true })) !== undefined;
}

/**
 * Shows that there is no connection, or that the server does not answer, and follows the last clicked link once it
 * does. Closing the toast cancels that.
 */
export function whenReachable(go: () => void): void {
	const { offline = "", noAnswer = "" } = document.querySelector<HTMLElement>("[data-offline]")?.dataset ?? {};
	const text = navigator.onLine ? noAnswer : offline;
	waiting?.abort();
	const wish = new AbortController();
	const { signal } = wish;
	waiting = wish;
	showToast({ kind: "info", text, stays: wish });
	whenReached(() => {
		wish.abort();
		go();
	}, signal);
}

async function follow({ href }: HTMLAnchorElement): Promise<void> {
	if (await isCached(href)) goTo(href);
	else whenReachable(() => goTo(href));
}

/** Shows our own message instead of the browser's error page. */
export function startOffline(): void {
	// On the window, so that it runs after listeners that handle the click without the network.
	window.addEventListener("click", (event) => {
		const link = navigator.onLine ? null : leavingLink(event);
		if (!link) return;
		event.preventDefault();
		void follow(link);
	});
	window.addEventListener("submit", (event) => {
		if (navigator.onLine || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
		event.preventDefault();
		const { target: form, submitter } = event;
		whenReachable(() => form.requestSubmit(submitter));
	});
	// The page came from the service worker, because there was no connection.
	if ("stored" in document.documentElement.dataset)
		whenReached(() => window.location.reload(), new AbortController().signal);
}
