import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showToast } from "../ui/toast/toast.ts";
import { startToasts } from "./toasts.ts";

// The clock is a fake, and so are popovers, which happy-dom does not have.
const popover = () => document.querySelector("section") as HTMLElement;
const texts = () => [...document.querySelectorAll("li p")].map(({ textContent }) => textContent);
const show = (text: string) => showToast({ kind: "info", text });

beforeAll(() => {
	document.body.innerHTML = `
		<div data-toasts>
			<section popover="manual"><ol></ol></section>
			<output></output>
			<template><li><p></p><button data-action></button><button></button></li></template>
		</div>`;
	Object.assign(popover(), { showPopover: vi.fn(), hidePopover: vi.fn() });
	startToasts();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each toast is shown for five seconds, whatever comes and goes beside it", () => {
	show("first");
	vi.advanceTimersByTime(3000);
	show("second");
	vi.advanceTimersByTime(1999);
	expect(texts()).toEqual(["first", "second"]);
	vi.advanceTimersByTime(1);
	expect(texts()).toEqual(["second"]);
	vi.advanceTimersByTime(2999);
	expect(texts()).toEqual(["second"]);
	vi.advanceTimersByTime(1);
	expect(texts()).toEqual([]);
});

test("under the pointer the time stands still, and the rest runs afterwards", () => {
	show("first");
	vi.advanceTimersByTime(4000);
	popover().dispatchEvent(new Event("pointerenter"));
	vi.advanceTimersByTime(60_000);
	show("second");
	expect(texts()).toEqual(["first", "second"]);
	popover().dispatchEvent(new Event("pointerleave"));
	vi.advanceTimersByTime(1000);
	expect(texts()).toEqual(["second"]);
	vi.advanceTimersByTime(4000);
	expect(texts()).toEqual([]);
});

test("a toast that stays has no time", () => {
	const stays = new AbortController();
	showToast({ kind: "info", text: "undo", stays });
	show("second");
	vi.advanceTimersByTime(60_000);
	expect(texts()).toEqual(["undo"]);
	stays.abort();
	expect(texts()).toEqual([]);
});
