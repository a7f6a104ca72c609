import type { Favourite } from "@kvart/contract/favourites";
import { favouriteName, favouriteShown } from "../lib/favourites.ts";
import { isLoggedIn } from "../lib/session.ts";
import { clearInTab, readInTab, storeInTab } from "../lib/storage.ts";
import { showToast } from "../ui/toast/toast.ts";
import { request } from "./call.ts";
import { pressed } from "./press.ts";

const buttons = `button[name=${favouriteName}]`;

async function load(): Promise<Set<string>> {
	// Without a connection nothing is marked.
	const favourites = (await request("GET /user/favourite").catch(() => [])) as Favourite[];
	return new Set(favourites.map(({ kind, id }) => `${kind} ${id}`));
}

/** A change is shown at once, so the member may leave the page before it is sent. */
function bodyOf(value: string) {
	const [kind, id] = value.split(" ");
	return { body: { kind, id: Number(id) }, keepalive: true };
}

let loading: Promise<Set<string>> | undefined;

/** The member's favourites, loaded once per page. */
function loadOnce(): Promise<Set<string>> {
	loading ??= load();
	return loading;
}

async function mark(shown: Iterable<HTMLButtonElement>): Promise<void> {
	const list = [...shown];
	if (list.length === 0 || !isLoggedIn()) return;
	const favourites = await loadOnce();
	for (const button of list) button.setAttribute("aria-pressed", String(favourites.has(button.value)));
}

const markAll = (root: ParentNode) => mark(root.querySelectorAll<HTMLButtonElement>(buttons));

/** Shown at once, and taken back if the server cannot be reached. */
async function change(value: string): Promise<void> {
	const favourites = await loadOnce();
	const toggle = () => {
		const added = !favourites.delete(value);
		if (added) favourites.add(value);
		void markAll(document);
		return added;
	};
	const call = toggle() ? "POST /user/favourite" : "DELETE /user/favourite";
	await request(call, bodyOf(value)).catch(() => {
		toggle();
		const text = document.querySelector<HTMLElement>("form[data-failed]")?.dataset["failed"] ?? "";
		showToast({ kind: "error", text });
	});
}

export function showFavourites(root: ParentNode): void {
	void markAll(root);
}

/** For members. The form of visitors leads to the log-in and back, where their choice is carried out. */
export function startFavourites(): void {
	document.addEventListener("click", (event) => {
		const button = pressed<HTMLButtonElement>(event, buttons);
		if (!button) return;
		if (!isLoggedIn()) return storeInTab("favourite", button.value);
		event.preventDefault();
		void change(button.value);
	});
	document.addEventListener(favouriteShown, ({ target }) => void mark([target as HTMLButtonElement]));
	const wish = readInTab("favourite");
	if (wish !== null && isLoggedIn()) void addWish(wish);
}

async function addWish(value: string): Promise<void> {
	const favourites = await loadOnce();
	// Not earlier: if the member leaves this page while it loads, the next one adds it.
	clearInTab("favourite");
	if (!favourites.has(value)) await change(value);
}
