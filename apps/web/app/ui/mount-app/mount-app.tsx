import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { localeOf } from "../../i18n/locale.ts";
import { problemToast } from "../../i18n/problem-message.ts";
import { changeAddress } from "../../lib/address.ts";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { showToast } from "../toast/toast.ts";

overwriteGetLocale(() => localeOf(window.location.pathname));

function readProps(frame: Element): unknown {
	return JSON.parse(frame.querySelector(":scope > script")?.textContent ?? "{}");
}

/** Links with `data-in-place` change the address without loading a page. */
function followLink(event: Event): void {
	if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-in-place]");
	if (!link) return;
	event.preventDefault();
	changeAddress(link.href, link.dataset["inPlace"] === "replace" ? "replace" : "push");
}

/** Hydrates the element that `AppRoot` rendered on the server. */
export function mountApp<P extends object>(name: string, App: ComponentType<P>): void {
	const frame = document.querySelector(`[data-app="${name}"]`);
	const element = frame?.firstElementChild;
	if (!frame || !element) return;
	const running = new AbortController();
	frame.addEventListener("click", followLink, { signal: running.signal });
	const { href } = window.location;
	const html = element.innerHTML;
	/** React has removed the app: the page is again as it was before the script loaded. */
	const onUncaughtError = (error: unknown) => {
		reportError(error);
		running.abort();
		if (window.location.href !== href) return window.location.reload();
		element.innerHTML = html;
		showToast(problemToast("ERR_SOMETHING_WENT_WRONG"));
	};
	const app = (
		<StrictMode>
			<App {...(readProps(frame) as P)} />
		</StrictMode>
	);
	// As a transition, React works in slices and lets the browser answer in between. A press on the app makes it finish first.
	startTransition(() => {
		hydrateRoot(element, app, { identifierPrefix: name, onUncaughtError });
	});
}
