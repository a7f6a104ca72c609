import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeAddress } from "../../lib/address.ts";
import type { ToastMessage } from "../toast/toast.ts";
import { mountApp } from "./mount-app.tsx";

const toasts: string[] = [];
const collect = (event: Event) => toasts.push((event as CustomEvent<ToastMessage>).detail.text);
const reportError = vi.fn();
const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);

function Rooms({ room }: { room: string | null }) {
	const [broken, setBroken] = useState(false);
	if (broken || room === null) throw new Error("no room");
	return (
		<>
			<a href="/?room=2" data-in-place="push">
				Other room
			</a>
			<button type="button" onClick={() => flushSync(() => setBroken(true))}>
				{room}
			</button>
		</>
	);
}

const rendered = '<a href="/?room=2" data-in-place="push">Other room</a><button type="button">Small</button>';

function mount(props: { room: string | null }): void {
	document.body.innerHTML = `<div data-app="rooms"><div>${rendered}</div><script type="application/json">${JSON.stringify(props)}</script></div>`;
	mountApp("rooms", Rooms);
}

const shown = () => document.querySelector("[data-app] > div")?.innerHTML;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	vi.stubGlobal("reportError", reportError);
	changeAddress("/?room=1", "replace");
	toasts.length = 0;
	vi.clearAllMocks();
	document.addEventListener("toast", collect);
});
afterEach(() => {
	document.removeEventListener("toast", collect);
	vi.unstubAllGlobals();
});

test("an app that fails leaves what the server rendered, with plain links, and says so", async () => {
	mount({ room: null });
	await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Nešto nije u redu na našoj strani/)]));
	expect(shown()).toBe(rendered);
	expect(reportError).toHaveBeenCalledWith(new Error("no room"));
	const click = new MouseEvent("click", { bubbles: true, cancelable: true });
	document.querySelector("a")?.dispatchEvent(click);
	expect(click.defaultPrevented).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});

test("an app that fails at another address loads the page of that address", async () => {
	mount({ room: "Small" });
	await waitFor(() => {
		press("a");
		expect(window.location.search).toBe("?room=2");
	});
	await waitFor(() => {
		press("button");
		expect(reload).toHaveBeenCalledOnce();
	});
	expect(toasts).toEqual([]);
});
