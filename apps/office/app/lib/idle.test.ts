import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchIdle } from "./idle.ts";

const minute = 60_000;
const page = new EventTarget();
const stored = new Map<string, string>();
let stop = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	stored.clear();
	vi.stubGlobal("window", Object.assign(page, { setInterval, clearInterval }));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});

afterEach(() => {
	stop();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function watch() {
	const actions = { onIdle: vi.fn(), onActive: vi.fn() };
	stop = watchIdle(actions);
	return actions;
}

const press = () => page.dispatchEvent(new Event("keydown"));

it("reports half an hour without input", () => {
	const { onIdle } = watch();
	vi.advanceTimersByTime(29 * minute);
	expect(onIdle).not.toHaveBeenCalled();
	vi.advanceTimersByTime(minute);
	expect(onIdle).toHaveBeenCalledOnce();
});

it("input starts it anew, also input in another tab", () => {
	const { onIdle } = watch();
	vi.advanceTimersByTime(20 * minute);
	press();
	vi.advanceTimersByTime(20 * minute);
	stored.set("office_active", String(Date.now()));
	vi.advanceTimersByTime(29 * minute);
	expect(onIdle).not.toHaveBeenCalled();
	vi.advanceTimersByTime(minute);
	expect(onIdle).toHaveBeenCalled();
});

it("after the machine slept, the first movement already finds it idle", () => {
	const { onIdle } = watch();
	vi.setSystemTime(Date.now() + 40 * minute);
	press();
	expect(onIdle).toHaveBeenCalledOnce();
});

it("reports typing without saving every five minutes, and nothing else", () => {
	const { onActive } = watch();
	vi.advanceTimersByTime(12 * minute);
	expect(onActive).not.toHaveBeenCalled();
	for (let passed = 0; passed < 10; passed += 1) {
		press();
		vi.advanceTimersByTime(minute);
	}
	expect(onActive).toHaveBeenCalledTimes(2);
});
