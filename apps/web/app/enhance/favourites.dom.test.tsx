import { waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The server is a fake; the page has two hearts of one coach, and one of a club.
const page = `
	<form id="favourite" data-failed="Izbor nije sačuvan."></form>
	<button type="submit" form="favourite" name="favourite" value="coach 5" aria-pressed="false"></button>
	<button type="submit" form="favourite" name="favourite" value="coach 5" aria-pressed="false"></button>
	<button type="submit" form="favourite" name="favourite" value="gym 3" aria-pressed="false"></button>`;

let stop = new AbortController();

/** Listeners stay on the document: each test removes its own. */
async function start(chosen: { kind: string; id: number }[], answers: (init: RequestInit) => number = () => 200) {
	document.body.innerHTML = page;
	const fetch = vi.fn(async (_path: string, init: RequestInit) => {
		const status = answers(init);
		return new Response(JSON.stringify(init.method === "GET" ? chosen : {}), { status });
	});
	vi.stubGlobal("fetch", fetch);
	stop = new AbortController();
	const add = document.addEventListener.bind(document);
	vi.spyOn(document, "addEventListener").mockImplementation(
		(type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: stop.signal }),
	);
	vi.resetModules();
	const { showFavourites, startFavourites } = await import("./favourites.ts");
	startFavourites();
	showFavourites(document);
	return { changes: () => fetch.mock.calls.filter(([, { method }]) => method !== "GET"), fetch };
}

const pressedOnes = () =>
	[...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-pressed") === "true");
const press = (index: number) => {
	const click = new MouseEvent("click", { bubbles: true, cancelable: true });
	document.querySelectorAll("button")[index]?.dispatchEvent(click);
	return click;
};

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => {
	stop.abort();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test("a visitor's press is left to the form, and nothing is loaded", async () => {
	const { fetch } = await start([]);
	expect(press(0).defaultPrevented).toBe(false);
	expect(fetch).not.toHaveBeenCalled();
	expect(sessionStorage.getItem("favourite")).toBe("coach 5");
});

test("adds the pressed favourite once, after the log-in", async () => {
	localStorage.setItem("token", "t");
	sessionStorage.setItem("favourite", "gym 3");
	const { changes } = await start([]);
	// If the member leaves the page before the favourites are loaded, the next page adds it.
	expect(sessionStorage.getItem("favourite")).toBe("gym 3");
	await waitFor(() => expect(pressedOnes()).toEqual([false, false, true]));
	expect(changes().map(([, { method, body }]) => [method, body])).toEqual([["POST", '{"kind":"gym","id":3}']]);
	expect(sessionStorage.getItem("favourite")).toBeNull();
});

test("an earlier favourite that the visitor pressed stays one", async () => {
	localStorage.setItem("token", "t");
	sessionStorage.setItem("favourite", "gym 3");
	const { changes } = await start([{ kind: "gym", id: 3 }]);
	await waitFor(() => expect(pressedOnes()).toEqual([false, false, true]));
	expect(changes()).toEqual([]);
});

test("a member's favourites are marked; a press marks every heart of the same thing", async () => {
	localStorage.setItem("token", "t");
	const { changes, fetch } = await start([{ kind: "gym", id: 3 }]);
	await waitFor(() => expect(pressedOnes()).toEqual([false, false, true]));
	expect(press(0).defaultPrevented).toBe(true);
	await waitFor(() => expect(pressedOnes()).toEqual([true, true, true]));
	press(2);
	await waitFor(() => expect(pressedOnes()).toEqual([true, true, false]));
	// Kept alive: the member sees the change, and may leave the page before it is saved.
	expect(changes().map(([, { method, body, keepalive }]) => [method, body, keepalive])).toEqual([
		["POST", '{"kind":"coach","id":5}', true],
		["DELETE", '{"kind":"gym","id":3}', true],
	]);
	expect(fetch.mock.calls.filter(([, { method }]) => method === "GET")).toHaveLength(1);
});

test("a press that was not saved is taken back with a message", async () => {
	localStorage.setItem("token", "t");
	const toasts: unknown[] = [];
	await start([], ({ method }) => (method === "GET" ? 200 : 500));
	document.addEventListener("toast", (event) => toasts.push((event as CustomEvent).detail));
	press(0);
	await waitFor(() => expect(toasts).toEqual([{ kind: "error", text: "Izbor nije sačuvan." }]));
	await waitFor(() => expect(pressedOnes()).toEqual([false, false, false]));
});
