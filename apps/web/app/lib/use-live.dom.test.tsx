import { act, cleanup, renderHook } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineError } from "./line-error.ts";
import { useLive } from "./use-live.ts";

let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
	vi.useFakeTimers();
	visibility = "visible";
	vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A loader whose answers the test gives by hand. */
function manualLoad() {
	const answers: { resolve: (value: string) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
	const load = vi.fn(
		(signal: AbortSignal) =>
			new Promise<string>((resolve, reject) => {
				answers.push({ resolve, reject, signal });
			}),
	);
	return { load, answers };
}

test("loads on mount, and again when the page becomes visible or online", async () => {
	const load = vi.fn(async () => "data");
	const { result } = renderHook(() => useLive(load));
	await act(async () => undefined);
	expect(result.current).toMatchObject({ data: "data", problem: null });
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
	await act(async () => window.dispatchEvent(new Event("online")));
	expect(load).toHaveBeenCalledTimes(3);
});

test("polls at its interval while the page is visible, and stops on unmount", async () => {
	const load = vi.fn(async () => "data");
	const { unmount } = renderHook(() => useLive(load, { everyMilliseconds: 1000, startLate: true }));
	expect(load).not.toHaveBeenCalled();
	await act(async () => vi.advanceTimersByTime(2000));
	expect(load).toHaveBeenCalledTimes(2);
	visibility = "hidden";
	await act(async () => vi.advanceTimersByTime(2000));
	expect(load).toHaveBeenCalledTimes(2);
	unmount();
	visibility = "visible";
	vi.advanceTimersByTime(2000);
	expect(load).toHaveBeenCalledTimes(2);
});

test("an older answer does not overwrite a newer one", async () => {
	const { load, answers } = manualLoad();
	const { result } = renderHook(() => useLive(load));
	act(() => void result.current.reload());
	expect(answers[0]?.signal.aborted).toBe(true);
	await act(async () => answers[1]?.resolve("new"));
	await act(async () => answers[0]?.resolve("old"));
	expect(result.current.data).toBe("new");
});

test("a failure keeps the last data and reports the problem until the next success", async () => {
	const { load, answers } = manualLoad();
	const { result } = renderHook(() => useLive(load));
	await act(async () => answers[0]?.resolve("data"));
	act(() => void result.current.reload());
	await act(async () => answers[1]?.reject(new LineError("OFFLINE")));
	expect(result.current).toMatchObject({ data: "data", problem: "OFFLINE" });
	act(() => void result.current.reload());
	await act(async () => answers[2]?.resolve("newer"));
	expect(result.current).toMatchObject({ data: "newer", problem: null });
});

test("a reload that a newer one replaces ends when the newer one has its data", async () => {
	const { load, answers } = manualLoad();
	const { result } = renderHook(() => useLive(load));
	let seen: string | undefined;
	act(() => void result.current.reload().then(() => (seen = result.current.data)));
	act(() => void result.current.reload());
	await act(async () => answers[1]?.reject(new DOMException("aborted", "AbortError")));
	expect(seen).toBeUndefined();
	await act(async () => answers[2]?.resolve("newest"));
	await act(async () => undefined);
	expect(seen).toBe("newest");
});

test("a press does not wait for a background refresh, but shows what a reload brought", async () => {
	const { load, answers } = manualLoad();
	const { result } = renderHook(() => {
		const [presses, setPresses] = useState(0);
		return { ...useLive(load), presses, press: () => flushSync(() => setPresses(presses + 1)) };
	});
	// React renders when it wants, as in a browser.
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
	answers[0]?.resolve("unasked");
	await load.mock.results[0]?.value;
	result.current.press();
	expect(result.current).toMatchObject({ presses: 1, data: undefined });
	const reloaded = result.current.reload();
	window.dispatchEvent(new Event("online"));
	answers[1]?.reject(new DOMException("aborted", "AbortError"));
	answers[2]?.resolve("newest");
	await reloaded;
	result.current.press();
	expect(result.current).toMatchObject({ presses: 2, data: "newest" });
});
