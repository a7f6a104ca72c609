import { enhance } from "./enhance.ts";
import { whenReachable } from "./offline.ts";
import { cacheParts, type PageParts, partsAt, partsOf } from "./page-parts.ts";
import { isPlain, pressed } from "./press.ts";
import { closedSheet } from "./sheets.ts";

type How = "push" | "replace";

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/** The address of the parts that are shown. The browser's address is ahead of it while the next ones load. */
let shown = addressOf(location);
/** As the server sent them: scripts may have changed what is in the page, such as a favourite. */
let shownPage: PageParts | undefined;
let youngest = new AbortController();

/** Identifies a control by its label, because its address may have changed. */
const nameOf = (control: Element) => control.getAttribute("aria-label") ?? control.textContent;

function put(part: HTMLElement, html: string): void {
	const focused = part.contains(document.activeElement) ? document.activeElement : null;
	// Toasts are inside the open sheet: move them out before it goes.
	document.body.append(...part.querySelectorAll("[data-toasts]"));
	part.innerHTML = html;
	enhance(part);
	if (!focused) return;
	const same = [...part.querySelectorAll<HTMLElement>(focused.localName)].find(
		(each) => nameOf(each) === nameOf(focused),
	);
	if (!same) part.tabIndex = -1;
	(same ?? part).focus({ preventScroll: true });
}

/** Restores the focus to the link that opened the removed part. */
function findFocus(left: string): void {
	const { activeElement, body } = document;
	// A closing sheet has the focus until its animation ends.
	if (activeElement !== body && !activeElement?.closest("dialog:not([open])")) return;
	const links = document.querySelectorAll<HTMLAnchorElement>("a[data-in-place]");
	[...links].find(({ href }) => addressOf(new URL(href)) === left)?.focus({ preventScroll: true });
}

function apply(address: string, page: PageParts): void {
	const left = shown;
	const before = shownPage;
	shown = address;
	shownPage = page;
	document.title = page.title;
	for (const part of document.querySelectorAll<HTMLElement>("[data-swap]")) {
		const name = part.dataset["swap"] ?? "";
		const html = page.parts.get(name) ?? "";
		if (html === before?.parts.get(name)) continue;
		const closed = html.includes("<dialog") ? undefined : closedSheet(part);
		// After its animation another one may be open.
		if (closed) void closed.then(() => shown === address && put(part, html));
		else put(part, html);
	}
	findFocus(left);
}

/** Shows this page at another address. Only the last click counts. */
async function show(url: URL, how?: How): Promise<void> {
	youngest.abort();
	const mine = new AbortController();
	youngest = mine;
	const address = addressOf(url);
	document.dispatchEvent(new Event("leaving"));
	const page = await partsAt(address, mine.signal).catch(() => null);
	if (mine.signal.aborted) return;
	if (page === undefined) return location.assign(url);
	document.dispatchEvent(new Event("staying"));
	if (!page) return whenReachable(() => void show(url, how));
	if (how === "push") history.pushState({ from: shown }, "", url);
	if (how === "replace") history.replaceState(history.state, "", url);
	apply(address, page);
}

/** Closing goes back in the history if that is where it was opened. */
function follow(url: URL, how: string | undefined): void {
	const { from } = (history.state ?? {}) as { from?: string };
	if (how === "back" && from === addressOf(url)) history.back();
	else void show(url, how === "push" ? "push" : "replace");
}

function onClick(event: MouseEvent): void {
	if (event.defaultPrevented || !isPlain(event)) return;
	const link = pressed<HTMLAnchorElement>(event, "a[data-in-place]");
	// Apps handle their own links.
	if (!link || link.closest("[data-app]")) return;
	event.preventDefault();
	follow(new URL(link.href), link.dataset["inPlace"]);
}

/**
 * Links with `data-in-place` load their address and replace the changed parts only. Call it before anything has changed
 * the server's HTML.
 */
export function followInPlace(): void {
	if (!document.querySelector("[data-swap]")) return;
	shownPage = partsOf(document);
	cacheParts(shown, shownPage);
	document.addEventListener("click", onClick);
	// Also fires for a new hash, which needs no update.
	addEventListener("popstate", () => {
		if (addressOf(location) !== shown) void show(new URL(location.href));
	});
}
