import type { calls } from "@kvart/contract/calls";
import type { Favourite } from "@kvart/contract/favourites";
import { apiUrl } from "../lib/api-url.ts";
import { favouriteName, favouriteShown } from "../lib/favourites.ts";
import { expireSession, isLoggedIn, sessionHeaders } from "../lib/session.ts";
import { clearInTab, readInTab, storeInTab } from "../lib/storage.ts";
import { showToast } from "../ui/toast/toast.ts";
import { pressed } from "./press.ts";

// Without the API client, which is larger than the rest of this script; the type keeps the addresses equal.
type Call = (typeof calls)["listFavourites" | "addFavourite" | "removeFavourite"];

const buttons = `button[name=${favouriteName}]`;

async function send(call: Call, value?: string): Promise<unknown> {
	const [method, path] = call.split(" ") as [string, string];
	const session = sessionHeaders();
	const [kind, id] = value?.split(" ") ?? [];
	const init: RequestInit = { method, headers: { ...session, "content-type": "application/json" } };
	if (value) {
		init.body = JSON.stringify({ kind, id: Number(id) });
		// A change is shown at once, so the member may leave the page before it is sent.
		init.keepalive = true;
	}
	const response = await fetch(apiUrl() + path, init);
	if (response.status === 401) expireSession(session["session_id"] ?? "");
	if (!response.ok) throw new Error(`${call} was answered with ${response.status}.`);
	return response.json();
}

async function load(): Promise<Set<string>> {
	// Without a connection nothing is marked.
	const favourites = (await send("GET /user/favourite").catch(() => [])) as Favourite[];
	return new Set(favourites.map(({ kind, id }) => `${kind} ${id}`));
}

let loading: Promise<Set<string>> | undefined;

/** Of the member, loaded once per page. */
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
	await send(call, value).catch(() => {
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
