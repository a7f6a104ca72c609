import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLiveChat } from "./live-chat.ts";

const address = "https://chat.example/widget.js";
let script: HTMLScriptElement | undefined;

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = `<main data-chat-widget="${address}" data-away="Zovi nas."><output>Otvara se</output></main>`;
	vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
	// The widget's own script never comes.
	vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
		script = nodes[0] as HTMLScriptElement;
	});
	openLiveChat(document);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const page = () => document.querySelector("main");

test("the widget opens maximised, in place of the page", () => {
	expect(script?.src).toBe(address);
	const maximize = vi.fn();
	// What the script adds, as it runs.
	Object.assign(window.Tawk_API ?? {}, { maximize });
	window.Tawk_API?.onLoad?.();
	expect(maximize).toHaveBeenCalledOnce();
	expect(page()?.hidden).toBe(true);
	vi.advanceTimersByTime(60_000);
	expect(page()?.textContent).toBe("Otvara se");
});

test("a widget that fails to load, or is late, leaves other ways to reach us", () => {
	vi.advanceTimersByTime(7999);
	expect(page()?.textContent).toBe("Otvara se");
	vi.advanceTimersByTime(1);
	expect(page()?.textContent).toBe("Zovi nas.");
	document.querySelector("output")?.replaceChildren("Otvara se");
	script?.dispatchEvent(new Event("error"));
	expect(page()?.textContent).toBe("Zovi nas.");
	expect(page()?.hidden).toBe(false);
});
