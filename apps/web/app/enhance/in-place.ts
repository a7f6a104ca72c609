import { enhance } from "./enhance.ts";
import { keepParts, type PageParts, partsAt, partsOf } from "./kept-parts.ts";
import { whenOnline } from "./offline.ts";
import { isPlain, pressed } from "./press.ts";
import { closedSheet } from "./sheets.ts";

type How = "push" | "replace";

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/** What the parts show now. The address of the browser is ahead of it while the next ones are on their way. */
let shown = addressOf(location);
let youngest = new AbortController();

/** A control by what people call it: its address may have changed with the page. */
const nameOf = (control: Element) => control.getAttribute("aria-label") ?? control.textContent;

function put(part: HTMLElement, html: string): void {
	const focused = part.contains(document.activeElement) ? document.activeElement : null;
	// Toasts live in the sheet that is open: they stay when it goes.
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

/** Where the keyboard goes on when what it was in is gone: to the link that had led there. */
function findFocus(left: string): void {
	if (document.activeElement !== document.body) return;
	const links = document.querySelectorAll<HTMLAnchorElement>("a[data-in-place]");
	[...links].find(({ href }) => addressOf(new URL(href)) === left)?.focus({ preventScroll: true });
}

function apply(address: string, page: PageParts): void {
	const left = shown;
	shown = address;
	document.title = page.title;
	for (const part of document.querySelectorAll<HTMLElement>("[data-swap]")) {
		const html = page.parts.get(part.dataset["swap"] ?? "") ?? "";
		if (html === part.innerHTML) continue;
		const closed = html.includes("<dialog") ? undefined : closedSheet(part);
		// It slides out first; by then another one may be open.
		if (closed) void closed.then(() => shown === address && put(part, html));
		else put(part, html);
	}
	findFocus(left);
}

/** Shows this page as it is at another address. Only the last press counts. */
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
	if (!page) return whenOnline(() => void show(url, how));
	if (how === "push") history.pushState({ from: shown }, "", url);
	if (how === "replace") history.replaceState(history.state, "", url);
	apply(address, page);
}

/** To close what was opened here is to go back: the way back holds every page once. */
function follow(url: URL, how: string | undefined): void {
	const { from } = (history.state ?? {}) as { from?: string };
	if (how === "back" && from === addressOf(url)) history.back();
	else void show(url, how === "push" ? "push" : "replace");
}

function onClick(event: MouseEvent): void {
	if (event.defaultPrevented || !isPlain(event)) return;
	const link = pressed<HTMLAnchorElement>(event, "a[data-in-place]");
	// An app follows the links within it by itself.
	if (!link || link.closest("[data-app]")) return;
	event.preventDefault();
	follow(new URL(link.href), link.dataset["inPlace"]);
}

/**
 * Links that show the same page with something else on it fetch that address and change those parts alone. To be called
 * before anything has changed the page that the server sent.
 */
export function followInPlace(): void {
	if (!document.querySelector("[data-swap]")) return;
	keepParts(shown, partsOf(document));
	document.addEventListener("click", onClick);
	// Also told of a new hash, for which the page stays as it is.
	addEventListener("popstate", () => {
		if (addressOf(location) !== shown) void show(new URL(location.href));
	});
}
